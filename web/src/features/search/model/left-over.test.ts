import { expect, it } from 'vitest';
import type { Understood } from '@directory/domain/query/understood';
import { leftOver, withoutPlaceWords, withoutWords } from './left-over.ts';

const typed = { search: 'emdr kind Toronto', literal: [] as string[] };
const understood = (rest: string): Understood => ({
  conditions: [
    { kind: 'therapy', anyOf: [{ kind: 'therapy', values: ['EMDR'] }], words: ['emdr'], names: [] },
  ],
  rest,
  danger: [],
});

it('is all that was typed where nothing was understood, and else what no condition took', () => {
  expect(leftOver(null, null, typed)).toBe('emdr kind Toronto');
  expect(leftOver({ ...understood('kind'), conditions: [] }, null, typed)).toBe('emdr kind Toronto');
  expect(leftOver(understood('kind'), null, typed)).toBe('kind');
  expect(leftOver(understood(''), null, typed)).toBe('');
});

it('is nothing that was taken back, which stands there as that', () => {
  const search = { ...typed, literal: ['toronto'] };
  expect(leftOver(understood('kind Toronto'), null, search)).toBe('kind');
  expect(leftOver({ ...understood('Toronto'), conditions: [] }, null, search)).toBe('');
});

it('is nothing that says a place to be near', () => {
  const near = { asked: 'near R3C', words: 'near R3C', place: null, within: 25 };
  expect(leftOver(null, near, { search: 'hello near R3C', literal: [] })).toBe('hello');
  expect(withoutPlaceWords('fear of driving near R3C at night', near)).toBe('fear of driving at night');
  // What was asked for beside the words is no matter of theirs.
  expect(withoutPlaceWords('near R3C', { asked: 'Laval', place: null, within: 25 })).toBe('near R3C');
});

it('leaves words out that stand alone, with their quotation marks', () => {
  expect(withoutWords('emdr, kind Toronto', 'kind')).toBe('emdr, Toronto');
  expect(withoutWords('emdr "very kind" mankind', '"very kind"')).toBe('emdr mankind');
  expect(withoutWords('deuil c++ (x', 'c++ (x')).toBe('deuil');
});
