import { expect, it } from 'vitest';
import { hasInvisible, hasNameCharacters, stacksMarks } from './characters.ts';

it.each([
  'Élise Côté',
  "Anne-Marie O'Neil",
  'Jean-Luc d’Arcy Jr.',
  'Nguyễn Thị Bảo',
  'Nguyễn'.normalize('NFD'),
  'ᐊᓕᓯ',
  'T̓kemlúps',
  '王琳',
  'मुक्ति',
])('%s is a name', (name) => {
  expect(hasNameCharacters(name)).toBe(true);
  expect(hasInvisible(name)).toBe(false);
  expect(stacksMarks(name)).toBe(false);
});

it.each(['', '-', "'", 'Ana 2', 'Ana (Roy)', 'Ana, Ph.D.', 'Ana ★', 'Ana 😀', 'Ana\tRoy', 'Ana_Roy'])(
  '%j is none',
  (name) => {
    expect(hasNameCharacters(name)).toBe(false);
  },
);

it.each([
  '\u3164',
  'A\u200bna',
  'A\u200dna',
  'A\u2060na',
  'A\u200ena',
  'A\u00adna',
  'A\u034fna',
  'A\ufe0fna',
  'A\u{e0041}na',
  '\u202eanA',
  '\u2066Ana',
  'Ana\u2800',
  'Ana\nRoy',
])('%j holds what nobody sees', (text) => {
  expect(hasInvisible(text)).toBe(true);
});

it('two marks are an accent and a tone; three are a pile', () => {
  expect(stacksMarks('a\u0302\u0301')).toBe(false);
  expect(stacksMarks('a\u0302\u0301\u0300')).toBe(true);
  expect(stacksMarks(`Z${'\u0e47'.repeat(60)}`)).toBe(true);
});
