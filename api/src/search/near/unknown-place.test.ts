import { searchInput } from '@directory/domain/contracts/search-state';
import { placeLexicon } from '@directory/domain/query/directory-lexicon';
import { describe, expect, it } from 'vitest';
import { readSearch } from '../read.ts';
import { placeCandidate } from './unknown-place.ts';

/** A directory without places. People's names are `Maraval` and `Hope`, and nobody mentions anything else. */
const known = { places: placeLexicon([]), cityName: () => undefined, isNamed: () => true };

function read(typed: string, literal: readonly string[] = []): string {
  const one = readSearch(searchInput.parse({ search: typed, literal }), known);
  const candidate = placeCandidate(one);
  const unmentioned = candidate?.texts.filter((text) => !/Maraval|Hope/.test(text)) ?? [];
  const place = candidate?.placeOf(unmentioned);
  return place ? [place.name, place.km ?? '-', typed.slice(...place.range)].join('|') : '';
}

describe('placeCandidate', () => {
  it.each([
    ['near Atlantis', 'Atlantis|-|near Atlantis'],
    ['anxiety near Atlantis', 'Atlantis|-|near Atlantis'],
    // Words that only name a danger ask for what else they say.
    ['suicide loss near Atlantis', 'Atlantis|-|near Atlantis'],
    ['near qwxzville for anxiety', 'qwxzville|-|near qwxzville'],
    ['within 10 miles of Ys-sur-Mer, please', 'Ys-sur-Mer|16|within 10 miles of Ys-sur-Mer'],
    ['psy près de l’Atlantide', 'l’Atlantide|-|près de l’Atlantide'],
    ['V0N 1B0', 'V0N 1B0|-|V0N 1B0'],
    ['emdr in V0N', 'V0N|-|in V0N'],
    ['near Atlantis Maraval', 'Atlantis|-|near Atlantis'],
    ['psychologist Gimli', 'Gimli|-|Gimli'],
    ['anxiety Drumheller', 'Drumheller|-|Drumheller'],
    ['drumheller anxiety', 'drumheller|-|drumheller'],
  ])('reads "%s"', (text, reading) => {
    expect(read(text)).toBe(reading);
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
    expect(read(text)).toBe('');
  });

  it('leaves alone what was taken back', () => {
    expect(read('near Atlantis', ['near Atlantis'])).toBe('');
    expect(read('psychologist Gimli', ['Gimli'])).toBe('');
    expect(read('psy à moins de 5 km de R3C', ['à moins de 5 km de R3C'])).toBe('');
    expect(read('psy à moins de 5 km d’Atlantis', ['à moins de 5 km d’Atlantis'])).toBe('');
  });
});
