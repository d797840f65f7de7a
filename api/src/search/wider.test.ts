import type { NamedCondition } from '@directory/domain/contracts/search-answer';
import { searchInput, type SearchRequest } from '@directory/domain/contracts/search-state';
import { describe, expect, it } from 'vitest';
import type { Known } from './known.ts';
import { readSearch } from './read.ts';
import { placeLexicon } from '@directory/domain/query/directory-lexicon';
import { widerPlaces, widerSearches } from './wider.ts';

const known = {
  places: placeLexicon([{ name: 'Brandon', province: 'MB', slug: 'brandon' }]),
  isNamed: () => true,
  cityName: (place: string) => (place === 'MB/brandon' ? 'Brandon' : undefined),
} as unknown as Known;

/** Each wider search as `km near | words | province, session types`. */
function wider(asked: object): string[] {
  const read = readSearch(searchInput.parse(asked), known);
  return widerPlaces(read, read.reading?.understood.conditions ?? []).map(({ way, state }) =>
    [way.kind === 'within' ? `${way.km} ${state.near}` : way.kind, state.search, state.province ?? '']
      .concat(state.sessionTypes)
      .filter(Boolean)
      .join(' | '),
  );
}

it.each([
  [
    'a city in the words',
    { search: 'anxiety brandon' },
    [
      '25 Brandon, MB | anxiety',
      '50 Brandon, MB | anxiety',
      '100 Brandon, MB | anxiety',
      'online | anxiety | MB | Online',
      'canadaOnline | anxiety | Online',
    ],
  ],
  [
    'a city that was chosen',
    { city: 'Brandon', province: 'MB' },
    ['25 Brandon, MB', '50 Brandon, MB', '100 Brandon, MB', 'online | MB | Online', 'canadaOnline | Online'],
  ],
  ['a place to be near', { near: 'R7A', within: 50 }, ['100 R7A']],
  [
    'a town that the words are near',
    { search: 'near Flin Flon' },
    ['50 Flin Flon, MB', '100 Flin Flon, MB', 'online | MB | Online', 'canadaOnline | Online'],
  ],
  [
    'who wants to be met there',
    { search: 'in person brandon' },
    ['25 Brandon, MB | in person', '50 Brandon, MB | in person', '100 Brandon, MB | in person'],
  ],
  [
    'who looks for sessions online',
    { search: 'anxiety online in Brandon' },
    [25, 50, 100]
      .map((km) => `${km} Brandon, MB | anxiety online`)
      .concat(['online | anxiety online | MB', 'canadaOnline | anxiety online']),
  ],
  ['no place', { search: 'anxiety' }, []],
  [
    'a place in the words and another that was chosen',
    { search: 'brandon', city: 'Ottawa', province: 'ON' },
    [],
  ],
  ['a place that is not wanted', { search: 'anxiety, not in Brandon' }, []],
])('looks farther for %s, and keeps what else was asked', (_, asked, searches) => {
  expect(wider(asked)).toEqual(searches);
});

const toronto: NamedCondition = {
  kind: 'place',
  anyOf: [{ kind: 'place', values: ['ON/toronto'] }],
  words: ['Toronto'],
  names: [{ en: 'Toronto', fr: 'Toronto' }],
};

describe('widerSearches', () => {
  const waysOf = (asked: SearchRequest, conditions: NamedCondition[] = [], words?: string) => {
    const state = searchInput.parse({ ...asked, page: 3 });
    const isNear = state.near !== '' || words !== undefined;
    const near = isNear ? { asked: 'R3C', place: null, within: 25, ...(words && { words }) } : null;
    return widerSearches({ state, near }, conditions);
  };
  const kinds = (...asked: Parameters<typeof waysOf>) => waysOf(...asked).map(({ way }) => way.kind);

  it('take each thing that was asked for back in turn, on the first page', () => {
    const [words, languages, genders, facets, near, city, province] = waysOf({
      search: 'sleep',
      literal: ['sleep'],
      province: 'QC',
      city: 'Québec',
      languages: ['French'],
      genders: ['Male'],
      near: 'G1R',
      within: 10,
    });
    expect(words?.state).toMatchObject({ search: '', literal: [], languages: ['French'], page: 1 });
    expect([languages, genders].map((one) => one?.without)).toEqual([['languages'], ['genders']]);
    expect(facets?.state).toMatchObject({ search: 'sleep', languages: [], genders: [] });
    expect(near?.state).toMatchObject({ near: '', within: null });
    expect(city?.state).toMatchObject({ province: 'QC', city: '' });
    expect(province?.state).toMatchObject({ province: null, city: '' });
    expect(waysOf({})).toEqual([]);
  });

  it('are all of a place only where no other place holds them', () => {
    const inQuebec = { province: 'QC', city: 'Québec' } as const;
    expect(kinds(inQuebec)).toEqual(['province', 'canada']);
    const held = ['withoutCity', 'withoutPlace'];
    expect(kinds(inQuebec, [toronto])).toEqual(held);
    expect(kinds(inQuebec, [], 'near R3C')).toEqual(held);
    expect(kinds({ ...inQuebec, near: 'G1R' })).toEqual(['withoutNear', ...held]);
  });
});
