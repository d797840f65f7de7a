import { expect, it } from 'vitest';
import { directoryFiltersSchema, suggestionsSchema } from '@directory/domain/directory';
import postgres from 'postgres';
import { readStack } from '../../support/stack-file.ts';
import { ask, errorOf } from './site.ts';

const suggest = async (q: string, language = 'en') => {
  const answer = await ask(`/api/suggestions?${new URLSearchParams({ q, language }).toString()}`);
  expect(answer.status).toBe(200);
  return suggestionsSchema.parse(answer.json());
};

it('suggests places as the address takes them', async () => {
  const { locations } = await suggest('winni');
  expect(locations[0]).toEqual({
    location: 'Winnipeg, Manitoba',
    label: 'Winnipeg, Manitoba',
    matches: [[0, 5]],
  });
  expect((await suggest('quebec', 'fr')).locations[0]).toMatchObject({ location: 'Quebec', label: 'Québec' });
});

it('suggests therapies in the visitor’s language, by abbreviation too', async () => {
  expect((await suggest('tcc', 'fr')).therapies[0]).toMatchObject({
    value: 'Cognitive Behavioural Therapy',
    label: 'Thérapie cognitivo-comportementale',
  });
});

it('suggests names, and nothing but names, with the matching part', async () => {
  const [known] = (await suggest('tremblay')).names;
  if (!known) throw new Error('The sample data knows no Tremblay');
  for (const { label, matches, path } of (await suggest('tremblay')).names) {
    expect(label).toMatch(/trembl/i);
    expect(matches.map(([start, end]) => label.slice(start, end)).join(' ')).toMatch(/trembl/i);
    expect((await ask(path)).status).toBe(200);
  }
});

it('gives five of a group at most, and nothing for nothing', async () => {
  const { names, therapies, locations } = await suggest('a');
  for (const group of [names, therapies, locations]) expect(group.length).toBeLessThanOrEqual(5);
  expect(await suggest('  ')).toEqual({ names: [], therapies: [], locations: [] });
  expect(await suggest('<img src=x onerror=alert(1)>')).toMatchObject({ therapies: [], locations: [] });
});

it('refuses what is too long, missing or in another language', async () => {
  for (const query of ['', '?q=' + 'x'.repeat(201), '?q=abc&language=de']) {
    const answer = await ask(`/api/suggestions${query}`);
    expect([answer.status, errorOf(answer).code]).toEqual([400, 'invalid_request']);
  }
});

it('lists every filter value with true counts', async () => {
  const answer = await ask('/api/filters');
  const filters = directoryFiltersSchema.parse(answer.json());
  const sql = postgres(readStack().postgres, { max: 1 });
  const [active] = await sql<{ count: number; provinces: string[] }[]>`
    select count(*)::integer as count, array_agg(distinct province order by province) as provinces
    from psychologist_profiles where is_active`;
  await sql.end();
  expect(filters.total).toBe(active?.count);
  expect(filters.provinces.map(({ code }) => code).sort()).toEqual(active?.provinces);
  for (const { cities, count } of filters.provinces) {
    expect(cities.reduce((sum, city) => sum + city.count, 0)).toBeLessThanOrEqual(count);
  }
  const counts = filters.languages.map(({ count }) => count);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));

  const etag = answer.headers.get('etag') ?? '';
  const again = await ask('/api/filters', { headers: { 'if-none-match': etag } });
  expect([again.status, again.text]).toEqual([304, '']);
});
