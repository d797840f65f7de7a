import { expect, it } from 'vitest';
import { PUBLIC_FIELDS } from '@directory/search-config/document';
import { readMultiSearch } from './query.ts';

const read = (query: Record<string, unknown>) =>
  readMultiSearch({ queries: [{ indexUid: 'psychologists', ...query }] })[0]?.query;

it('asks for the public fields alone, whatever is asked', () => {
  expect(read({})?.attributesToRetrieve).toEqual(PUBLIC_FIELDS);
  expect(read({ attributesToRetrieve: ['*'] })?.attributesToRetrieve).toEqual(PUBLIC_FIELDS);
  expect(read({ attributesToRetrieve: ['search_terms', 'city', 'hash'] })?.attributesToRetrieve).toEqual([
    'city',
  ]);
  expect(read({ attributesToHighlight: ['*'] })?.attributesToHighlight).toEqual(PUBLIC_FIELDS);
  expect(read({ attributesToCrop: ['bio:20', 'name_keys:5'] })?.attributesToCrop).toEqual(['bio:20']);
});

it('makes equal queries of equal searches', () => {
  const one = read({ q: 'anx', facets: ['city', 'gender'], filter: ['city = a', 'gender = Male'] });
  const other = read({ filter: 'gender = Male AND city = a', facets: ['gender', 'city'], q: 'anx' });
  expect(JSON.stringify(one)).toBe(JSON.stringify(other));
});

it('leaves a title out of what the engine is asked', () => {
  expect(read({ q: 'Dr. Jane Doe' })?.q).toBe('Jane Doe');
  expect(read({ q: 'Dre Élise Côté' })?.q).toBe('Élise Côté');
  expect(read({ q: 'dr' })?.q).toBe('dr');
  expect(read({ q: 'Drew Park' })?.q).toBe('Drew Park');
});

it('takes characters that are made of two halves', () => {
  expect(read({ q: '👩‍⚕️ 𝓪', filter: 'city = "😀"' })).toMatchObject({ q: '👩‍⚕️ 𝓪', filter: 'city = "😀"' });
});

it('keeps to pages or to offsets, as it was asked', () => {
  expect(read({ hitsPerPage: 20, page: 2 })).toMatchObject({ hitsPerPage: 20, page: 2 });
  expect(read({ limit: 21, offset: 40 })).toMatchObject({ limit: 21, offset: 40 });
  expect(read({})).toMatchObject({ limit: 20, offset: 0 });
});

it.each([
  ['another index', { indexUid: 'members' }, 'indexUid'],
  ['an unknown key', { vector: [1] }, 'vector'],
  ['positions, which name private fields', { showMatchesPosition: true }, 'showMatchesPosition'],
  ['too many hits', { limit: 61 }, 'limit'],
  ['too many hits a page', { hitsPerPage: 61 }, 'hitsPerPage'],
  ['a far offset', { offset: 500_001 }, 'offset'],
  ['a negative page', { page: -1 }, 'page'],
  ['a long text', { q: 'x'.repeat(201) }, 'q'],
  ['a text that is none', { q: { $ne: '' } }, 'q'],
  ['half of a character', { q: 'a\ud800' }, 'lone surrogate'],
  ['half of a character in a filter', { filter: [['city = "\udc00"']] }, 'lone surrogate'],
  ['a private facet', { facets: ['name_keys'] }, 'facets'],
  ['an order of its own', { sort: ['created_at:desc'] }, 'sort'],
])('refuses %s and names it', (_name, query, key) => {
  expect(() => read(query)).toThrow(key);
});

it('refuses calls whose queries together ask for more hits than two pages have', () => {
  const call = (...queries: object[]) => ({
    queries: queries.map((query) => ({ indexUid: 'psychologists', ...query })),
  });
  const counts = Array.from({ length: 17 }, () => ({ limit: 0 }));
  expect(readMultiSearch(call({ limit: 60 }, { hitsPerPage: 60 }, ...counts))).toHaveLength(19);
  expect(() => readMultiSearch(call({ limit: 60 }, { hitsPerPage: 60 }, { limit: 1 }))).toThrow('120 hits');
  expect(() => readMultiSearch(call({ limit: 60 }, { limit: 41 }, {}))).toThrow('120 hits');
});

it('refuses keys of every object, too many queries, none, and things that are no request', () => {
  const bad = [
    JSON.parse('{"queries":[{"indexUid":"psychologists","__proto__":{"limit":9}}]}'),
    JSON.parse('{"queries":[{"indexUid":"psychologists","constructor":1}]}'),
    { queries: Array.from({ length: 21 }, () => ({ indexUid: 'psychologists' })) },
    { queries: [] },
    { queries: {} },
    { queries: [{ indexUid: 'psychologists' }], federation: {} },
    null,
    'queries',
    [],
  ] as unknown[];
  for (const request of bad) expect(() => readMultiSearch(request)).toThrow('not valid');
});
