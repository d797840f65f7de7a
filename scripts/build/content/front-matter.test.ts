import { expect, test } from 'vitest';
import { typesetFrench } from './front-matter.ts';

test('French spaces hold where they stand, and none stands before ; ! ?', () => {
  expect(typesetFrench('Étape 1 : « dire » !')).toBe('Étape 1\u00a0: «\u00a0dire\u00a0»!');
  expect(typesetFrench('Pourquoi ?\nParce que ; voilà')).toBe('Pourquoi?\nParce que; voilà');
});

test('front matter, tables, addresses and times stay as they are', () => {
  const source = 'title: Un titre\n| a | :-- |\nhttps://exemple.ca/a?b=1 à 10:30';
  expect(typesetFrench(source)).toBe(source);
});
