import { describe, expect, it } from 'vitest';
import { partsOf } from './nearest-page.ts';

const PLACES = [
  { point: 'a', km: 1, people: 3 },
  { point: 'b', km: 2, people: 1 },
  { point: 'c', km: 3, people: 50 },
];

describe('partsOf', () => {
  it('asks for the places that the page holds at once, and for those that it cuts by themselves', () => {
    expect(partsOf(PLACES, 0, 20)).toEqual([
      { points: ['a', 'b'], offset: 0, limit: 4 },
      { points: ['c'], offset: 0, limit: 16 },
    ]);
    expect(partsOf(PLACES, 20, 20)).toEqual([{ points: ['c'], offset: 16, limit: 20 }]);
    expect(partsOf(PLACES, 2, 2)).toEqual([
      { points: ['b'], offset: 0, limit: 1 },
      { points: ['a'], offset: 2, limit: 1 },
    ]);
    expect(partsOf(PLACES, 60, 20)).toEqual([]);
  });

  it('has everybody once over all pages', () => {
    for (const size of [1, 3, 7, 20]) {
      const met: string[] = [];
      for (let offset = 0; offset < 60; offset += size) {
        for (const { points, offset: from, limit } of partsOf(PLACES, offset, size)) {
          const people = PLACES.filter(({ point }) => points.includes(point)).flatMap(
            ({ point, people: count }) => Array.from({ length: count }, (_, index) => `${point}${index}`),
          );
          met.push(...people.slice(from, from + limit));
        }
      }
      expect(new Set(met).size).toBe(54);
      expect(met.length).toBe(54);
    }
  });
});
