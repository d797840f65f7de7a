import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchHit } from '@directory/domain/contracts/search-answer';
import { inTime } from '../../support/in-time.ts';
import { connect } from '../../support/database.ts';
import { search } from './site.ts';

// A made-up name that no other profile bears, borne by a free member among premium ones with names much like it.
const FREE = { first: 'Zéphyrine', last: 'Quillomont' };
const PREMIUM = 25;
const sql = connect();
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
  await inTime(async () => {
    const { total } = await search({ search: `${FREE.first} ${FREE.last}` });
    expect(total).toBe(PREMIUM + free.length);
  });
});

afterAll(() => sql`delete from psychologist_profiles where last_name like ${`${FREE.last}%`}`);

const ids = (hits: readonly SearchHit[]) => hits.map(({ id }) => id);

it.each(['Zéphyrine Quillomont', 'zephyrine quillomont', 'QUILLOMONT Zephyrine', 'Dre Zéphyrine Quillomont'])(
  'an exact full name puts that person first whatever their plan: %s',
  async (words) => {
    const result = await search({ search: words, province: 'MB', count: ['city'] });
    expect(ids(result.hits).slice(0, 2).sort()).toEqual([...free].sort());
    expect(result.hits.slice(2).every((hit) => hit.is_premium)).toBe(true);
    expect(result.total).toBe(PREMIUM + 2);
    expect(result.facets.city).toEqual({ Winnipeg: PREMIUM, Brandon: 1, Gimli: 1 });
    expect(result.hits[0]?.marks).toEqual([
      [0, 9],
      [10, 20],
    ]);
  },
);

it('shows an edit by itself: nothing that is cached outlives the index it came from', async () => {
  const [id] = free;
  const words = 'Zéphyrine Quillomont';
  const credentials = async () =>
    (await search({ search: words })).hits.find((hit) => hit.id === id)?.credentials;
  for (const letters of ['Ph.D.', 'Psy.D.', 'M.A.']) {
    await credentials();
    await sql`update psychologist_profiles set credentials = ${letters} where id = ${id ?? ''}`;
    await expect.poll(credentials).toBe(letters);
  }
});
