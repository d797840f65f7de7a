import { describe, expect, it } from 'vitest';
import { partsOf } from './page-parts.ts';

const PLACES = [
  { point: 'a', km: 1, people: 3 },
  { point: 'b', km: 2, people: 1 },
  { point: 'c', km: 3, people: 50 },
];

describe('partsOf', () => {
  it('asks for the places that the page holds or that are small at once, and for its part of the large ones that it cuts', () => {
    expect(partsOf(PLACES, 0, 20)).toEqual({
      parts: [
        { points: ['a', 'b'], offset: 0, limit: 4 },
        { points: ['c'], offset: 0, limit: 16 },
      ],
      skip: 0,
    });
    expect(partsOf(PLACES, 20, 20)).toEqual({ parts: [{ points: ['c'], offset: 16, limit: 20 }], skip: 0 });
    expect(partsOf(PLACES, 2, 2)).toEqual({ parts: [{ points: ['a', 'b'], offset: 0, limit: 4 }], skip: 2 });
    expect(partsOf(PLACES, 60, 20)).toEqual({ parts: [], skip: 0 });
  });

  it('has everybody once over all pages', () => {
    for (const size of [1, 3, 7, 20]) {
      const met: string[] = [];
      for (let offset = 0; offset < 60; offset += size) {
        const { parts, skip } = partsOf(PLACES, offset, size);
        const page = parts.flatMap(({ points, offset: from, limit }) =>
          PLACES.filter(({ point }) => points.includes(point))
            .flatMap(({ point, people }) => Array.from({ length: people }, (_, index) => `${point}${index}`))
            .slice(from, from + limit),
        );
        met.push(...page.toSorted().slice(skip, skip + size));
      }
      expect(new Set(met).size).toBe(54);
      expect(met.length).toBe(54);
    }
  });
});
