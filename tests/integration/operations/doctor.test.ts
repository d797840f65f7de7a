import { Resolver } from 'node:dns/promises';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCertificate } from '@directory/api/operator/doctor/site';
import { checkDkim, checkDmarc, checkSpf } from '@directory/api/operator/doctor/sender';
import { checkRoles } from '@directory/api/operator/doctor/rights';
import type { Finding } from '@directory/api/operator/doctor/verdict';
import { freePort } from '@directory/stack/data-dir/ports';
import { applyMigrations } from '@directory/stack/migrations';
import { Redis } from 'ioredis';
import { expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { adminProgram } from '../../support/admin-program.ts';
import { addProfile, undone } from '../../support/database.ts';
import { deafPooler } from '../../support/deaf-pooler.ts';
import { dnsStub } from '../../support/dns-stub.ts';
import { mailSink, readMail } from '../../support/mail-sink.ts';
import { ownDatabase } from '../../support/own-database.ts';
import { ownRedis } from '../../support/own-redis.ts';
import { readStack } from '../../support/stack-file.ts';
import { openLink } from '../../support/switchable-link.ts';
import { tlsFront } from '../../support/tls-front.ts';

/**
 * What the doctor found, by name, and how it ended. In this process, unless it is said how else. It is patient: how fast an answer comes here
 * is the other tests' doing.
 */
async function doctor(env: Readonly<Record<string, string>>, args: readonly string[] = [], run = admin) {
  const { code, stdout, stderr } = await run(['doctor', '--json', '--wait', '30', ...args], env);
  expect(stderr).toBe('');
  const findings = JSON.parse(stdout) as Finding[];
  return { code, found: new Map(findings.map((finding) => [finding.name, finding])) };
}

/** The variables of a stack's programs, as whoever runs them sets them. */
function environment() {
  const { app, keyholder, meilisearch, smtp, supabase } = readStack();
  return {
    PUBLIC_URL: app,
    SUPABASE_URL: supabase.url,
    SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
    SUPABASE_SECRET_KEY: supabase.secretKey,
    KEYHOLDER_URL: keyholder.apiUrl,
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
  const { found } = await doctor(
    { ...rest, MEILISEARCH_ADMIN_KEY_FILE: join(folder, 'key') },
    [],
    // Files are read where a program begins.
    adminProgram,
  );
  await rm(folder, { recursive: true });
  // What depends on what other tests do at this moment is left out.
  const still =
    'postgres,migrations,row security,database lints,roles,listen,redis,meilisearch,search key,admin key';
  for (const name of [
    ...still.split(','),
    'accounts',
    'pictures',
    'keyholder',
    'smtp',
    'certificate',
    'clock',
  ])
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

const NAMESAKE = { first_name: 'Ann', last_name: 'Roy' };

it('names each of its faults, with its cure', async () => {
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
  await database.sql`create function led_astray() returns void language sql as 'select'`;
  await database.sql`create view everybody as select id from auth.users`;
  await database.sql`grant select on everybody to anon`;
  await database.sql`delete from supabase_migrations.schema_migrations where version = '20261122101500'`;
  await database.sql`
    insert into mails (kind, subject_id, status, failure_reason)
    values ('contact-message', gen_random_uuid(), 'failed', '550 no such user')`;
  const [ann, bo] = [
    await addProfile(database.sql, { ...NAMESAKE, regulator: 'pam' }),
    await addProfile(database.sql, { ...NAMESAKE, regulator: 'opq', province: 'QC' }),
  ];
  await database.sql`insert into registers (regulator, checked_on) values ('opq', '2026-01-02')`;
  await database.sql`
    insert into register_entries (regulator, number_key, profile_id, departed_on, departure_noted_at)
    values ('opq', '1', ${bo}, '2026-01-02', now())`;
  await database.sql`insert into profile_questions (profile_id, cause) values (${ann}, 'fees')`;
  await database.sql`
    insert into profile_changes (profile_id, field, new_value, requested_by) values (${ann}, 'name', 'Anne Roy', gen_random_uuid())`;
  await database.sql`
    insert into person_requests (wish, account, email, created_at)
    values ('erase', gen_random_uuid(), 'ann@example.org', now() - interval '11 minutes')`;
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
      KEYHOLDER_URL: stack.keyholder.apiUrl.replace(/:[^:@]*@/, ':a-token-of-before@'),
      MEILISEARCH_SEARCH_KEY: stack.meilisearch.adminKey,
      MEILISEARCH_ADMIN_KEY: stack.meilisearch.masterKey,
      SMTP_URL: elsewhere(sink.url),
      MAIL_FROM: 'Directory <directory@directory.example>',
      DKIM_SELECTOR: 'mail',
      DISK_PATHS: '/no-such-folder',
    },
    ['--dns', dns.server, '--wait', '8'],
  );
  expect(code).toBe(1);
  const faults: readonly [name: string, status: string, seen: RegExp, cure: RegExp][] = [
    ['migrations', 'failed', /20261122101500_erased_people\.sql/, /supabase db push/],
    [
      'database lints',
      'warning',
      /0002_auth_users_exposed: everybody; 0007_policy_exists_rls_disabled: practices; 0010_security_definer_view: everybody; 0011_function_search_path_mutable: led_astray$/,
      /alter function public/,
    ],
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
    ['keyholder', 'failed', /does not know the server/, /KEYHOLDER_API_TOKEN/],
    ['worker', 'failed', /never run/, /Start the worker/],
    ['indexer', 'failed', /never run/, /Start the indexer/],
    ['mails', 'warning', /1 failed for good/, /mails list --status failed/],
    [
      'custodian',
      'failed',
      /^copies or deletions .* wait: 1, the oldest for 11 min$/,
      /Start the custodian; .*person settle/,
    ],
    [
      'waiting',
      'warning',
      /^names and credentials 1, reports 1, names in two registers 1, left a register 1$/,
      /changes list; .*reports list; .*profiles namesakes; .*profiles departures/,
    ],
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
  // What only the database knows sends nobody elsewhere.
  for (const name of ['migrations', 'row security', 'roles', 'worker', 'indexer', 'mails', 'clock'])
    expect(found.get(name), name).toMatchObject({
      status: 'failed',
      seen: 'Postgres does not answer',
      cure: expect.stringContaining('Start Postgres') as string,
    });
  expect(found.get('redis')).toMatchObject({ status: 'ok' });
  expect(found.get('smtp')).toMatchObject({
    status: 'warning',
    seen: 'not looked at: SMTP_URL not set here',
  });
});

it('writes to the operator once when something fails, with no queue and no database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'directory-doctor-'));
  await using sink = await mailSink();
  const away = {
    ...environment(),
    DATABASE_URL: `postgres://u:p@127.0.0.1:${await freePort()}/db`,
    REDIS_URL: `redis://127.0.0.1:${await freePort()}`,
    SMTP_URL: sink.url,
    MAIL_FROM: 'Répertoire <directory@directory.example>',
    OPERATOR_EMAIL: 'operator@directory.example',
    OPERATOR_LANGUAGE: 'fr',
  };
  const look = (env: Readonly<Record<string, string>>) =>
    admin(['doctor', '--mail', join(folder, 'said.json')], env);
  await look(away);
  expect(sink.mails).toEqual([]);
  // What cannot be said is said at the next look.
  expect((await look({ ...away, SMTP_URL: `smtp://127.0.0.1:${await freePort()}` })).stderr).toContain(
    'ECONNREFUSED',
  );
  for (let again = 0; again < 2; again += 1) expect((await look(away)).code).toBe(1);
  await rm(folder, { recursive: true });
  expect(sink.mails).toHaveLength(1);
  const mail = await readMail(sink.mails[0] ?? { to: [], messageId: '', raw: '' });
  expect(mail.subject).toBe('Quelque chose ne va pas dans le répertoire');
  expect(mail.text).toContain('> postgres: ');
  expect(mail.text).toContain('> redis: ');
});

it('names the part that stands still, wherever it shows', async () => {
  const { postgres, redis, meilisearch, supabase } = readStack();
  const links = await Promise.all(
    [postgres, redis, meilisearch.url, supabase.url].map((url) => openLink(url)),
  );
  for (const link of links) link.freeze();
  const [DATABASE_URL = '', REDIS_URL = '', MEILISEARCH_URL = '', SUPABASE_URL = ''] = links.map(
    ({ url }) => url,
  );
  const { PUBLIC_URL: _, ...rest } = environment();
  const [{ code, found }, withoutAccounts] = await Promise.all([
    doctor({ ...rest, DATABASE_URL, REDIS_URL, MEILISEARCH_URL }, ['--wait', '5']),
    doctor({ ...rest, SUPABASE_URL }, ['--wait', '5']),
  ]);
  expect(code).toBe(1);
  for (const name of ['accounts', 'pictures']) found.set(name, withoutAccounts.found.get(name) as Finding);
  const cures: readonly [cure: RegExp, names: string][] = [
    [/^Start Postgres, anew/, 'postgres,migrations,row security,roles,listen,worker,indexer,mails,index'],
    [/^Start Redis, anew/, 'redis'],
    [/^Start Meilisearch at 127.0.0.1:\d+, anew/, 'meilisearch,search key,admin key'],
    [/^Start Supabase at 127.0.0.1:\d+, anew/, 'accounts,pictures'],
  ];
  for (const [cure, names] of cures)
    for (const name of names.split(','))
      expect(found.get(name), name).toMatchObject({
        status: 'failed',
        cure: expect.stringMatching(cure) as string,
      });
  await Promise.all(links.map((link) => link[Symbol.asyncDispose]()));
});

it('sees a role with a right that no program needs, and a migration that was changed after it was applied', async () => {
  await using database = await ownDatabase();
  const { sql } = database;
  const before = (await doctor({ DATABASE_URL: database.url })).found;
  expect([before.get('roles')?.seen, before.get('migrations')?.status]).toEqual([
    expect.stringMatching(/own nothing/),
    'ok',
  ]);
  // Roles are the server's, which others use meanwhile: what is given here is never committed.
  const verdict = await undone(sql, async (transaction) => {
    await transaction`alter role directory_worker createdb createrole`;
    await transaction`grant pg_read_all_data to directory_indexer`;
    await transaction`grant create on schema public to directory_worker`;
    await transaction`grant truncate on practices to directory_api`;
    return checkRoles(transaction);
  });
  expect(verdict).toMatchObject({
    status: 'failed',
    seen: 'directory_api may truncate practices; directory_indexer is a member of pg_read_all_data; directory_worker may create databases, may create roles, may create in the schema public',
    cure: expect.stringContaining('revoke create on schema public from directory_worker;') as string,
  });
  await sql`
    update supabase_migrations.schema_migrations set statements = array['create table of_another_text ();']
    where version = '20261122101500'`;
  const { found } = await doctor({ DATABASE_URL: database.url });
  expect(found.get('migrations')).toMatchObject({
    status: 'failed',
    seen: 'changed since applied: 20261122101500_erased_people.sql',
    cure: expect.stringContaining("set statements = null where version in ('20261122101500')") as string,
  });
  await expect(applyMigrations(database.url)).rejects.toThrow('20261122101500_erased_people.sql');
  // The Supabase CLI notes each statement by itself, without what stands between them.
  const file = await readFile('supabase/migrations/20261122101500_erased_people.sql', 'utf8');
  const statements = file.split(/;\s*\n/).filter((statement) => statement.trim() !== '');
  await sql`
    update supabase_migrations.schema_migrations set statements = ${statements} where version = '20261122101500'`;
  expect(await applyMigrations(database.url)).toEqual([]);
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
