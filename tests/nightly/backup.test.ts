import { randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rename, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup } from '@directory/api/operator/backup/backup';
import { restore } from '@directory/api/operator/backup/restore';
import { createPhotoStore } from '@directory/api/people/photos/store';
import { createSupabaseHttp } from '@directory/api/people/members/supabase-http';
import { ensureMember } from '@directory/stack/sample/member';
import type { StackAddresses } from '@directory/stack/stack-file';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminProgram } from '../support/admin-program.ts';
import { addProfile } from '../support/database.ts';
import { runIndexer } from '../support/run-indexer.ts';
import { makeDataDir, removeDataDir, startStackParts } from '../support/stack-parts.ts';
import { addMessage } from '../integration/contact/rows.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'directory-backup-'));
});
afterAll(() => rm(folder, { recursive: true }));

const MEMBER = { email: 'member@backup.example', password: 'Words that nobody guesses' };
/** What COPY, JSON and terminals each have to escape. */
const AWKWARD = 'Tab\there, back\\slash, \\N, "quotes",\na line, é, 心, 🙂 and {braces}.';
const PICTURES = { '/one.webp': randomBytes(40_000), '/two.webp': randomBytes(300) };

/** Servers of a directory, on an empty folder. */
async function servers() {
  const dataDir = await makeDataDir();
  const parts = startStackParts(dataDir);
  await parts.untilPrinted('ready');
  const stack = JSON.parse(await readFile(join(dataDir, 'stack.json'), 'utf8')) as StackAddresses;
  const { supabase, redis } = stack;
  const sql = postgres(stack.postgres, { max: 2, onnotice: () => undefined });
  const http = createSupabaseHttp(supabase.url);
  return {
    stack,
    sql,
    pictures: createPhotoStore(http, supabase.secretKey),
    command: (...args: string[]) =>
      adminProgram(args, {
        DATABASE_URL: stack.postgres,
        REDIS_URL: redis,
        SUPABASE_URL: supabase.url,
        SUPABASE_SECRET_KEY: supabase.secretKey,
      }),
    async [Symbol.asyncDispose]() {
      await Promise.all([sql.end({ timeout: 1 }), http.close()]);
      await parts[Symbol.asyncDispose]();
      await removeDataDir(dataDir);
    },
  };
}
type Servers = Awaited<ReturnType<typeof servers>>;

/** People, an account, a message, pictures; enough rows that a table comes in many pieces. */
async function fill({ sql, stack, pictures }: Servers): Promise<void> {
  const { url: supabaseUrl, secretKey: supabaseSecretKey } = stack.supabase;
  const user_id = await ensureMember(sql, { supabaseUrl, supabaseSecretKey }, MEMBER);
  const profile = await addProfile(sql, {
    user_id,
    last_name: 'Tremblay',
    bio: AWKWARD,
    accepts_severity_levels: ['mild', 'severe'],
    therapy_types: 'EMDR',
  });
  await sql`
    insert into psychologist_profiles (first_name, last_name, city, province, bio, is_active)
    select 'Ada', 'Number' || substr('abcdefghij', 1 + n % 10, 1), 'Winnipeg', 'MB', repeat(md5(n::text) || ' ', 30), n % 7 > 0
    from generate_series(1, 300) as n`;
  await addMessage(sql, { psychologist_id: profile, message: AWKWARD });
  await sql`
    insert into analytics_events (event, occurred_at)
    values ('page_view', now()), ('page_view', now() - interval '6 months')`;
  for (const [name, bytes] of Object.entries(PICTURES)) await pictures.put(`${profile}${name}`, bytes);
  await sql`update psychologist_profiles set image_filename = ${`${profile}/one.webp`} where id = ${profile}`;
}

