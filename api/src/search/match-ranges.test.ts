import { fold } from '@directory/domain/text/fold';
import { describe, expect, it } from 'vitest';
import { foldWithPlaces, markedRanges, matchRanges } from './match-ranges.ts';

const marked = (label: string, ...words: string[]) =>
  matchRanges(foldWithPlaces(label), words)?.map(([start, end]) => label.slice(start, end));

it('folds as the rest of the directory does', () => {
  for (const label of [
    'Thérapie centrée sur les émotions',
    'Trois-Rivières, Québec',
    'Cœur',
    'L’Ancienne',
    'e\u0301t\u00e9',
  ]) {
    expect(foldWithPlaces(label).text).toBe(fold(label));
  }
});

describe('ranges are those of the label as it is written', () => {
  it('with accents, ligatures and combining marks', () => {
    expect(marked('Montréal, Québec', 'montre')).toEqual(['Montré']);
    expect(marked('Cœur de ville', 'coeur')).toEqual(['Cœur']);
    expect(marked('Que\u0301bec', 'que')).toEqual(['Que\u0301']);
    expect(marked('Thérapie (𝒜) ici', 'ici')).toEqual(['ici']);
  });

  it('at the beginning of a word when there is one, within a word otherwise', () => {
    expect(marked('Grande Prairie, Alberta', 'al')).toEqual(['Al']);
    expect(marked('Montréal', 'treal')).toEqual(['tréal']);
    expect(marked('Montréal', 'real')).toBeUndefined();
  });

  it('for every word, joined where they touch', () => {
    expect(marked('Winnipeg, Manitoba', 'man', 'win')).toEqual(['Win', 'Man']);
    expect(marked('Winnipeg', 'win', 'winni')).toEqual(['Winni']);
    expect(marked('Winnipeg', 'win', 'ontario')).toBeUndefined();
  });
});

it('reads the engine’s marks as ranges of the name', () => {
  expect(markedRanges('\uE000Éli\uE001se \uE000Cô\uE001té')).toEqual([
    [0, 3],
    [6, 8],
  ]);
});
