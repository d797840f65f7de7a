import { expect, it } from 'vitest';
import { CHIP_FACETS } from '@directory/domain/facets';
import { directoryFiltersSchema, NO_SUGGESTIONS, suggestionsSchema } from '@directory/domain/site/directory';
import { slugify } from '@directory/domain/text/slug';
import { inTime } from '../../support/in-time.ts';
import { addProfile, connect, OWN_MARK } from '../../support/database.ts';
import { ask, errorOf, search } from './site.ts';

const suggest = async (q: string, language = 'en') => {
  const answer = await ask(`/api/suggestions?${new URLSearchParams({ q, language }).toString()}`);
  expect(answer.status).toBe(200);
  return suggestionsSchema.parse(answer.json());
};

/** How many a search for the words finds. */
async function countOf(q: string): Promise<number | undefined> {
  return (await search({ search: q })).total;
}

it('suggests names, and nothing but names, with the matching part', async () => {
  const [known] = (await suggest('tremblay')).names;
  if (!known) throw new Error('The sample data knows no Tremblay');
  for (const { label, matches, path, city } of (await suggest('tremblay')).names) {
    // Two of one name are told apart.
    expect(path).toContain(`/${slugify(city ?? '')}/`);
    expect(label).toMatch(/trembl/i);
    expect(matches.map(([start, end]) => label.slice(start, end)).join(' ')).toMatch(/trembl/i);
    expect((await ask(path)).status).toBe(200);
  }
});

it('says in the reader’s language how the words are understood, and how many meet all of it', async () => {
  const typed = 'anxiety toronto online';
  const { reading } = await suggest(typed);
  expect(reading?.label).toBe('Anxiety · Toronto · online');
  expect((await suggest(typed, 'fr')).reading).toEqual({
    label: 'Anxiété · Toronto · en ligne',
    count: reading?.count,
  });
  expect(reading?.count).toBe(await countOf(typed));
  // A place to be near is read as the search reads it.
  const near = 'anxiety within 10 km of toronto';
  const nearby = await suggest(near);
  expect(nearby.reading?.label.replaceAll('\u00a0', ' ')).toBe('Anxiety · within 10 km of Toronto, Ontario');
  expect(nearby.reading?.count).toBe(await countOf(near));
  expect((await suggest('près de m5v', 'fr')).reading).toEqual({
    label: 'À 25\u00a0km ou moins de M5V',
    count: await countOf('près de m5v'),
  });
  expect((await suggest('anxiety near me')).reading).toEqual({
    label: 'Anxiety',
    count: await countOf('anxiety'),
  });
  // Words that are left over exclude nobody.
  expect((await suggest(`${typed} zzqx`)).reading).toEqual(reading);
  expect((await suggest('zzqxqzz')).reading).toBeNull();
});

it('takes somebody’s very name for nothing else', async () => {
  expect((await suggest('winter london therapist')).reading?.label).toBe('London');
  const sql = connect();
  const person = { first_name: 'Winter', last_name: 'London', province: 'NU', detail_url: OWN_MARK };
  const id = await addProfile(sql, person);
  try {
    await inTime(async () => {
      const { reading, names, isName } = await suggest('winter london');
      expect([reading, names[0]?.label, isName]).toEqual([null, 'Winter London', true]);
    });
  } finally {
    await sql`delete from psychologist_profiles where id = ${id}`;
  }
});

it.each([
  ['i want to die', '988'],
  ['je veux mour', '988'],
  ['anxiety toronto kill myself', '988'],
  ['suic', '988'],
  ['automut', '988'],
  ['i took all my pills', '911'],
  ['overdos', '911'],
  ['my husband hits me', '911'],
])('suggests whom to call for words of danger, whole or begun, and nothing else: %s', async (typed, call) => {
  const { help, ...others } = await suggest(typed);
  expect([help?.call, { ...others, help: null }]).toEqual([call, NO_SUGGESTIONS]);
});

it.each(['auto', 'over', 'hit by a car', 'mourir de rire'])('suggests no help for %s', async (typed) => {
  expect((await suggest(typed)).help).toBeNull();
});

it('refuses what is too long, missing or in another language', async () => {
  for (const query of ['', '?q=' + 'x'.repeat(201), '?q=abc&language=de']) {
    const answer = await ask(`/api/suggestions${query}`);
    expect([answer.status, errorOf(answer).code]).toEqual([400, 'invalid_request']);
  }
});

it('lists every filter value with true counts', async () => {
  const sql = connect();
  // Search follows the database a moment later.
  const { answer, filters } = await inTime(async () => {
    const answer = await ask('/api/filters');
    const filters = directoryFiltersSchema.parse(answer.json());
    const [active] = await sql<{ count: number; provinces: string[] }[]>`
        select count(*)::integer as count, array_agg(distinct province order by province) as provinces
        from psychologist_profiles where is_active`;
    expect(filters.total).toBe(active?.count);
    expect(filters.provinces.map(({ code }) => code).sort()).toEqual(active?.provinces);
    return { answer, filters };
  });
  for (const { cities, count } of filters.provinces) {
    expect(cities.reduce((sum, city) => sum + city.count, 0)).toBeLessThanOrEqual(count);
  }
  // Each is a term, once, whatever profiles call it.
  for (const facet of CHIP_FACETS) {
    if (!('vocabulary' in facet)) continue;
    const values = (answer.json() as Record<string, { value: string }[]>)[facet.param] ?? [];
    expect(values.length, facet.param).toBeGreaterThan(5);
    for (const { value } of values) expect(facet.vocabulary.find(value)?.en, facet.param).toBe(value);
    expect(new Set(values.map(({ value }) => value)).size).toBe(values.length);
  }
  const counts = filters.languages.map(({ count }) => count);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));

  const etag = answer.headers.get('etag') ?? '';
  const again = await ask('/api/filters', { headers: { 'if-none-match': etag } });
  expect([again.status, again.text]).toEqual([304, '']);
});