/** What members and visitors have of the servers: the sign-in, the pictures, and what searches find. */
async function served({ sql, stack, pictures }: Servers) {
  await runIndexer(stack, ['rebuild']);
  const { supabase, meilisearch } = stack;
  const signIn = await fetch(`${supabase.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: supabase.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(MEMBER),
  });
  const searches = await Promise.all(
    ['tremblay', 'ada winnipeg', 'emdr', ''].map(async (q) => {
      const answer = await fetch(`${meilisearch.url}/indexes/psychologists/search`, {
        method: 'POST',
        headers: { authorization: `Bearer ${meilisearch.searchKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ q, limit: 1000 }),
      });
      const { hits, estimatedTotalHits } = (await answer.json()) as {
        hits: { id: string }[];
        estimatedTotalHits: number;
      };
      return [q, estimatedTotalHits, hits.map(({ id }) => id).toSorted()];
    }),
  );
  const names = await sql<{ name: string }[]>`select name from public.stored_photos() order by name`;
  const photos = await Promise.all(
    names.map(async ({ name }) => [name, (await pictures.read(name))?.bytes.toString('base64')]),
  );
  return { signIn: signIn.status, searches, photos };
}

/** The sum of each table's file: equal sums are equal rows. Of the audit nothing is taken away, and the restore is in it. */
const tableSums = async (name: string) =>
  (await readFile(join(folder, name, 'SHA256SUMS'), 'utf8'))
    .split('\n')
    .filter((line) => line.includes('  tables/') && !line.includes('operator_acts'));

// Two starts of all servers, on a machine that may be busy.
it('brings everything back after everything is gone', { timeout: 300_000 }, async () => {
  const whole = join(folder, 'whole');
  const before = await (async () => {
    await using old = await servers();
    await fill(old);
    const answers = await served(old);
    const saved = await old.command('backup', whole, '--json');
    expect(saved, saved.stderr).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(saved.stdout)).toMatchObject({ profiles: 301, accounts: 1, messages: 1, pictures: 2 });

    // Nobody else of the machine reads it, and nothing is written over.
    expect((await stat(whole)).mode & 0o777).toBe(0o700);
    for (const name of ['manifest.json', 'SHA256SUMS', 'tables/auth.users.jsonl.gz'])
      expect((await stat(join(whole, name))).mode & 0o777, name).toBe(0o600);
    await expect(backup({ ...old, folder: whole })).rejects.toThrow(/is there already/);
    // A database that is not empty stays as it is.
    const refusal = /not empty .*public\.psychologist_profiles.*--force/;
    await expect(restore({ ...old, folder: whole })).rejects.toThrow(refusal);
    return answers;
  })();
  expect(before.signIn).toBe(200);
  expect(before.photos).toHaveLength(2);

  await using fresh = await servers();
  const into = { ...fresh, folder: whole };
  await restore({ ...into, dryRun: true });
  expect(await fresh.sql`select id from psychologist_profiles`).toHaveLength(0);
  // As after a disk that failed, or somebody's hand: no part of it is restored.
  await rename(join(whole, 'SHA256SUMS'), join(folder, 'sums'));
  await expect(restore(into)).rejects.toThrow(/no whole backup/);
  await rename(join(folder, 'sums'), join(whole, 'SHA256SUMS'));
  const table = join(whole, 'tables', 'public.practices.jsonl.gz');
  const { size } = await stat(table);
  await appendFile(table, 'x');
  await expect(restore(into)).rejects.toThrow(/practices.* is not what was written/);
  await truncate(table, size);

  const startedAt = performance.now();
  const restored = await fresh.command('restore', whole, '--json');
  expect(restored, restored.stderr).toMatchObject({ code: 0 });
  // Its two mails had not gone out.
  expect(restored.stderr).toContain('had not gone out when the backup was made: 2.');
  const after = await served(fresh);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stderr.write(`Restored and searchable after ${seconds} s: ${restored.stdout}`);
  expect(after).toEqual(before);

  // Over what is there, with rows that came since; and each row of each table is the same again.
  await addProfile(fresh.sql, { last_name: 'Later' });
  await restore({ ...into, force: true });
  expect(await fresh.sql`select database_id from search_targets`).toMatchObject([
    { database_id: 'restored' },
  ]);
  await backup({ ...fresh, folder: join(folder, 'again') });
  expect(await tableSums('again')).toEqual(await tableSums('whole'));
  expect(await fresh.sql`select operation, outcome from operator_acts`).toEqual([
    { operation: 'admin restore', outcome: 'done' },
  ]);
  // A restore that fails in the end leaves what was there.
  await fresh.sql`alter table profile_records add constraint nothing check (false) not valid`;
  await expect(restore({ ...into, force: true })).rejects.toThrow(/nothing/);
  expect(await fresh.sql`select id from psychologist_profiles`).toHaveLength(301);
});
