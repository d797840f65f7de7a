import { expect, it } from 'vitest';
import { startApi } from '../../support/api-process.ts';
import { databaseAs, startBuilt } from '../../support/built-program.ts';
import { startMailWorker } from '../../support/mail-worker.ts';
import { ownSite } from '../../support/own-site.ts';
import { ALONE, sharedApi } from '../../support/shared-api.ts';
import { readStack } from '../../support/stack-file.ts';
import { ask } from './site.ts';

const stack = readStack();

interface Health {
  checks: Record<string, { status: string; message?: string }>;
}

it('a server of whose parts none answers lives; without pages to show it is not ready', async () => {
  const api = await sharedApi(ALONE);
  const stateOf = async (path: string) => {
    const { status, headers, text } = await ask(path, {}, api.url);
    return [status, headers.get('cache-control'), text];
  };
  expect(await stateOf('/api/live')).toEqual([200, 'no-store', '{"status":"ok"}']);
  expect(await stateOf('/api/ready')).toEqual([503, 'no-store', '{"status":"not_built"}']);
  expect((await ask('/api/health', {}, api.url)).status).toBe(503);
});

const dying = (how: string) => [
  '--import',
  `data:text/javascript,process.once("SIGUSR2",()=>{${encodeURIComponent(how)}})`,
];
const THROWN = dying('throw new Error("nobody caught this")');
/** It ends a program in order, as an error does. */
const REJECTED = dying('Promise.reject(new Error("nobody caught this"))');

const expectLastWords = (log: readonly string[]) => {
  const line = log.find((each) => each.includes('"level":60')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({
    msg: 'nobody caught an error: stopping',
    err: { message: 'nobody caught this' },
  });
};

it('told to drain, it serves on and is not ready, until an error that nobody caught ends it at once', async () => {
  const program = [...THROWN, 'build/api/server.js'];
  await using api = await startApi(stack, { env: { DRAIN_SECONDS: '5' }, program });
  api.signal('SIGTERM');
  await expect.poll(async () => (await ask('/api/ready', {}, api.url)).text).toBe('{"status":"stopping"}');
  const answer = await ask('/api/live', {}, api.url);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  // A second signal takes the same way.
  api.signal('SIGUSR2');
  expect(await api.ended).toBe(1);
  expectLastWords(api.log);
});

it('health counts mails that wait and were given up, looks after disk and event loop, and notices who is gone after a rejection that nobody handled', async () => {
  const { api, database, redis } = await ownSite();
  const checks = async () => ((await ask('/api/health', {}, api.url)).json() as Health).checks;
  const states = async () => {
    const { worker, indexer } = await checks();
    return [worker?.status, indexer?.status];
  };
  expect(await states()).toEqual(['failed', 'failed']);
  await database.sql`
    insert into mails (kind, subject_id, status, failure_reason, attempts, created_at) values
      ('contact-message', gen_random_uuid(), 'failed', 'no such mailbox', 1, now()),
      ('contact-message', gen_random_uuid(), 'queued', 'try again', 2, now() - interval '1 hour')`;
  expect(await checks()).toMatchObject({
    mail: { status: 'ok', waiting: 1 },
    deadLetters: { status: 'ok', mails: 1, documents: 0 },
    disk: { status: 'ok', freeMegabytes: expect.any(Number) as number },
    eventLoop: { status: 'ok', p99Ms: expect.any(Number) as number },
  });
  await database.sql`
    insert into mails (kind, subject_id, created_at)
    values ('contact-message', gen_random_uuid(), now() - interval '1 hour')`;
  expect((await checks())['mail']?.message).toMatch(/^a mail has waited \d+ s for its first try$/);
  await database.sql`delete from mails`;
  const [postgres, smtp] = [database.url, 'smtp://127.0.0.1:1'];
  const indexerEnv = {
    DATABASE_URL: databaseAs('indexer', { ...stack, postgres }),
    // Nothing listens here: it lives all the same.
    MEILISEARCH_URL: 'http://127.0.0.1:1',
    MEILISEARCH_ADMIN_KEY: 'none',
  };
  const programs = await Promise.all([
    startMailWorker({ postgres, redis: redis.url, smtp, program: [...REJECTED, 'build/api/worker.js'] }),
    startBuilt([...REJECTED, 'build/indexer/worker.js'], { ...stack, redis: redis.url }, indexerEnv),
  ]);
  await expect.poll(states).toEqual(['ok', 'ok']);
  for (const { signal } of programs) signal('SIGUSR2');
  expect(await Promise.all(programs.map(({ ended }) => ended))).toEqual([1, 1]);
  for (const { log } of programs) expectLastWords(log);
  // Their last word grows old.
  await database.sql`update program_beats set beat_at = beat_at - interval '16 seconds'`;
  expect(await states()).toEqual(['failed', 'failed']);
  expect((await checks())['worker']?.message).toMatch(/^the worker has said nothing for \d+ s$/);
});
