import { expect, it } from 'vitest';
import { findProvince, PROVINCE_CODES, PROVINCES } from './provinces.ts';

it('has the thirteen provinces and territories, each slug once', () => {
  expect(PROVINCES.map((province) => province.code)).toEqual([...PROVINCE_CODES]);
  expect(new Set(PROVINCES.map((province) => province.slug)).size).toBe(13);
});

it.each([
  ['mb', 'MB'],
  ['Québec', 'QC'],
  ['QUEBEC', 'QC'],
  ['nouvelle-ecosse', 'NS'],
  ['Newfoundland and Labrador', 'NL'],
])('finds the province that %s names', (text, code) => {
  expect(findProvince(text)?.code).toBe(code);
});

it('finds nothing for a city, an empty text or nothing', () => {
  for (const text of ['Winnipeg', '', null, undefined]) expect(findProvince(text)).toBeUndefined();
});
