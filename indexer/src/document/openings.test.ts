import { expect, it } from 'vitest';
import { openingOf, openingsOf } from './openings.ts';

it.each([
  [
    'I listen first, and then we look for what helps. After that we plan.',
    'I listen first, and then we look for what helps.',
  ],
  ['Hello! I work with people who sleep badly. More.', 'Hello! I work with people who sleep badly.'],
  [
    'Dr. Élise Côté-Roy (Ph.D.) sees adults in Laval. She trained in Lyon.',
    'Dr. Élise Côté-Roy (Ph.D.) sees adults in Laval.',
  ],
  ['Je m’appelle\n  Léa, et je reçois   des enfants. Oui.', 'Je m’appelle Léa, et je reçois des enfants.'],
  ['No full stop at all', 'No full stop at all'],
  ['  ', ''],
])('of %s', (bio, opening) => {
  expect(openingOf(bio, 'en')).toBe(opening);
});

it('a long sentence ends at a word, not at a comma or in the middle of a word', () => {
  const long = openingOf(`${'Since the year of the flood, '.repeat(6)}I have practised.`, 'en');
  expect(long).toMatch(/\w…$/);
  expect(long.length).toBeLessThanOrEqual(121);
  expect('Since the year of the flood, '.repeat(6)).toContain(long.slice(0, -1));
});

it('is of each bio that visitors may read, in its own language', () => {
  const both = {
    bio: 'Je reçois des adultes et des couples.',
    bio_language: 'fr',
    second_bio: 'I see adults and couples.',
  } as const;
  expect(openingsOf({ ...both, is_premium: true })).toEqual({
    en: 'I see adults and couples.',
    fr: 'Je reçois des adultes et des couples.',
  });
  expect(openingsOf({ ...both, is_premium: false })).toEqual({ fr: 'Je reçois des adultes et des couples.' });
  expect(openingsOf({ ...both, bio: ' ', is_premium: false })).toBeNull();
});
