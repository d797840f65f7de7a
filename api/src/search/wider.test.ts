import { searchInput } from '@directory/domain/contracts/search-state';
import { expect, it } from 'vitest';
import type { Known } from './known.ts';
import { readSearch } from './read.ts';
import { placeLexicon } from '@directory/domain/query/directory-lexicon';
import { widerPlaces } from './wider.ts';

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
