import { FACET_FIELDS } from '@directory/domain/facets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MARK } from '../../support/canaries.ts';
import { isWholeCrawl } from '../../support/crawl.ts';
import { makeDataDir, removeDataDir, startStackParts, type StackParts } from '../../support/stack-parts.ts';
import { see, seeEverything, type Seen } from '../../support/visitor-crawl.ts';
import { describeErasedPerson } from './erased-person.ts';
import { erasedPrograms, erasedWorld } from './erased-world.ts';
import { describeOwnErasure } from './own-erasure.ts';
import { plantSite, type PlantedSite } from './planted-site.ts';

/** Generous: it ends a test that hangs. */
const MOST_MS = 120_000;

// A stack of its own: a few profiles, with a canary in all that nobody may see, and no worker that would send or erase anything. Later,
// on the same stack, people who are erased.

const dataDir = await makeDataDir();
let parts: StackParts;
let site: PlantedSite;

beforeAll(async () => {
  parts = startStackParts(dataDir);
  await parts.untilPrinted('ready');
  site = await plantSite(dataDir);
}, 300_000);
afterAll(async () => {
  try {
    await site[Symbol.asyncDispose]();
  } finally {
    await parts[Symbol.asyncDispose]();
    await removeDataDir(dataDir);
  }
});

/** What the answers hold that they must not, each with one of them. What a request itself said is no leak. */
function leaks(answers: readonly Seen[]): string[] {
  const found = new Map<string, string>();
  // Most canaries are known by their form. Looking for each of hundreds in each of hundreds of pages would take seconds.
  const others = [...site.canaries.keys()].filter((value) => value.replace(MARK, '') !== '');
  for (const { request, text } of answers) {
    const asked = request.toLowerCase();
    const answer = text.toLowerCase();
    for (const value of [
      ...(answer.match(MARK) ?? []),
      ...others.filter((other) => answer.includes(other)),
    ]) {
      const place = site.canaries.get(value);
      if (place !== undefined && !asked.includes(value) && !found.has(place)) found.set(place, request);
    }
  }
  return [...found].map(([place, request]) => `${place} in the answer to ${request}`);
}

