import { searchInput } from '@directory/domain/contracts/search-state';
import { placeLexicon } from '@directory/domain/query/directory-lexicon';
import { describe, expect, it } from 'vitest';
import { readPlaceName, readSearch } from './read.ts';

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

/** The place that the words name, where people's names are `Maraval` and `Hope` and nobody mentions anything else. */
function named(search: string, literal: readonly string[] = []): string {
  const named = readPlaceName(read({ search, literal }), known);
  const unmentioned = named?.texts.filter((text) => !/Maraval|Hope/.test(text)) ?? [];
  const near = named?.readBy(unmentioned).near;
  return near ? [near.asked, near.within, near.words].join('|') : '';
}

describe('the name of a place', () => {
  it.each([
    ['near Atlantis', 'Atlantis|25|near Atlantis'],
    ['anxiety near Atlantis', 'Atlantis|25|near Atlantis'],
    // Words that only name a danger ask for what else they say.
    ['suicide loss near Atlantis', 'Atlantis|25|near Atlantis'],
    ['near qwxzville for anxiety', 'qwxzville|25|near qwxzville'],
    ['within 10 miles of Ys-sur-Mer, please', 'Ys-sur-Mer|16|within 10 miles of Ys-sur-Mer'],
    ['psy près de l’Atlantide', 'l’Atlantide|25|près de l’Atlantide'],
    ['V0N 1B0', 'V0N 1B0|25|V0N 1B0'],
    ['emdr in V0N', 'V0N|25|in V0N'],
    ['near Atlantis Maraval', 'Atlantis|25|near Atlantis'],
    ['psychologist Gimli', 'Gimli|25|Gimli'],
    ['anxiety Drumheller', 'Drumheller|25|Drumheller'],
    ['drumheller anxiety', 'drumheller|25|drumheller'],
  ])('reads "%s"', (text, reading) => {
    expect(named(text)).toBe(reading);
  });

  it.each([
    'anxiety',
    'near Maraval',
    'psychologist Hope',
    'looking for golden',
    'Sandra Gimli',
    'online in Ontario Gimli',
    'near drowning',
    'near steinba',
    'near anxiety',
    'near Killing myself',
    'close to Atlantis',
    'ran 10 km and panicked',
    '"near Atlantis"',
  ])('leaves "%s" alone', (text) => {
    expect(named(text)).toBe('');
  });

  it('leaves alone what was taken back', () => {
    expect(named('near Atlantis', ['near Atlantis'])).toBe('');
    expect(named('psychologist Gimli', ['Gimli'])).toBe('');
    expect(named('psy à moins de 5 km de R3C', ['à moins de 5 km de R3C'])).toBe('');
    expect(named('psy à moins de 5 km d’Atlantis', ['à moins de 5 km d’Atlantis'])).toBe('');
  });
});
