import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@directory/api/database';
import { openRedis } from '@directory/api/messages/jobs/open-queue';
import { createMailTransport } from '@directory/api/messages/mail/transport';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi } from '../../support/api-process.ts';
import { databaseAs } from '../../support/built-program.ts';
import { mailSink } from '../../support/mail-sink.ts';
import { startMailWorker } from '../../support/mail-worker.ts';
import { ownDatabase } from '../../support/own-database.ts';
import { ownRedis } from '../../support/own-redis.ts';
import { readStack } from '../../support/stack-file.ts';
import { CERTIFICATE, tlsFront } from '../../support/tls-front.ts';
import { ask } from '../api/site.ts';

let folder: string;
let authority: { NODE_EXTRA_CA_CERTS: string };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'directory-authority-'));
  authority = { NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem') };
  await writeFile(authority.NODE_EXTRA_CA_CERTS, CERTIFICATE);
});
afterAll(() => rm(folder, { recursive: true }));

/** The stack's Postgres and a Redis, each behind TLS. */
async function secured() {
  const redis = await ownRedis();
  const database = await ownDatabase();
  const fronts = { postgres: await tlsFront(database.url), redis: await tlsFront(redis.url) };
  fronts.postgres.url.searchParams.set('sslmode', 'verify-full');
  return {
    postgres: fronts.postgres.url.href,
    redis: fronts.redis.url.href.replace('redis:', 'rediss:'),
    trusted: () => ({ postgres: fronts.postgres.trusted() > 0, redis: fronts.redis.trusted() > 0 }),
    async [Symbol.asyncDispose]() {
      await Promise.all([fronts.postgres, fronts.redis].map((front) => front[Symbol.asyncDispose]()));
      await Promise.all([redis, database].map((part) => part[Symbol.asyncDispose]()));
    },
  };
}

const statusOf = async (origin: string) => {
  const { checks } = (await ask('/api/health', {}, origin)).json() as {
    checks: Record<'postgres' | 'redis', { status: string }>;
  };
  return [checks.postgres.status, checks.redis.status];
};

it('server and worker reach Postgres and Redis over TLS whose authority they know', async () => {
  await using parts = await secured();
  await using sink = await mailSink();
  const stack = { ...readStack(), ...parts };
  await using api = await startApi(stack, { env: authority });
  await expect.poll(() => statusOf(api.url)).toEqual(['ok', 'ok']);
  // It is ready when it has both.
  await using _worker = await startMailWorker({ ...parts, smtp: sink.url, env: authority });
  expect(parts.trusted()).toEqual({ postgres: true, redis: true });
});

it('they say nothing to a server whose certificate is anybody’s', async () => {
  await using parts = await secured();
  // By what server and worker open: this process knows no such authority.
  const lines: string[] = [];
  const redis = openRedis(parts.redis, pino({}, { write: (line) => void lines.push(line) }));
  const url = databaseAs('api', { ...readStack(), ...parts });
  expect(url).toContain('sslmode=verify-full');
  const sql = openDatabase(url, 1);
  await expect(sql`select 1`).rejects.toThrow(/certificate/);
  await expect.poll(() => lines.join('')).toMatch(/redis is away.*certificate|certificate.*redis is away/);
  expect(parts.trusted()).toEqual({ postgres: false, redis: false });
  redis.disconnect();
  await sql.end({ timeout: 1 });
});

const MAIL_FROM = { name: 'Directory', address: 'directory@directory.example' };
const MAIL = {
  to: { name: '', address: 'member@example.org' },
  subject: 'A secret',
  text: 'Words for one reader.',
  html: '<p>Words for one reader.</p>',
  automatic: false,
};

it('a mail that needs TLS goes to no server that offers none, nor to one with anybody’s certificate', async () => {
  await using sink = await mailSink();
  const offering = new SMTPServer({ authOptional: true, closeTimeout: 1, disableReverseLookup: true });
  offering.on('error', () => undefined);
  const port = await new Promise<number>((resolve) => {
    const listening = offering.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const send = async (url: string, requireTls: boolean) => {
    const transport = createMailTransport({ url, requireTls }, MAIL_FROM);
    try {
      await transport.send('mail-id', MAIL, () => Promise.resolve(true));
      return 'sent';
    } catch (error) {
      return (error as Error).message;
    } finally {
      transport.close();
    }
  };
  expect(await send(sink.url, true)).toMatch(/STARTTLS|TLS/i);
  expect(sink.mails).toHaveLength(0);
  expect(await send(`smtp://127.0.0.1:${port}`, true)).toMatch(/certificate/i);
  expect(await send(sink.url, false)).toBe('sent');
  await new Promise<void>((resolve) => offering.close(() => resolve()));
});
