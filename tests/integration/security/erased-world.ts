import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { geocodedTexts, type PlacedRow } from '@directory/api/site/geocode/addresses';
import { createPhotoStore } from '@directory/api/people/photos/store';
import { createSupabaseHttp } from '@directory/api/people/members/supabase-http';
import { ensureMember } from '@directory/stack/sample/member';
import type { StackAddresses } from '@directory/stack/stack-file';
import { Redis } from 'ioredis';
import type postgres from 'postgres';
import { expect } from 'vitest';
import { admin } from '../../support/admin.ts';
import { databaseAs, startBuilt } from '../../support/built-program.ts';
import { canary, MARK, type Planted, plantWorld, type World } from '../../support/canaries.ts';
import { databaseText, filesText, indexText, redisText } from '../../support/kept-texts.ts';
import { mailSink } from '../../support/mail-sink.ts';
import { startMailWorker } from '../../support/mail-worker.ts';
import type { StackParts } from '../../support/stack-parts.ts';
import { see } from '../../support/visitor-crawl.ts';
import { addMessage } from '../contact/rows.ts';
import type { PlantedSite } from './planted-site.ts';

export const PASSWORD = 'Words that nobody guesses';
/** What the settings and the index note for themselves, and headings of registers' files. */
export const NOBODYS = /^public\.(registers|search_targets|search_indexers|program_beats)\./;

/** Who sends the mails of this site, and who follows its index: for everybody who is erased there. */
export async function erasedPrograms({ stack }: PlantedSite) {
  const sink = await mailSink();
  const worker = await startMailWorker({ ...stack, smtp: sink.url, env: { MAIL_SWEEP_SECONDS: '1' }, stack });
  const indexer = await startBuilt(['build/indexer/worker.js'], stack, {
    DATABASE_URL: databaseAs('indexer', stack),
    MEILISEARCH_URL: stack.meilisearch.url,
    MEILISEARCH_ADMIN_KEY: stack.meilisearch.adminKey,
  });
  return {
    ...{ sink, worker, indexer },
    async [Symbol.asyncDispose]() {
      // The database that they would say goodbye to may be gone.
      for (const { signal } of [worker, indexer]) signal('SIGKILL');
      await sink[Symbol.asyncDispose]();
    },
  };
}

export type ErasedWorld = Awaited<ReturnType<typeof erasedWorld>>;

/**
 * Somebody who is member, sender and asker at once, on the stack of this site, with a canary in every column of text that the catalogue
 * lists: what a migration adds is planted here without a word, and is found where the erasure forgets it. Beside them somebody who has
 * nothing to do with them.
 */
