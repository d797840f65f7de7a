import { expect, it } from 'vitest';
import { slugify } from './slug.ts';

it.each([
  [['Élise', 'Côté'], 'elise-cote'],
  [['Œuvre', 'Ægir'], 'oeuvre-aegir'],
  [['Dr. Łukasz'], 'dr-lukasz'],
  [['***'], ''],
])('makes %j into %s', (parts, slug) => {
  expect(slugify(...parts)).toBe(slug);
});
