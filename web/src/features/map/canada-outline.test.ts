import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BORDERS, COASTS } from './canada-outline.ts';

test('the outline is Canada, in no more than 30 kB', () => {
  const points = [...COASTS, ...BORDERS].flat();
  const span = (numbers: number[]) => [Math.min(...numbers), Math.max(...numbers)].map(Math.round);
  expect(span(points.map(([lat]) => lat))).toEqual([42, 83]);
  expect(span(points.map(([, lng]) => lng))).toEqual([-141, -53]);
  // A coast comes back to where it began; the smallest is a triangle.
  for (const coast of COASTS) expect([coast.length >= 4, coast.at(-1)]).toEqual([true, coast[0]]);
  expect(readFileSync(join(import.meta.dirname, 'canada-outline.json')).length).toBeLessThan(30_000);
});
