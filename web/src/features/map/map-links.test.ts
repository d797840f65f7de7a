import { expect, test } from 'vitest';
import { mapLinks, placeText } from './map-links.ts';

test('an address is completed with its city, once', () => {
  const place = { city: 'Montréal', province: 'QC' as const };
  expect(placeText({ ...place, address: '1, rue Principale' })).toBe('1, rue Principale, Montréal, Quebec');
  expect(placeText({ ...place, address: '1, rue Principale, MONTRÉAL' })).toBe('1, rue Principale, MONTRÉAL');
  expect(placeText({ ...place, address: null })).toBe('Montréal, Quebec');
  expect(placeText({ city: null, province: null, address: '7 Nowhere Lane' })).toBe('7 Nowhere Lane');
  expect(placeText({ city: null, province: null, address: null })).toBeNull();
});

test('what a member typed cannot leave its parameter', () => {
  const { open, directions, apple } = mapLinks('1 A&B St #4 "x" ?q=1');
  expect(new URL(open).searchParams.get('query')).toBe('1 A&B St #4 "x" ?q=1');
  expect(new URL(directions).searchParams.get('destination')).toBe('1 A&B St #4 "x" ?q=1');
  expect(new URL(apple).searchParams.get('q')).toBe('1 A&B St #4 "x" ?q=1');
});
