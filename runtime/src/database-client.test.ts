import { expect, it } from 'vitest';
import { parseArray, serializeArray } from './database-client.ts';

it.each([
  [[], '{}'],
  [['mild', 'severe'], '{"mild","severe"}'],
  [
    ['', 'a,b', '{c}', 'NULL', 'd "e"', 'f\\g', 'h\ni', 'é'],
    '{"","a,b","{c}","NULL","d \\"e\\"","f\\\\g","h\ni","é"}',
  ],
])('%j is written so that it reads the same', (items, literal) => {
  expect(serializeArray(items)).toBe(literal);
  expect(parseArray(literal)).toEqual(items);
});

it('an array is read as Postgres writes it: quotes only where they are needed', () => {
  expect(parseArray('{mild,"a, b",NULL,"NULL"}')).toEqual(['mild', 'a, b', null, 'NULL']);
});
