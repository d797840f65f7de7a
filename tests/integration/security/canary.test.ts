import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@directory/stack/data-dir/ports';
import { ensureMember } from '@directory/stack/sample/member';
import type { StackAddresses } from '@directory/stack/stack-file';
import postgres from 'postgres';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type ApiProcess } from '../../support/api-process.ts';
import {
  accountSecrets,
  canary,
  columnNames,
  plantWorld,
  tablesOf,
  type World,
} from '../../support/canaries.ts';
import { runIndexer } from '../../support/run-indexer.ts';
import { makeDataDir, removeDataDir, startStackParts } from '../../support/stack-parts.ts';
import { see, seeEverything, type Seen } from '../../support/visitor-crawl.ts';

// A stack of its own: a few profiles, with a canary in all that nobody may see, and no worker that would send or erase anything.

/** What ends what was started, in the order of the starts. */
const endings: (() => Promise<unknown>)[] = [];
/** What must be in no answer, in small letters, with the place where it stands. */
const canaries = new Map<string, string>();
const unplanted: string[] = [];
const visible = { id: '', word: canary() };
let hidden: Record<string, unknown> = {};
/** The columns of each table. */
const columns = new Map<string, string[]>();
let stack: StackAddresses;
let api: ApiProcess;

beforeAll(async () => {
  const dataDir = await makeDataDir();
  endings.push(() => removeDataDir(dataDir));
  const parts = startStackParts(dataDir);
  endings.push(async () => parts[Symbol.asyncDispose]());
  await parts.untilPrinted('ready');
  stack = JSON.parse(readFileSync(join(dataDir, 'stack.json'), 'utf8')) as StackAddresses;
  const sql = postgres(stack.postgres, { max: 1, onnotice: () => undefined });
  endings.push(() => sql.end());
  for (const table of await tablesOf(sql)) {
    columns.set(table.replace(/^public\./, ''), await columnNames(sql, table));
  }

  const password = `Old words ${canary()}`;
  const addMember = async (email: string) => {
    const project = { supabaseUrl: stack.supabase.url, supabaseSecretKey: stack.supabase.secretKey };
    return { id: await ensureMember(sql, project, { email, password }) };
  };
  const shown = await addProfile(sql, visible.word);
  visible.id = String(shown.get('public.psychologist_profiles')?.['id']);
  const publicIds = [...shown.values()].map(({ id }) => String(id));
  shown.set('auth.users', await addMember(`${canary()}@example.org`));
  const unseen: World = new Map([['auth.users', await addMember(`${canary()}@example.org`)]]);
  const planted = [
    await plantWorld(sql, 'of a visible profile', shown),
    await plantWorld(sql, 'of a hidden profile', unseen),
  ];
  hidden = unseen.get('public.psychologist_profiles') ?? {};
  await sql`update psychologist_profiles set is_active = false where id = ${String(hidden['id'])}`;

  const port = String(await freePort());
  // Behind a proxy, as which the crawl says of every request that it comes from somebody else: no limit stands in its way.
  const env = { PORT: port, GEOCODER_URL: 'http://127.0.0.1:1/search', TRUSTED_PROXIES: '1' };
  api = await startApi(stack, { env });
  endings.push(() => api.stop());
  await giveMemberPhoto(await emailOf(sql, shown), password);
  await runIndexer(stack, ['rebuild']);

  for (const each of planted) {
    unplanted.push(...each.unplanted);
    for (const [value, place] of each.canaries) canaries.set(value, place);
  }
  for (const [value, place] of await accountSecrets(sql)) canaries.set(value.toLowerCase(), place);
  for (const [value, place] of secretsOf(dataDir)) canaries.set(value.toLowerCase(), place);
  for (const id of publicIds) canaries.delete(id);
}, 120_000);
afterAll(async () => {
  for (const end of endings.reverse()) await end();
});

