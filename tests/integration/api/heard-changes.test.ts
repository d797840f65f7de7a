import { listenForIndexChanges } from '@directory/api/search/index-generation';
import { pino } from 'pino';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { ownDatabase } from '../../support/own-database.ts';
import { readStack } from '../../support/stack-file.ts';

const database = await ownDatabase();
const { sql } = database;
afterAll(() => database[Symbol.asyncDispose]());

const lines: string[] = [];
const log = pino({}, { write: (line) => void lines.push(line) });

it('a change is counted when it is notified, and every ten minutes whatever is notified', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const heard = listenForIndexChanges(database.url, log, sql);
  onTestFinished(() => heard.close());
  await expect.poll(() => heard.current()).not.toBeNull();
  const before = heard.current() ?? 0;
  await sql`select pg_notify('search_index_changed', '')`;
  await expect.poll(() => heard.current()).toBe(before + 1);
  vi.advanceTimersByTime(10 * 60_000);
  expect(heard.current()).toBe(before + 2);
});

it('whoever waits for what was said so far has heard the changes before it', async () => {
  const heard = listenForIndexChanges(database.url, log, sql);
  onTestFinished(() => heard.close());
  await expect.poll(() => heard.current()).not.toBeNull();
  for (let changes = 1; changes <= 20; changes += 1) {
    const before = heard.current() ?? 0;
    await sql`select pg_notify('search_index_changed', '')`;
    await heard.heardSoFar();
    expect(heard.current()).toBe(before + 1);
  }
});

it('a change counts once what has to come before it is done, and whoever waits for it waits for that', async () => {
  let prepare = () => {};
  const prepared = new Promise<void>((resolve) => (prepare = resolve));
  let isHeard = false;
  const heard = listenForIndexChanges(database.url, log, sql, () => {
    isHeard = true;
    return prepared;
  });
  onTestFinished(() => heard.close());
  await expect.poll(() => heard.current()).not.toBeNull();
  const before = heard.current() ?? 0;
  await sql`select pg_notify('search_index_changed', '')`;
  await expect.poll(() => isHeard).toBe(true);
  expect(heard.current()).toBe(before);
  const waiting = heard.heardSoFar();
  prepare();
  await waiting;
  expect(heard.current()).toBe(before + 1);
});

it('nothing is kept where what is notified does not arrive', async () => {
  // A notice stays in its database. So this listener is where one behind a pooler for transactions is: LISTEN is accepted, and nothing comes.
  const deaf = listenForIndexChanges(readStack().postgres, log, sql);
  onTestFinished(() => deaf.close());
  await expect.poll(() => lines.join('')).toContain('does not come here');
  expect([deaf.current(), deaf.ofAll()]).toEqual([null, null]);
});