export async function erasedWorld(
  { stack, sql, api, keyholder }: PlantedSite,
  parts: StackParts,
  { sink, worker, indexer }: Awaited<ReturnType<typeof erasedPrograms>>,
) {
  const folder = await mkdtemp(join(tmpdir(), 'directory-erased-'));
  const backups = join(folder, 'backups');
  const address = `${canary()}@example.org`;
  const picture = `a picture of ${canary()}`;
  await mkdir(backups);
  const redis = new Redis(stack.redis, { retryStrategy: () => null }).on('error', () => undefined);
  // As servers do, in words that quote whom they refuse.
  sink.refuse = (to) => (to.includes(address) ? { code: 451, text: `<${to}> is not known yet` } : null);
  const loggedBefore = worker.log.length;
  const { person, neighbour, profile, otherProfile, waiting } = await plant(stack, sql, { address, picture });

  const operator = (...args: string[]) =>
    admin(args, {
      DATABASE_URL: stack.postgres,
      REDIS_URL: stack.redis,
      SUPABASE_URL: stack.supabase.url,
      SUPABASE_SECRET_KEY: stack.supabase.secretKey,
      SITE_SECRET: stack.siteSecret,
    });

  /** The person's words in a text. */
  function theirsIn(text: string): string[] {
    const small = text.toLowerCase();
    return [
      ...new Set([
        ...(small.match(MARK) ?? []).filter((word) => person.canaries.has(word) && word.startsWith('zq')),
        ...[address, picture].filter((word) => small.includes(word)),
      ]),
    ];
  }

  /** What visitors are answered wherever the person was to be seen. */
  async function answers() {
    const id = String(profile['id']);
    const path = `/alberta/${String(profile['city_slug'])}/psychologist/${String(profile['name_slug'])}`;
    return Promise.all([
      see(api.url, path),
      see(api.url, `${path}?lang=fr`),
      see(api.url, `/psychologist/${id}`),
      see(api.url, `/api/profiles/${id}`),
      see(api.url, `/photos/${id}/one.webp`),
      see(api.url, `/find-a-psychologist?search=${String(profile['last_name'])}`),
      see(api.url, `/api/suggestions?q=${String(profile['last_name'])}&language=en`),
      see(api.url, '/find-a-psychologist'),
      see(api.url, '/alberta'),
      see(api.url, `/alberta/${String(profile['city_slug'])}`),
      see(api.url, '/sitemap.xml'),
    ]);
  }

  const shownBy = (seen: Awaited<ReturnType<typeof answers>>) =>
    // What a request itself said is nothing that was kept.
    seen
      .filter(({ request, text }) => theirsIn(text).some((word) => !request.toLowerCase().includes(word)))
      .map(({ request }) => request);

  /** Everything of the site that keeps something meets the person. */
  async function use(): Promise<void> {
    const post = (path: string, body: unknown, method = 'POST') =>
      see(api.url, path, {
        method,
        headers: { 'content-type': 'application/json', apikey: stack.supabase.publishableKey },
        body: JSON.stringify(body),
      });
    const sent = [
      await post('/api/auth/password-reset', { email: address, language: 'en' }),
      await post('/api/supabase/auth/v1/token?grant_type=password', {
        email: address,
        password: 'wrong words',
      }),
      await post('/api/supabase/auth/v1/token?grant_type=password', { email: address, password: PASSWORD }),
      await post('/api/assessment-results', {
        ...{
          email: address,
          condition: 'anxiety',
          score: 5,
          severity: 'mild',
          language: 'en',
          discreet: true,
        },
        idempotencyKey: randomUUID(),
      }),
      await post('/api/contact', {
        ...{
          name: `I, ${address}`,
          email: address,
          message: `Words of ${address}`,
          psychologistId: otherProfile,
        },
        ...{ language: 'en', idempotencyKey: randomUUID() },
      }),
    ];
    expect(
      sent.map(({ status }) => status),
      sent.map(({ text }) => text.slice(0, 300)).join('\n'),
    ).toEqual([202, 400, 200, 202, 202]);
    await expect.poll(async () => shownBy(await answers()).length).toBeGreaterThan(3);
    await expect
      .poll(() => worker.log.slice(loggedBefore).filter((line) => line.includes('mail delayed')).length)
      .toBeGreaterThan(2);
  }

  /** The files of Storage. */
  const storageText = () => filesText(join(parts.dataDir, 'supabase', 'supabase', '.temp', 'storage'));

  /** Where something of the person is left. */
  async function places(): Promise<string[]> {
    const texts = await databaseText(sql);
    texts.set('redis', await redisText(redis));
    texts.set('index', await indexText(stack));
    texts.set('storage', await storageText());
    const files = await filesText(join(parts.dataDir, 'logs'));
    texts.set(
      'logs',
      [api, worker, indexer, keyholder]
        .flatMap(({ log }) => log)
        .concat(files)
        .join('\n'),
    );
    return [...texts].flatMap(([place, text]) => (theirsIn(text).length > 0 ? [place] : []));
  }

  return {
    ...{ stack, sql, redis, sink, api, backups, folder, address, picture },
    ...{ person, neighbour, profile, otherProfile, waiting },
    ...{ operator, theirsIn, answers, shownBy, use, storageText, places },
    /** Ends the database and what else it stands on, under the servers. */
    endParts: () => parts[Symbol.asyncDispose](),
    async [Symbol.asyncDispose]() {
      redis.disconnect();
      await rm(folder, { recursive: true });
    },
  };
}

