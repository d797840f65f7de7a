import { expect, it } from 'vitest';
import { slugify } from './slug.ts';

it.each([
  [['Élise', 'Côté'], 'elise-cote'],
  [['Anne-Marie', "O'Neil"], 'anne-marie-o-neil'],
  [['  José ', ' Núñez  '], 'jose-nunez'],
  [['Œuvre', 'Ægir'], 'oeuvre-aegir'],
  [['Dr. Łukasz'], 'dr-lukasz'],
  [['***'], ''],
])('makes %j into %s', (parts, slug) => {
  expect(slugify(...parts)).toBe(slug);
});
