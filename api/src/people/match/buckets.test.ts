import { describe, expect, it } from 'vitest';
import { orderBuckets, slicesOf, type Bucket } from './buckets.ts';

const everything = { minScore: 0, specialtyOnly: false, locationOnly: false, availableOnly: false };
const here = { province: 'MB', online: false, isLocated: true } as const;
const elsewhere = { province: 'MB', online: false, isLocated: false } as const;

describe('orderBuckets', () => {
  it('orders by score and then by what matches, whatever the place', () => {
    const buckets = orderBuckets(
      [
        { place: here, counts: new Map([['t0000', 3]]) },
        {
          place: elsewhere,
          counts: new Map([
            ['t5112', 4],
            ['t0000', 5],
          ]),
        },
      ],
      'moderate',
      everything,
    );
    expect(buckets.map(({ place, traits, count }) => [place.isLocated, traits, count])).toEqual([
      [false, ['t5112'], 4],
      [true, ['t0000'], 3],
      [false, ['t0000'], 5],
    ]);
  });

  it('puts who does not work with the condition after all who do, whatever else speaks for them', () => {
    const counts = new Map([
      ['t0112', 1],
      ['t1000', 2],
    ]);
    const buckets = orderBuckets([{ place: here, counts }], 'moderate', everything);
    expect(buckets.map(({ isMatch, traits }) => [isMatch, traits])).toEqual([
      [true, ['t1000']],
      [false, ['t0112']],
    ]);
  });

  it('puts equal matches together: severities that were not asked for make no difference', () => {
    const counts = new Map([
      ['t1012', 1],
      ['t1013', 2],
      ['t1016', 4],
      ['t1015', 8],
    ]);
    const [first, second] = orderBuckets([{ place: elsewhere, counts }], 'moderate', everything);
    expect(first).toMatchObject({ traits: ['t1012', 't1013', 't1016'], count: 7 });
    expect(second).toMatchObject({ traits: ['t1015'], count: 8 });
  });

  it('leaves out what the filters leave out, and codes it does not know', () => {
    const counts = new Map([
      ['t1010', 1],
      ['t0010', 2],
      ['t1000', 4],
      ['nonsense', 8],
    ]);
    const total = (filters: Partial<typeof everything>) =>
      orderBuckets([{ place: elsewhere, counts }], 'mild', { ...everything, ...filters }).reduce(
        (sum, { count }) => sum + count,
        0,
      );
    expect(total({})).toBe(7);
    expect(total({ specialtyOnly: true })).toBe(5);
    expect(total({ availableOnly: true })).toBe(3);
    expect(total({ locationOnly: true })).toBe(0);
    expect(total({ minScore: 45 })).toBe(1);
  });
});

describe('slicesOf', () => {
  const buckets: Bucket[] = [3, 1, 2500, 7].map((count, index) => ({
    rank: 100 - index,
    isMatch: true,
    place: elsewhere,
    traits: [`t${index}000`],
    count,
  }));

  it('cuts any page so that all pages together are everything, once and in order', () => {
    for (const size of [1, 2, 10, 999]) {
      const seen = new Map<Bucket, number>();
      let last = -1;
      for (let offset = 0; offset < 2511; offset += size) {
        const slices = slicesOf(buckets, offset, size);
        expect(slices.reduce((sum, { limit }) => sum + limit, 0)).toBe(Math.min(size, 2511 - offset));
        for (const { bucket, offset: within, limit } of slices) {
          expect(within).toBe(seen.get(bucket) ?? 0);
          expect(buckets.indexOf(bucket)).toBeGreaterThanOrEqual(last);
          last = buckets.indexOf(bucket);
          seen.set(bucket, within + limit);
        }
      }
      expect([...seen.values()]).toEqual([3, 1, 2500, 7]);
    }
  });

  it('gives nothing beyond the end', () => {
    expect(slicesOf(buckets, 2511, 10)).toEqual([]);
    expect(slicesOf([], 0, 10)).toEqual([]);
  });
});