/** Two people who have nothing to do with each other, and what ties rows to the first that the catalogue cannot tell. */
async function plant(
  stack: StackAddresses,
  sql: postgres.Sql,
  { address, picture }: { address: string; picture: string },
) {
  await sql`delete from erased_people`;
  await sql`delete from operators`;
  const project = { supabaseUrl: stack.supabase.url, supabaseSecretKey: stack.supabase.secretKey };
  const own: World = new Map([
    ['auth.users', { id: await ensureMember(sql, project, { email: address, password: PASSWORD }) }],
  ]);
  const other: World = new Map([
    [
      'auth.users',
      { id: await ensureMember(sql, project, { email: `${canary()}@example.org`, password: PASSWORD }) },
    ],
  ]);
  const [register = {}] = await sql`
    insert into registers (regulator) values ('opq')
    on conflict (regulator) do update set regulator = excluded.regulator returning *`;
  for (const world of [own, other]) {
    // Written by an erasure alone.
    world.set('public.erased_people', {});
    // Whoever is recorded must be named; and what operators did is planted below.
    world.set('public.operators', {});
    world.set('public.operator_acts', {});
    world.set('public.registers', register);
  }
  const neighbour = await plantWorld(sql, 'of somebody else', other);
  const otherProfile = String(other.get('public.psychologist_profiles')?.['id']);
  // Tied by what is no foreign key, they are planted once the rest is there.
  for (const table of ['geocode_cache', 'search_dead_letters', 'analytics_events'])
    own.set(`public.${table}`, {});
  const person: Planted = await plantWorld(sql, 'of the person', own, address);
  for (const [word, place] of person.canaries) if (NOBODYS.test(place)) person.canaries.delete(word);
  const profile: Record<string, unknown> = own.get('public.psychologist_profiles') ?? {};
  const id = String(profile['id']);
  const [placed] = await sql<PlacedRow[]>`
    select p.address, p.full_address, p.city, p.province, jsonb_build_array(jsonb_build_object('address', c.address)) as practices
    from psychologist_profiles as p join practices as c on c.id = p.practice_id where p.id = ${id}`;
  if (!placed) throw new Error('The profile has no practice.');
  const place = geocodedTexts(placed).address ?? '';
  await sql`insert into geocode_cache (address) values (${place})`;
  await sql`insert into search_dead_letters (index_uid, profile_id, reason) values ('psychologists', ${id}, ${`The document of ${String(profile['last_name'])} is bad`})`;
  const user = String(own.get('auth.users')?.['id']);
  const name = `${String(profile['first_name'])} ${String(profile['last_name'])}`;
  await sql`insert into analytics_events ${sql([
    { event: 'view_item', profile_id: id, user_id: null, metadata: sql.json({ words: canary() }) },
    { event: 'search', profile_id: null, user_id: null, metadata: sql.json({ query: name.toUpperCase() }) },
    { event: 'page_view', profile_id: null, user_id: user, metadata: sql.json({}) },
  ])}`;
  await sql`
    insert into auth.audit_log_entries (id, payload)
    values (gen_random_uuid(), ${sql.json({ action: 'login', actor_id: user, actor_username: address })})`;
  // A worker that read the calendars meanwhile would write over what is planted.
  await sql`update opening_calendars set read_at = now()`;
  await sql`
    update profile_changes set state = 'declined', decided_at = now(), reason = ${`No, ${String(profile['last_name'])}`}
    where profile_id = ${id}`;
  // To the neighbour by the person; and to the person by somebody else, delivered and not.
  await addMessage(sql, {
    psychologist_id: otherProfile,
    email: address.toUpperCase(),
    name,
    message: `I am ${name}`,
  });
  const delivered = await addMessage(sql, {
    psychologist_id: id,
    email: 'ada@visitor.example',
    message: `Dear ${name}`,
  });
  await sql`update mails set status = 'sent', sent_at = now() where subject_id = ${delivered}`;
  const waiting = await addMessage(sql, {
    psychologist_id: id,
    email: 'bea@visitor.example',
    message: 'Please help me',
  });
  await sql`update mails set status = 'failed', failure_reason = ${`<${address}> is unknown`} where subject_id = ${waiting}`;
  await sql`
    insert into operator_acts (act, operator, operation, input, reason, subjects, outcome) values
      (gen_random_uuid(), 'Ada', 'members invite', ${sql.json({ email: address })}, null, '{}', 'done'),
      (gen_random_uuid(), 'Ada', 'listings decline', ${sql.json({ which: name })}, ${`No, ${name}`},
        array(select id from listing_requests where lower(email) = ${address}), 'done')`;
  await sql`
    insert into operator_acts (act, operator, operation, subjects, changes)
    values (gen_random_uuid(), 'Ada', 'changes approve', ${[id]}, ${sql.json([{ after: { last_name: String(profile['last_name']) } }])})`;
  const store = createPhotoStore(createSupabaseHttp(stack.supabase.url), stack.supabase.secretKey);
  await store.put(`${id}/one.webp`, Buffer.from(picture));
  await store.put(`${id}/before.webp`, Buffer.from(picture));
  await sql`update psychologist_profiles set image_filename = ${`${id}/one.webp`}, profile_photo_url = null where id = ${id}`;
  await sql`analyze`;
  return { person, neighbour, profile, otherProfile, waiting };
}
