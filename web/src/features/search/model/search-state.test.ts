import { describe, expect, it } from 'vitest';
import { chooseProvince, countChips, EMPTY_SEARCH, toggleChip, withKeyword } from './search-state.ts';

const somewhere = {
  ...EMPTY_SEARCH,
  province: 'MB',
  city: 'Winnipeg',
  page: 3,
  languages: ['French'],
} as const;

describe('toggleChip', () => {
  it('adds a value and takes it away again, each time on the first page', () => {
    const added = toggleChip(somewhere, 'languages', 'English');
    expect(added).toEqual({ ...somewhere, languages: ['French', 'English'], page: 1 });
    expect(toggleChip(added, 'languages', 'French').languages).toEqual(['English']);
  });
});

describe('chooseProvince', () => {
  it('clears the city and the page', () => {
    expect(chooseProvince(somewhere, 'ON')).toEqual({ ...somewhere, province: 'ON', city: '', page: 1 });
    expect(chooseProvince(somewhere, null)).toMatchObject({ province: null, city: '' });
  });
});

describe('countChips', () => {
  it('counts every chip and nothing else', () => {
    expect(countChips({ ...EMPTY_SEARCH, search: 'x', province: 'MB' })).toBe(0);
    expect(countChips({ ...EMPTY_SEARCH, genders: ['Female'], therapies: ['EMDR', 'x'] })).toBe(3);
  });
});

describe('withKeyword', () => {
  it('goes back to the first page for another keyword, and changes nothing for the same', () => {
    expect(withKeyword(somewhere, 'sleep')).toMatchObject({ search: 'sleep', page: 1, city: 'Winnipeg' });
    expect(withKeyword(somewhere, somewhere.search)).toBe(somewhere);
  });
});
