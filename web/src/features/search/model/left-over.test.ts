import { expect, it } from 'vitest';
import type { Understood } from '@directory/domain/query/understood';
import { leftOver, withoutWords } from './left-over.ts';

const typed = { search: 'emdr kind Toronto', literal: [] as string[] };
const understood = (rest: string): Understood => ({
  conditions: [
    { kind: 'therapy', anyOf: [{ kind: 'therapy', values: ['EMDR'] }], words: ['emdr'], names: [] },
  ],
  rest,
  danger: false,
});

it('is all that was typed where nothing was understood, and else what no condition took', () => {
  expect(leftOver(null, typed)).toBe('emdr kind Toronto');
  expect(leftOver({ ...understood('kind'), conditions: [] }, typed)).toBe('emdr kind Toronto');
  expect(leftOver(understood('kind'), typed)).toBe('kind');
  expect(leftOver(understood(''), typed)).toBe('');
});

it('is nothing that was taken back, which stands there as that', () => {
  const search = { ...typed, literal: ['toronto'] };
  expect(leftOver(understood('kind Toronto'), search)).toBe('kind');
  expect(leftOver({ ...understood('Toronto'), conditions: [] }, search)).toBe('');
});

it('leaves words out that stand alone, with their quotation marks', () => {
  expect(withoutWords('emdr, kind Toronto', 'kind')).toBe('emdr, Toronto');
  expect(withoutWords('emdr "very kind" mankind', '"very kind"')).toBe('emdr mankind');
  expect(withoutWords('deuil c++ (x', 'c++ (x')).toBe('deuil');
});
