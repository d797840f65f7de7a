import { expect, test } from 'vitest';
import { placeText } from './place-text.ts';

test('an address is completed with its city, once', () => {
  const place = { city: 'Montréal', province: 'QC' as const };
  expect(placeText({ ...place, address: '1, rue Principale' })).toBe('1, rue Principale, Montréal, Quebec');
  expect(placeText({ ...place, address: '1, rue Principale, MONTRÉAL' })).toBe('1, rue Principale, MONTRÉAL');
  expect(placeText({ ...place, address: null })).toBe('Montréal, Quebec');
  expect(placeText({ city: null, province: null, address: '7 Nowhere Lane' })).toBe('7 Nowhere Lane');
  expect(placeText({ city: null, province: null, address: null })).toBeNull();
});
