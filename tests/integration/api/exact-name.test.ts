import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readStack } from '../../support/stack-file.ts';
import { search, type Hit } from './site.ts';

// A made-up name that no other profile bears, borne by a free member among premium ones with names much like it.
const FREE = { first: 'Zéphyrine', last: 'Quillomont' };
const PREMIUM = 25;
const sql = postgres(readStack().postgres, { max: 1 });
const free = [randomUUID(), randomUUID()];

beforeAll(async () => {
  const person = (id: string, first_name: string, last_name: string, is_premium: boolean, city: string) => ({
    ...{ id, first_name, last_name, is_premium, city },
    province: 'MB',
    gender: 'Female',
    practice_areas: 'Anxiety',
  });
  const premium = Array.from({ length: PREMIUM }, (_, index) =>
    person(
      randomUUID(),
      FREE.first,
      `${FREE.last} Testcase${String.fromCharCode(97 + index)}`,
      true,
      'Winnipeg',
    ),
  );
  await sql`insert into psychologist_profiles ${sql([
    ...premium,
    ...free.map((id, index) => person(id, FREE.first, FREE.last, false, index === 0 ? 'Brandon' : 'Gimli')),
  ])}`;
  await vi.waitFor(
    async () => {
      const { hits } = await search({ q: `${FREE.first} ${FREE.last}`, limit: 60 });
      expect(hits).toHaveLength(PREMIUM + free.length);
    },
    { timeout: 75_000, interval: 50 },
  );
});

afterAll(async () => {
  await sql`delete from psychologist_profiles where last_name like ${`${FREE.last}%`}`;
  await sql.end();
});

const ids = (hits: readonly Hit[]) => hits.map(({ id }) => id);

describe('an exact full name', () => {
  it.each([
    'Zéphyrine Quillomont',
    'zephyrine quillomont',
    'QUILLOMONT Zephyrine',
    'Dre Zéphyrine Quillomont',
  ])('puts that person first whatever their plan: %s', async (q) => {
    const result = await search({ q, limit: 10, attributesToHighlight: ['name'], facets: ['city'] });
    expect(ids(result.hits).slice(0, 2).sort()).toEqual([...free].sort());
    expect(result.hits.slice(2).every((hit) => hit['is_premium'])).toBe(true);
    expect(result.query).toBe(q);
    expect(result.estimatedTotalHits).toBe(PREMIUM + 2);
    expect(result.facetDistribution?.['city']).toEqual({ Winnipeg: PREMIUM, Brandon: 1, Gimli: 1 });
    expect(result.hits[0]?.['_formatted']).toMatchObject({ name: expect.stringContaining('<em>') as string });
  });

  it.each([
    ['pages', (page: number, size: number) => ({ hitsPerPage: size, page: page + 1 })],
    ['offsets', (page: number, size: number) => ({ limit: size, offset: page * size })],
  ])('loses nobody and shows nobody twice over %s', async (_name, window) => {
    for (const size of [1, 4, 10, 60]) {
      const shown: string[] = [];
      for (let page = 0; page * size < PREMIUM + 2; page += 1) {
        const { hits } = await search({
          q: 'zephyrine quillomont',
          attributesToRetrieve: ['id'],
          ...window(page, size),
        });
        shown.push(...ids(hits));
      }
      expect(shown).toHaveLength(PREMIUM + 2);
      expect(new Set(shown).size).toBe(PREMIUM + 2);
      expect(shown.slice(0, 2).sort()).toEqual([...free].sort());
    }
  });

  it('respects the visitor’s filters', async () => {
    const { hits } = await search({ q: 'zephyrine quillomont', filter: '"city"="Gimli"' });
    expect(ids(hits)).toEqual([free[1]]);
    expect(
      (await search({ q: 'zephyrine quillomont', filter: '"city"="Gimli"', attributesToRetrieve: ['city'] }))
        .hits,
    ).toEqual([{ city: 'Gimli' }]);
  });

  it('is not part of a name', async () => {
    const { hits } = await search({ q: 'zephyrine', limit: 5 });
    expect(hits.every((hit) => hit['is_premium'])).toBe(true);
  });
});

it('shows an edit by itself: nothing that is cached outlives the index it came from', async () => {
  const [id] = free;
  const q = 'Zéphyrine Quillomont';
  const credentials = async () =>
    (await search({ q, limit: 20 })).hits.find((hit) => hit.id === id)?.['credentials'];
  for (const letters of ['Ph.D.', 'Psy.D.', 'M.A.']) {
    await credentials();
    await sql`update psychologist_profiles set credentials = ${letters} where id = ${id ?? ''}`;
    await expect.poll(credentials, { timeout: 75_000, interval: 50 }).toBe(letters);
  }
});
