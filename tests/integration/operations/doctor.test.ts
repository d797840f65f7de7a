import { Resolver } from 'node:dns/promises';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCertificate } from '@directory/api/doctor/certificate';
import { checkDkim, checkDmarc, checkSpf } from '@directory/api/doctor/sender';
import type { Finding } from '@directory/api/doctor/verdict';
import { freePort } from '@directory/stack/data-dir/ports';
import { Redis } from 'ioredis';
import { expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { deafPooler } from '../../support/deaf-pooler.ts';
import { dnsStub } from '../../support/dns-stub.ts';
import { mailSink } from '../../support/mail-sink.ts';
import { ownDatabase } from '../../support/own-database.ts';
import { ownRedis } from '../../support/own-redis.ts';
import { readStack } from '../../support/stack-file.ts';
import { tlsFront } from '../../support/tls-front.ts';

/** What the doctor found, by name, and how it ended. */
async function doctor(env: Readonly<Record<string, string>>, args: readonly string[] = []) {
  const { code, stdout, stderr } = await admin(['doctor', '--json', ...args], env);
  expect(stderr).toBe('');
  const findings = JSON.parse(stdout) as Finding[];
  return { code, found: new Map(findings.map((finding) => [finding.name, finding])) };
}

/** The variables of a stack's programs, as whoever runs them sets them. */
function environment() {
  const { app, meilisearch, smtp, supabase } = readStack();
  return {
    PUBLIC_URL: app,
    SUPABASE_URL: supabase.url,
    SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
    SUPABASE_SECRET_KEY: supabase.secretKey,
    MEILISEARCH_URL: meilisearch.url,
    MEILISEARCH_SEARCH_KEY: meilisearch.searchKey,
    MEILISEARCH_ADMIN_KEY: meilisearch.adminKey,
    SMTP_URL: smtp,
  };
}

it('finds a stack in order, and reads from files what it is given so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'directory-doctor-'));
  const { MEILISEARCH_ADMIN_KEY: key, ...rest } = environment();
  await writeFile(join(folder, 'key'), `${key}\n`);
  const { found } = await doctor({ ...rest, MEILISEARCH_ADMIN_KEY_FILE: join(folder, 'key') });
  await rm(folder, { recursive: true });
  // What depends on what other tests do at this moment is left out.
  const still = 'postgres,migrations,row security,roles,listen,redis,meilisearch,search key,admin key';
  for (const name of [...still.split(','), 'accounts', 'pictures', 'smtp', 'certificate', 'clock'])
    expect(found.get(name), name).toMatchObject({ status: 'ok', cure: null });
});

