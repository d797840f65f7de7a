import { expect, it } from 'vitest';
import { findCity } from './landing-pages.ts';

it('a listed city has its page without psychologists; any other only with some', () => {
  const brandon = { name: 'Brandon', slug: 'brandon', count: 2 };
  const many = { name: 'WINNIPEG', slug: 'winnipeg', count: 5 };
  expect(findCity([brandon], 'MB', 'brandon')).toBe(brandon);
  expect(findCity([brandon], 'MB', 'winnipeg')).toEqual({ name: 'Winnipeg', slug: 'winnipeg', count: 0 });
  expect(findCity([many], 'MB', 'winnipeg')).toBe(many);
  expect(findCity([], 'QC', 'montreal')).toEqual({ name: 'Montréal', slug: 'montreal', count: 0 });
  expect(findCity([], 'MB', 'brandon')).toBeUndefined();
  expect(findCity([], 'MB', 'toronto')).toBeUndefined();
});
