import { searchInput } from '@directory/domain/contracts/search-state';
import { placeLexicon } from '@directory/domain/query/directory-lexicon';
import { expect, it } from 'vitest';
import { readSearch } from './read.ts';

const known = { places: placeLexicon([]), cityName: () => undefined, isNamed: () => true };
const read = (asked: object) => readSearch(searchInput.parse(asked), known);

it.each([
  ['i want to kill myself', 'suicide'],
  ['je veux mourir', 'suicide'],
  ['my husband hits me', 'violence'],
])('reads words of danger in the field of a place as words: %s', (near, kind) => {
  for (const search of ['', 'anxiety']) {
    const { state, words, reading, near: place } = read({ search, near, within: 50 });
    expect(reading?.understood.danger).toContain(kind);
    expect([place, state.near, state.within]).toEqual([null, '', null]);
    expect(words).toBe(`${near} ${search}`.trim());
  }
});

it('takes for a place what speaks of no danger, and what is one beside words of danger', () => {
  expect(read({ near: 'Atlantis' }).near).toMatchObject({ asked: 'Atlantis', place: null });
  const { near, reading } = read({ search: 'i want to die', near: 'R3C' });
  expect(near?.place).not.toBeNull();
  expect(reading?.understood.danger).toEqual(['suicide']);
});