const postJson = (path: string, body: unknown) =>
  see(site.url, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

it('stands in every column of text that nobody may see', () => {
  expect(site.unplanted).toEqual([]);
  const places = [...site.canaries.values()];
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

it(
  'is on no page, in both languages, nor in a feed or the sitemap',
  async () => {
    const answers = await seeEverything(site.url, isWholeCrawl ? 4 : 1);
    const read = answers.filter(({ status }) => status === 200);
    expect(read.length).toBeGreaterThan(150);
    // The crawl reaches people: the visible one is on several pages.
    expect(read.filter(({ text }) => text.includes(site.visible.word)).length).toBeGreaterThan(5);
    expect(leaks(answers)).toEqual([]);
  },
  MOST_MS,
);

it(
  'is in no answer of the API to anything that its description names',
  async () => {
    const description = JSON.parse(
      (await see(site.url, '/api/openapi.json')).text.split('\n\n').slice(1).join(''),
    ) as {
      paths: Record<string, Record<string, { parameters?: { name: string; in: string }[] }>>;
    };
    const answers: Seen[] = [];
    for (const [path, methods] of Object.entries(description.paths)) {
      for (const [method, { parameters = [] }] of Object.entries(methods)) {
        for (const subject of [site.visible.id, String(site.hidden['id'])]) {
          const values: Record<string, string> = {
            id: subject,
            slug:
              subject === site.visible.id ? `vera-${site.visible.word}` : String(site.hidden['name_slug']),
            city: subject === site.visible.id ? 'brandon' : String(site.hidden['city_slug']),
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
              : await see(site.url, address, { method: method.toUpperCase() }),
          );
        }
      }
    }
    answers.push(
      await postJson('/api/search', { count: FACET_FIELDS }),
      await postJson('/api/search/pins', {}),
      await postJson('/api/match', { condition: 'anxiety', severity: 'mild', province: 'MB' }),
      await see(site.url, '/api/landing?province=manitoba&city=brandon&service=anxiety&language=en'),
      ...(await Promise.all(
        ['/og/psychologist/', '/og/profile/', '/psychologist/', '/contact?psychologistId='].map((path) =>
          see(site.url, `${path}${String(site.hidden['id'])}`),
        ),
      )),
      await see(
        site.url,
        `/manitoba/${String(site.hidden['city_slug'])}/psychologist/${String(site.hidden['name_slug'])}`,
      ),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(10);
    expect(leaks(answers)).toEqual([]);
  },
  MOST_MS,
);

it(
  'is in nothing that others build on: bulk files, health systems, assistants, texts, feed and box',
  async () => {
    const hidden = String(site.hidden['id']);
    const types = ['PractitionerRole', 'HealthcareService', 'Location', 'Schedule', 'Slot'];
    const all = [
      ...['/api/v1/changes', '/api/v1/ids', '/api/v1/terms', '/api/v1/psychologists', '/api/v1/openapi.json'],
      ...['/api/fhir/metadata', '/api/fhir/$bulk-publish', '/api/hsds', '/api/hsds/services?full=true'],
      ...types.flatMap((type) => [`/api/fhir/bulk/${type}.ndjson`, `/api/fhir/${type}`]),
      ...[
        '/llms.txt',
        '/changes.atom',
        '/changes-fr.atom',
        '/opensearch.xml',
        '/embed.html',
        '/embed.js',
        '/data',
      ],
      `/manitoba/${String(site.hidden['city_slug'])}/psychologist/${String(site.hidden['name_slug'])}.md`,
      `/manitoba/brandon/psychologist/vera-${site.visible.word}.md`,
    ];
    const one = (id: string) => [
      `/api/v1/psychologists/${id}`,
      `/api/hsds/services/${id}`,
      `/psychologist/${id}.md`,
      `/embed.html?of=${id}`,
      ...types.map((type) => `/api/fhir/${type}/${id}`),
    ];
    const call = (name: string, given: object) =>
      see(site.url, '/mcp', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body: JSON.stringify({
          ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
          params: { name, arguments: given },
        }),
      });
    const answers: Seen[] = [
      await call('search_psychologists', {}),
      await call('get_profile', { id: site.visible.id }),
      await call('get_profile', { id: hidden }),
      await call('list_terms', {}),
      await postJson('/api/v1/psychologists', {}),
    ];
    for (const path of [...all, ...one(site.visible.id), ...one(hidden)])
      answers.push(await see(site.url, path));
    // It reaches people: the visible one is in most of it.
    expect(answers.filter(({ text }) => text.includes(site.visible.word)).length).toBeGreaterThan(12);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(leaks(answers)).toEqual([]);
  },
  MOST_MS,
);

it(
  'is in no row that the way to Supabase gives a visitor',
  async () => {
    const answers: Seen[] = [];
    const rest = (path: string) => see(site.url, `/api/supabase/rest/v1/${path}`);
    for (const [table, names] of site.columns) {
      answers.push(...(await Promise.all(['*', ...names].map((name) => rest(`${table}?select=${name}`)))));
    }
    for (const path of ['', 'rpc/my_profile', 'profile_specialties?select=specialties(*)']) {
      answers.push(await rest(path));
    }
    for (const path of ['auth/v1/settings', 'auth/v1/user', 'auth/v1/admin/users', 'storage/v1/bucket']) {
      answers.push(await see(site.url, `/api/supabase/${path}`));
    }
    expect(leaks(answers)).toEqual([]);
  },
  MOST_MS,
);

it(
  'is found by no search for it',
  async () => {
    const words = [...site.canaries.keys()].filter((value) => value.length <= 60);
    expect(words.length).toBeGreaterThan(100);
    // What no document holds no search can find: all that the engine has, in one answer.
    const { url, adminKey } = site.stack.meilisearch;
    const engine = (path: string) => see(url, path, { headers: { authorization: `Bearer ${adminKey}` } });
    const documents = await engine('/indexes/psychologists/documents?limit=1000');
    expect(documents.text).toContain(site.visible.id);
    const answers: Seen[] = [documents];
    // Of each table one, as visitors ask. It is one word: of several (`xe8ve_hy`) those that nobody mentions are left out, and `ve` begins a name.
    const tableOf = (word: string) => site.canaries.get(word)?.replace(/\.[^.]*$/, '') ?? '';
    const oneEach = new Map(
      words.filter((word) => /^[a-z]+$/.test(word)).map((word) => [tableOf(word), word]),
    );
    const withWords = [...site.canaries.keys()].filter((word) => !/^[\da-f-]{36}$/.test(word)).map(tableOf);
    expect([...oneEach.keys()]).toEqual(
      expect.arrayContaining(withWords.filter((table) => table.startsWith('public.'))),
    );
    for (const word of oneEach.values()) {
      const answer = await postJson('/api/search', { search: `"${word}"`, literal: [word] });
      expect(answer.status, answer.text).toBe(200);
      expect(answer.text).toMatch(/"hits":\[\]/);
      const suggestions = await see(site.url, `/api/suggestions?q=${word}&language=en`);
      expect(suggestions.text).not.toContain(word);
      answers.push(answer, suggestions);
    }
    for (const column of ['last_name', 'bio', 'city', 'practice_areas']) {
      const word = String(site.hidden[column]);
      answers.push(await see(site.url, `/find-a-psychologist?search=${word}`));
      answers.push(await see(site.url, `/find-a-psychologist?location=${word}&lang=fr`));
    }
    expect(leaks(answers)).toEqual([]);
  },
  MOST_MS,
);

describe('the account of', () => {
  let programs: Awaited<ReturnType<typeof erasedPrograms>>;
  beforeAll(async () => {
    await site.clear();
    programs = await erasedPrograms(site);
  });
  afterAll(() => programs[Symbol.asyncDispose]());
  const startWorld = () => erasedWorld(site, parts, programs);

  describe('a member who deletes it', () => describeOwnErasure(startWorld));

  // Last: it ends the stack's parts.
  describe('somebody who is erased', () => describeErasedPerson(startWorld));
});
