import { expect, test } from 'vitest';
import { countedSearch } from './analytics.ts';

test('a search is counted in one spelling', () => {
  expect(countedSearch('  Couples \n Therapy ')).toBe('couples therapy');
  expect(countedSearch('')).toBe('');
});

test('a long search is cut between characters', () => {
  expect(countedSearch('é'.repeat(200))).toBe('é'.repeat(80));
  expect(countedSearch('🙂'.repeat(100))).toBe('🙂'.repeat(80));
});

test('what may be an address or a number is not kept', () => {
  expect(countedSearch('ada@example.ca')).toBeNull();
  expect(countedSearch('call 204 555-0100')).toBeNull();
  expect(countedSearch('anxiety near R3C 0V8')).toBeNull();
  expect(countedSearch('near R3C')).toBe('near r3c');
  expect(countedSearch('room 12')).toBe('room 12');
});
