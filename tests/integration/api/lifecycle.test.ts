import { expect, it } from 'vitest';
import { startApi } from '../../support/api-process.ts';
import { databaseAs, startBuilt } from '../../support/built-program.ts';
import { startMailWorker } from '../../support/mail-worker.ts';
import { ownDatabase } from '../../support/own-database.ts';
import { ownRedis } from '../../support/own-redis.ts';
import { ownSite } from '../../support/own-site.ts';
import { ALONE, sharedApi } from '../../support/shared-api.ts';
import { readStack } from '../../support/stack-file.ts';
import { ask } from './site.ts';

const stack = readStack();

interface Health {
  checks: Record<string, { status: string; message?: string }>;
}

const indexerOn = (postgres: string) => ({
  DATABASE_URL: databaseAs('indexer', { ...stack, postgres }),
  // Nothing listens here: it lives all the same.
  MEILISEARCH_URL: 'http://127.0.0.1:1',
  MEILISEARCH_ADMIN_KEY: 'none',
});

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

it('told to drain, it serves on and is not ready, until it is told again', async () => {
  await using api = await startApi(stack, { env: { DRAIN_SECONDS: '5' } });
  api.signal('SIGTERM');
  await expect.poll(async () => (await ask('/api/ready', {}, api.url)).text).toBe('{"status":"stopping"}');
  const answer = await ask('/api/live', {}, api.url);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  api.signal('SIGTERM');
  expect(await api.ended).toBe(1);
});

const DIES = (how: string) => `data:text/javascript,process.once("SIGUSR2",()=>{${encodeURIComponent(how)}})`;

it('an error that nobody caught, or a rejection that nobody handled, is logged and ends each program in order', async () => {
  const smtp = 'smtp://127.0.0.1:1';
  // Of their own: nobody else's mails and jobs are taken along.
  await using database = await ownDatabase();
  await using ownQueue = await ownRedis();
  const [postgres, redis] = [database.url, ownQueue.url];
  const thrown = ['--import', DIES('throw new Error("nobody caught this")')];
  const rejected = ['--import', DIES('Promise.reject(new Error("nobody caught this"))')];
  const programs = await Promise.all([
    startApi(stack, { program: [...thrown, 'build/api/server.js'] }),
    startMailWorker({ postgres, redis, smtp, program: [...rejected, 'build/api/worker.js'] }),
    startBuilt([...rejected, 'build/indexer/worker.js'], { ...stack, redis }, indexerOn(postgres)),
  ]);
  for (const { signal } of programs) signal('SIGUSR2');
  expect(await Promise.all(programs.map(({ ended }) => ended))).toEqual([1, 1, 1]);
  for (const { log } of programs) {
    const line = log.find((each) => each.includes('"level":60')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({
      msg: 'nobody caught an error: stopping',
      err: { message: 'nobody caught this' },
    });
  }
});

it('health counts mails that wait and were given up, looks after disk and event loop, and notices who stands still', async () => {
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
  await using worker = await startMailWorker({ postgres, redis: redis.url, smtp });
  const indexer = await startBuilt(['build/indexer/worker.js'], stack, indexerOn(database.url));
  await expect.poll(states).toEqual(['ok', 'ok']);
  for (const program of [worker, indexer]) program.signal('SIGSTOP');
  await expect.poll(states, { interval: 500 }).toEqual(['failed', 'failed']);
  expect((await checks())['worker']?.message).toMatch(/^the worker has said nothing for \d+ s$/);
  for (const program of [worker, indexer]) program.signal('SIGCONT');
  await expect.poll(states).toEqual(['ok', 'ok']);
  await indexer.end('SIGTERM');
}, 180_000);
