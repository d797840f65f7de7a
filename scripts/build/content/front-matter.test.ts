import { expect, test } from 'vitest';
import { bindUnits, typesetFrench } from './front-matter.ts';

test('French spaces hold where they stand, and none stands before ; ! ?', () => {
  expect(typesetFrench('Étape 1 : « dire » !')).toBe('Étape 1\u00a0: «\u00a0dire\u00a0»!');
  expect(typesetFrench('Pourquoi ?\nParce que ; voilà')).toBe('Pourquoi?\nParce que; voilà');
});

test('front matter, tables, addresses and times stay as they are', () => {
  const source = 'title: Un titre\n| a | :-- |\nhttps://exemple.ca/a?b=1 à 10:30';
  expect(typesetFrench(source)).toBe(source);
});

test('a number holds the unit behind it, and nothing else', () => {
  expect(bindUnits('180 days, 3 % et 22 heures, 2 759 $')).toBe(
    '180\u00a0days, 3\u00a0% et 22\u00a0heures, 2 759\u00a0$',
  );
  expect(bindUnits('1. days\nin 2024 daylight 9-8-8 day')).toBe('1. days\nin 2024 daylight 9-8-8\u00a0day');
});
