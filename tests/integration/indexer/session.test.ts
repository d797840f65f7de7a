import { randomUUID } from 'node:crypto';
import { openSession, SessionLostError } from '@directory/indexer/log/session';
import { permission } from '@directory/indexer/rebuild/rebuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readStack } from '../../support/stack-file.ts';

const { postgres: databaseUrl } = readStack();

const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);

beforeAll(() => void process.on('unhandledRejection', note));
afterAll(() => void process.off('unhandledRejection', note));

it('a session that is closed while it still connects leaves nothing behind to fail', async () => {
  // From before the connection is made to after its first answer, in steps that are finer than any of its parts.
  for (let round = 0; round < 200; round += 1) {
    const session = openSession(databaseUrl);
    const answered = session.sql`select 1`.catch(() => undefined);
    const until = performance.now() + round / 10;
    while (performance.now() < until) await new Promise((resolve) => setImmediate(resolve));
    await session.close();
    await answered;
  }
  expect(unhandled).toEqual([]);
});

it('a rebuild whose process stood still goes on while it holds its lock, and not without it', async () => {
  let stretch: number | null = 1;
  const session = openSession(databaseUrl, {
    id: randomUUID(),
    stretch: () => stretch,
    release: () => Promise.resolve(),
  });
  try {
    await session.sql`select`;
    const mayWrite = permission(session);
    stretch = null;
    const awaited = mayWrite();
    stretch = 2;
    await expect(awaited).resolves.toBeUndefined();
    stretch = 3;
    await session.sql`select pg_terminate_backend(pg_backend_pid())`.catch(() => undefined);
    await expect(mayWrite()).rejects.toThrow(SessionLostError);
  } finally {
    await session.close();
  }
});
