import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { startApi } from '../../support/api-process.ts';
import { databaseAs, startBuilt } from '../../support/built-program.ts';
import { startMailWorker } from '../../support/mail-worker.ts';
import { ownDatabase } from '../../support/own-database.ts';
import { ownRedis } from '../../support/own-redis.ts';
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

it('a server that lives and may be asked says so, also when nothing else answers', async () => {
  const nowhere = 'redis://127.0.0.1:1';
  await using api = await startApi(
    { ...stack, redis: nowhere },
    { env: { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', MEILISEARCH_URL: 'http://127.0.0.1:1' } },
  );
  for (const path of ['/api/live', '/api/ready']) {
    const answer = await ask(path, {}, api.url);
    expect([path, answer.status, answer.json()]).toEqual([path, 200, { status: 'ok' }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
  expect((await ask('/api/health', {}, api.url)).status).toBe(503);
});

it('without pages to show it is not ready, though it lives', async () => {
  await using api = await startApi(stack, { env: { WEB_BUILD_DIR: import.meta.dirname } });
  expect((await ask('/api/live', {}, api.url)).status).toBe(200);
  const answer = await ask('/api/ready', {}, api.url);
  expect([answer.status, answer.json()]).toEqual([503, { status: 'not_built' }]);
});

/** Resolves when nobody can connect any more. */
async function untilRefused(port: number): Promise<void> {
  for (;;) {
    const socket: Socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
    } catch {
      return;
    }
    socket.destroy();
  }
}

it('told to stop it is not ready, refuses new connections, and answers what has begun to come', async () => {
  await using api = await startApi(stack);
  const port = Number(new URL(api.url).port);
  const begun = connect(port, '127.0.0.1');
  await once(begun, 'connect');
  let text = '';
  begun.on('data', (chunk) => (text += chunk.toString('utf8')));
  begun.write('GET /api/live HTTP/1.1\r\nHost: site.example\r\n\r\n');
  await once(begun, 'data');
  begun.write('GET /api/ready HTTP/1.1\r\nHost: site.example\r\n');
  // Answered after the half request has come: the server knows of it.
  await ask('/api/live', {}, api.url);
  api.signal('SIGTERM');
  await untilRefused(port);
  begun.write('\r\n');
  await once(begun, 'close');
  expect(text).toMatch(/HTTP\/1\.1 503 [^]*connection: close[^]*\{"status":"stopping"\}/i);
  expect(await api.ended).toBe(0);
});

it('told to drain, it serves on and is not ready, until it is told again', async () => {
  await using api = await startApi(stack, { env: { DRAIN_SECONDS: '5' } });
  api.signal('SIGTERM');
  await expect.poll(async () => (await ask('/api/ready', {}, api.url)).status).toBe(503);
  const answer = await ask('/api/live', {}, api.url);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  api.signal('SIGTERM');
  expect(await api.ended).toBe(1);
});

const DIES = (how: string) => `data:text/javascript,process.once("SIGUSR2",()=>{${encodeURIComponent(how)}})`;

it.each([
  ['an error that nobody caught', 'throw new Error("nobody caught this")'],
  ['a rejection that nobody handled', 'Promise.reject(new Error("nobody caught this"))'],
])('%s is logged, and ends each program in order', async (_, how) => {
  const smtp = 'smtp://127.0.0.1:1';
  // Of their own: nobody else's mails and jobs are taken along.
  await using database = await ownDatabase();
  await using ownQueue = await ownRedis();
  const [postgres, redis] = [database.url, ownQueue.url];
  const program = (path: string) => ['--import', DIES(how), path];
  const programs = await Promise.all([
    startApi(stack, { program: program('build/api/server.js') }),
    startMailWorker({ postgres, redis, smtp, program: program('build/api/worker.js') }),
    startBuilt(program('build/indexer/worker.js'), { ...stack, redis }, indexerOn(postgres)),
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
  await using database = await ownDatabase();
  await using ownQueue = await ownRedis();
  const redis = ownQueue.url;
  await using api = await startApi({ ...stack, postgres: database.url, redis });
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
  await using worker = await startMailWorker({
    postgres: database.url,
    redis,
    smtp: 'smtp://127.0.0.1:1',
  });
  const indexer = await startBuilt(['build/indexer/worker.js'], stack, indexerOn(database.url));
  await expect.poll(states).toEqual(['ok', 'ok']);
  for (const program of [worker, indexer]) program.signal('SIGSTOP');
  await expect.poll(states, { timeout: 75_000, interval: 500 }).toEqual(['failed', 'failed']);
  expect((await checks())['worker']?.message).toMatch(/^the worker has said nothing for \d+ s$/);
  for (const program of [worker, indexer]) program.signal('SIGCONT');
  await expect.poll(states, { timeout: 75_000 }).toEqual(['ok', 'ok']);
  await indexer.end('SIGTERM');
}, 180_000);
