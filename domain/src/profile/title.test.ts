import { expect, it } from 'vitest';
import { registeredTitle } from './title.ts';

it('is feminine or masculine in French where the gender is known, and neither where it is not', () => {
  expect(registeredTitle('Female', 'fr')).toBe('Psychologue autorisée');
  expect(registeredTitle('Male', 'fr')).toBe('Psychologue autorisé');
  expect(registeredTitle(null, 'fr')).toBe('Psychologue au registre professionnel');
  expect(registeredTitle('Female', 'en')).toBe('Registered Psychologist');
});