/** A profile that visitors see, with its practice and its specialty: nothing of it is private. */
async function addProfile(sql: postgres.Sql, word: string): Promise<World> {
  const [practice = {}] = await sql`insert into practices (name) values (${`${word} Clinic`}) returning id`;
  const [specialty = {}] = await sql`
    insert into specialties (specialty_name) values ('Anxiety') returning id`;
  const [profile = {}] = await sql`
    insert into psychologist_profiles ${sql({
      first_name: 'Vera',
      last_name: word,
      city: 'Brandon',
      province: 'MB',
      bio: 'Sees people.',
      is_premium: true,
      practice_id: String(practice['id']),
    })} returning id`;
  await sql`
    insert into profile_specialties (profile_id, specialty_id)
    values (${String(profile['id'])}, ${String(specialty['id'])})`;
  return new Map([
    ['public.practices', practice],
    ['public.specialties', specialty],
    ['public.psychologist_profiles', profile],
    ['public.profile_specialties', {}],
  ]);
}

async function emailOf(sql: postgres.Sql, world: World): Promise<string> {
  const [user] = await sql<{ email: string }[]>`
    select email from auth.users where id = ${String(world.get('auth.users')?.['id'])}`;
  return user?.email ?? '';
}

/** Signs the visible profile's member in and gives the profile a picture, as the dashboard does. */
async function giveMemberPhoto(email: string, password: string): Promise<void> {
  const signIn = await fetch(`${stack.supabase.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: stack.supabase.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { access_token: token } = (await signIn.json()) as { access_token: string };
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: '#285' } });
  const answer = await fetch(`${api.url}/api/members/me/photo`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    body: new Uint8Array(await picture.png().toBuffer()),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

/** Keys, passwords and addresses of the stack's parts, and where its files are. */
function secretsOf(dataDir: string): [value: string, place: string][] {
  const leaves = (value: unknown, place: string): [string, string][] =>
    typeof value === 'string'
      ? [[value, place]]
      : Object.entries(value ?? {}).flatMap(([key, part]) => leaves(part, `${place}.${key}`));
  const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as object;
  const { app: _, ...parts } = stack;
  return [
    ...leaves(secrets, 'secrets.json'),
    ...leaves(parts, 'stack.json'),
    [dataDir, 'the data folder'],
    [process.cwd(), 'the project’s folder'],
  ];
}

/** What the answers hold that they must not, each with one of them. What a request itself said is no leak. */
function leaks(answers: readonly Seen[]): string[] {
  const found = new Map<string, string>();
  for (const { request, text } of answers) {
    const asked = request.toLowerCase();
    const answer = text.toLowerCase();
    for (const [value, place] of canaries) {
      if (answer.includes(value) && !asked.includes(value) && !found.has(place)) found.set(place, request);
    }
  }
  return [...found].map(([place, request]) => `${place} in the answer to ${request}`);
}

const postJson = (path: string, body: unknown) =>
  see(api.url, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const PROFILE_INDEX = 'psychologists';

it('stands in every column of text that nobody may see', () => {
  expect(unplanted).toEqual([]);
  const places = [...canaries.values()];
  for (const column of [
    'profile_records.registration_history (of a visible profile)',
    'psychologist_profiles.bio (of a hidden profile)',
    'practices.email (of a hidden profile)',
    'specialties.description (of a hidden profile)',
    'contact_messages.message (of a visible profile)',
    'assessment_emails.email',
    'analytics_events.session_id',
    'auth.users.email',
    'supabase.secretKey',
  ]) {
    expect(
      places.find((place) => place.includes(column)),
      column,
    ).toBeDefined();
  }
});

it('is on no page, in both languages, nor in a feed or the sitemap', async () => {
  const answers = await seeEverything(api.url, 4);
  const read = answers.filter(({ status }) => status === 200);
  expect(read.length).toBeGreaterThan(150);
  // The crawl reaches people: the visible one is on several pages.
  expect(read.filter(({ text }) => text.includes(visible.word)).length).toBeGreaterThan(5);
  expect(leaks(answers)).toEqual([]);
});

it('is in no answer of the API to anything that its description names', async () => {
  const description = JSON.parse(
    (await see(api.url, '/api/openapi.json')).text.split('\n\n').slice(1).join(''),
  ) as {
    paths: Record<string, Record<string, { parameters?: { name: string; in: string }[] }>>;
  };
  const answers: Seen[] = [];
  for (const [path, methods] of Object.entries(description.paths)) {
    for (const [method, { parameters = [] }] of Object.entries(methods)) {
      for (const subject of [visible.id, String(hidden['id'])]) {
        const values: Record<string, string> = {
          id: subject,
          slug: subject === visible.id ? `vera-${visible.word}` : String(hidden['name_slug']),
          city: subject === visible.id ? 'brandon' : String(hidden['city_slug']),
          province: 'manitoba',
          language: 'fr',
          limit: '20',
        };
        const query = parameters
          .filter((parameter) => parameter.in === 'query')
          .map(({ name }) => `${name}=${values[name] ?? 'a'}`);
        const address = `${path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'a')}?${query.join('&')}`;
        answers.push(
          method === 'post'
            ? await postJson(address, {})
            : await see(api.url, address, { method: method.toUpperCase() }),
        );
      }
    }
  }
  const everything = {
    indexUid: PROFILE_INDEX,
    q: '',
    limit: 20,
    attributesToRetrieve: ['*'],
    facets: ['*'],
  };
  answers.push(
    await postJson('/api/search/multi-search', { queries: [everything] }),
    await postJson('/api/search/multi-search', { queries: [{ ...everything, facets: [] }] }),
    await postJson('/api/match', { condition: 'anxiety', severity: 'mild', province: 'MB' }),
    await see(api.url, '/api/landing?province=manitoba&city=brandon&service=anxiety&language=en'),
    ...(await Promise.all(
      ['/og/psychologist/', '/og/profile/', '/psychologist/', '/contact?psychologistId='].map((path) =>
        see(api.url, `${path}${String(hidden['id'])}`),
      ),
    )),
  );
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(10);
  expect(leaks(answers)).toEqual([]);
});

it('is in no row that the way to Supabase gives a visitor', async () => {
  const answers: Seen[] = [];
  const rest = (path: string) => see(api.url, `/api/supabase/rest/v1/${path}`);
  for (const [table, names] of columns) {
    for (const name of ['*', ...names]) answers.push(await rest(`${table}?select=${name}`));
  }
  for (const path of ['', 'rpc/my_profile', 'profile_specialties?select=specialties(*)']) {
    answers.push(await rest(path));
  }
  for (const path of ['auth/v1/settings', 'auth/v1/user', 'auth/v1/admin/users', 'storage/v1/bucket']) {
    answers.push(await see(api.url, `/api/supabase/${path}`));
  }
  expect(leaks(answers)).toEqual([]);
});

it('is found by no search for it', async () => {
  const words = [...canaries.keys()].filter((value) => value.length <= 60);
  expect(words.length).toBeGreaterThan(100);
  const answers: Seen[] = [];
  for (let start = 0; start < words.length; start += 20) {
    const queries = words
      .slice(start, start + 20)
      .map((q) => ({ indexUid: PROFILE_INDEX, q: `"${q}"`, limit: 5 }));
    const answer = await postJson('/api/search/multi-search', { queries });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.text).not.toMatch(/"hits":\[\{/);
    answers.push(answer);
  }
  for (const word of words.filter((value) => value.startsWith('zq'))) {
    const suggestions = await see(api.url, `/api/suggestions?q=${word}&language=en`);
    expect(suggestions.text).not.toContain(word);
    answers.push(suggestions);
  }
  for (const column of ['last_name', 'bio', 'city', 'practice_areas']) {
    const word = String(hidden[column]);
    answers.push(await see(api.url, `/find-a-psychologist?search=${word}`));
    answers.push(await see(api.url, `/find-a-psychologist?location=${word}&lang=fr`));
  }
  expect(leaks(answers)).toEqual([]);
});
