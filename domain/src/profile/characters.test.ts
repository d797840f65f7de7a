import { expect, it } from 'vitest';
import { hasInvisible, hasNameCharacters, stacksMarks } from './characters.ts';

it.each([
  'Élise Côté',
  "Anne-Marie O'Neil",
  'Nguyễn Thị Bảo',
  'Nguyễn'.normalize('NFD'),
  'T̓kemlúps',
  '王琳',
  'ᐊᓕᓯ',
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

it.each(['\u3164', 'A\u200bna', 'A\u200dna', 'A\u00adna', 'A\ufe0fna', '\u202eanA', 'Ana\u2800', 'Ana\nRoy'])(
  '%j holds what nobody sees',
  (text) => {
    expect(hasInvisible(text)).toBe(true);
  },
);

it('two marks are an accent and a tone; three are a pile', () => {
  expect(stacksMarks('a\u0302\u0301')).toBe(false);
  expect(stacksMarks('a\u0302\u0301\u0300')).toBe(true);
  expect(stacksMarks(`Z${'\u0e47'.repeat(60)}`)).toBe(true);
});
