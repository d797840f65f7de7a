import { expect, it } from 'vitest';
import {
  EMPTY_SEARCH,
  chooseProvince,
  countChips,
  leftOver,
  toggleChip,
  withKeyword,
  withoutPlaceWords,
  withoutWords,
} from './search-state.ts';
import type { Understood } from '@directory/domain/contracts/search-answer';

const somewhere = {
  ...EMPTY_SEARCH,
  province: 'MB',
  city: 'Winnipeg',
  page: 3,
  languages: ['French'],
} as const;

it('toggleChip adds a value and takes it away again, each time on the first page', () => {
  const added = toggleChip(somewhere, 'languages', 'English');
  expect(added).toEqual({ ...somewhere, languages: ['French', 'English'], page: 1 });
  expect(toggleChip(added, 'languages', 'French').languages).toEqual(['English']);
});

it('chooseProvince clears the city and the page', () => {
  expect(chooseProvince(somewhere, 'ON')).toEqual({ ...somewhere, province: 'ON', city: '', page: 1 });
  expect(chooseProvince(somewhere, null)).toMatchObject({ province: null, city: '' });
});

it('countChips counts every chip and nothing else', () => {
  expect(countChips({ ...EMPTY_SEARCH, search: 'x', province: 'MB' })).toBe(0);
  expect(countChips({ ...EMPTY_SEARCH, genders: ['Female'], therapies: ['EMDR', 'x'] })).toBe(3);
});

it('withKeyword goes back to the first page for another keyword, and changes nothing for the same', () => {
  expect(withKeyword(somewhere, 'sleep')).toMatchObject({ search: 'sleep', page: 1, city: 'Winnipeg' });
  expect(withKeyword(somewhere, somewhere.search)).toBe(somewhere);
});

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
