import { expect, test } from 'vitest';
import { compareNames } from './fold.ts';
import { LANGUAGES } from '../language.ts';
import { LISTED_CITIES } from '../places/listed-cities.ts';
import { PROVINCES } from '../places/provinces.ts';
import { specialtyVocabulary } from '../vocabulary/specialties.ts';

test.each(LANGUAGES)(
  'provinces, cities and concerns stand where a dictionary has them, in %s',
  (language) => {
    const provinces = PROVINCES.map(({ name }) => name[language]);
    const concerns = specialtyVocabulary.terms.map((term) => term[language]);
    for (const names of [provinces, concerns, Object.values(LISTED_CITIES).flat()]) {
      expect([...names].sort(compareNames)).toEqual([...names].sort((a, b) => a.localeCompare(b, language)));
    }
  },
);

test('accents, case and ligatures change nothing', () => {
  const names = ['Zurich', 'élan', 'Oka', 'Œuvre', 'Élise', 'Eva', 'écho'];
  expect(names.sort(compareNames)).toEqual(['écho', 'élan', 'Élise', 'Eva', 'Œuvre', 'Oka', 'Zurich']);
});