/** A site that answers as ours does, with a clock that is an hour behind, and a queue that is away. */
async function lateSite() {
  const server = createServer((_, response) => {
    response.sendDate = false;
    response.setHeader('Date', new Date(Date.now() - 3_600_000).toUTCString());
    response.end(JSON.stringify({ checks: { redis: { status: 'failed', message: 'ECONNREFUSED' } } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

it('names each of twenty faults, with its cure', async () => {
  const stack = readStack();
  await using redis = await ownRedis();
  const client = new Redis(redis.url);
  await client.config('SET', 'maxmemory-policy', 'allkeys-lru');
  client.disconnect();
  await using database = await ownDatabase();
  await using pooler = await deafPooler(database.url);
  await using sink = await mailSink('0.0.0.0');
  await using site = await lateSite();
  await using dns = await dnsStub({ '_dmarc.directory.example': ['v=DMARC1; p=none'] });
  await database.sql`alter table practices disable row level security`;
  await database.sql`delete from supabase_migrations.schema_migrations where version = '20261124280000'`;
  await database.sql`
    insert into mails (kind, subject_id, status, failure_reason)
    values ('contact-message', gen_random_uuid(), 'failed', '550 no such user')`;
  // By this name the machine is not known to be this one: what leaves it must be encrypted.
  const elsewhere = (url: string) => url.replace('127.0.0.1', '0.0.0.0');
  const { code, found } = await doctor(
    {
      ...environment(),
      DATABASE_URL: pooler.url,
      REDIS_URL: redis.url,
      PUBLIC_URL: `http://0.0.0.0:${site.port}`,
      SUPABASE_PUBLISHABLE_KEY: stack.supabase.secretKey,
      SUPABASE_SECRET_KEY: 'sb_secret_of_another_project',
      MEILISEARCH_SEARCH_KEY: stack.meilisearch.adminKey,
      MEILISEARCH_ADMIN_KEY: stack.meilisearch.masterKey,
      SMTP_URL: elsewhere(sink.url),
      MAIL_FROM: 'Directory <directory@directory.example>',
      DKIM_SELECTOR: 'mail',
      DISK_PATHS: '/no-such-folder',
    },
    ['--dns', dns.server],
  );
  expect(code).toBe(1);
  const faults: readonly [name: string, status: string, seen: RegExp, cure: RegExp][] = [
    ['migrations', 'failed', /20261124280000_made_up_people\.sql/, /supabase db push/],
    ['row security', 'failed', /off for practices/, /alter table public\.practices enable row level/],
    ['listen', 'failed', /no NOTIFY arrived/, /transaction pooler/],
    ['redis', 'failed', /allkeys-lru/, /maxmemory-policy noeviction/],
    [
      'search key',
      'failed',
      /read documents, write documents/,
      /"search" on the index "psychologists" alone/,
    ],
    ['admin key', 'failed', /master key/, /MEILISEARCH_ADMIN_KEY/],
    ['index', 'failed', /never built/, /npm run index -- rebuild/],
    ['accounts', 'failed', /holds a secret key/, /SUPABASE_PUBLISHABLE_KEY/],
    ['pictures', 'failed', /refuses the secret key|no bucket/, /./],
    ['worker', 'failed', /never run/, /Start the worker/],
    ['indexer', 'failed', /never run/, /Start the indexer/],
    ['mails', 'warning', /1 failed for good/, /mails list --status failed/],
    ['smtp', 'failed', /STARTTLS|TLS/i, /must offer STARTTLS/],
    ['spf', 'failed', /no SPF record/, /v=spf1/],
    ['dkim', 'failed', /mail\._domainkey\.directory\.example/, /DKIM_SELECTOR/],
    ['dmarc', 'warning', /p=none/, /p=quarantine/],
    ['site', 'failed', /redis: ECONNREFUSED/, /other lines/],
    ['certificate', 'failed', /not encrypted/, /https:/],
    ['clock', 'failed', /the site behind by 3[56]\d\d/, /timedatectl/],
    ['disk', 'failed', /no folder/, /DISK_PATHS/],
  ];
  for (const [name, status, seen, cure] of faults) {
    expect(found.get(name), name).toMatchObject({
      status,
      seen: expect.stringMatching(seen) as string,
      cure: expect.stringMatching(cure) as string,
    });
  }
  expect(found.get('postgres')).toMatchObject({ status: 'ok' });
  expect(JSON.stringify([...found])).not.toContain(stack.meilisearch.adminKey);
});

it('looks at the rest when the database is away, and when little was named', async () => {
  const { code, found } = await doctor({ DATABASE_URL: `postgres://u:p@127.0.0.1:${await freePort()}/db` });
  expect(code).toBe(1);
  expect(found.get('postgres')).toMatchObject({
    status: 'failed',
    cure: expect.stringContaining('Start Postgres') as string,
  });
  expect(found.get('redis')).toMatchObject({ status: 'ok' });
  expect(found.get('smtp')).toMatchObject({
    status: 'warning',
    seen: 'not looked at: SMTP_URL not set here',
  });
});

it('reads the sender’s records as receivers do', async () => {
  await using stub = await dnsStub({
    'good.example': ['something-else', `v=spf1 ${'include:_spf.mail.example '.repeat(6)}-all`],
    'two.example': ['v=spf1 -all', 'v=spf1 ~all'],
    'open.example': ['v=spf1 +all'],
    'loose.example': ['v=spf1 mx ?all'],
    'shut.example': ['v=spf1 -all'],
    'mail._domainkey.good.example': [`v=DKIM1; k=rsa; p=${'A'.repeat(300)}`],
    'old._domainkey.good.example': ['v=DKIM1; p='],
    '_dmarc.good.example': ['v=DMARC1; p=reject'],
    '_dmarc.parent.example': ['v=DMARC1; p = reject; sp=none'],
  });
  const dns = new Resolver({ timeout: 3000 });
  dns.setServers([stub.server]);
  const spf = await Promise.all(
    ['good', 'two', 'open', 'loose', 'shut', 'none'].map((name) => checkSpf(dns, `${name}.example`)),
  );
  expect(spf.map(({ status }) => status)).toEqual(['ok', 'failed', 'failed', 'warning', 'warning', 'failed']);
  expect((await checkDkim(dns, 'good.example', 'mail')).status).toBe('ok');
  expect((await checkDkim(dns, 'good.example', 'old')).seen).toContain('withdrawn');
  // A domain's parent answers for it.
  expect((await checkDmarc(dns, 'mail.good.example')).status).toBe('ok');
  expect((await checkDmarc(dns, 'parent.example')).status).toBe('ok');
  expect((await checkDmarc(dns, 'mail.parent.example')).seen).toContain('p=none');
  expect((await checkDmarc(dns, 'two.example')).status).toBe('failed');
});

it('sees a certificate that browsers refuse', async () => {
  await using front = await tlsFront('redis://127.0.0.1:9');
  const verdict = await checkCertificate(`https://localhost:${front.url.port}`);
  expect(verdict).toMatchObject({ status: 'failed', seen: expect.stringMatching(/refuse it/) as string });
});
