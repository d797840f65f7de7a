import type { SearchAnswer } from '@directory/domain/contracts/search-answer';
import type { SearchRequest } from '@directory/domain/contracts/search-state';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTime } from '../../support/in-time.ts';
import { addProfile, connect, removeTestRows } from '../../support/database.ts';
import { ownGateway, type OwnGateway } from '../../support/gateway.ts';
import { search as searchSite } from './site.ts';

const SURNAMES = [
  'French',
  'London',
  'Young',
  'Grace',
  'Winter',
  'Jordan',
  'Toronto',
  'De Winter',
  'Russell',
];
const sql = connect();
/** Two of each surname: free, and premium. */
const bearers = new Map<string, string[]>();
let own: OwnGateway;

beforeAll(async () => {
  for (const last_name of SURNAMES) {
    const ids: string[] = [];
    for (const is_premium of [false, true]) {
      ids.push(
        await addProfile(sql, { first_name: 'Quilla', last_name, is_premium, accepting_new_clients: false }),
      );
    }
    bearers.set(last_name, ids.toSorted());
  }
  // Half of a surname is a surname, too.
  bearers.get('Jordan')?.push(await addProfile(sql, { first_name: 'Quilla', last_name: 'Jordan-Yves' }));
  await inTime(async () =>
    expect((await searchSite({ search: 'Quilla' })).total).toBe(SURNAMES.length * 2 + 1),
  );
  own = ownGateway('2026-12-24');
});

afterAll(async () => {
  await removeTestRows(sql);
  await own[Symbol.asyncDispose]();
});

const search = (words: string, more: SearchRequest = {}) => own.search({ search: words, ...more });
const idsOf = ({ hits }: SearchAnswer) => hits.map(({ id }) => id);

/** The first of an answer, as many as bear the name; the sample's own people of that name are among them. */
async function expectFirst(answer: SearchAnswer, surname: string): Promise<void> {
  const rows = await sql<{ id: string }[]>`
    select id from psychologist_profiles
    where is_active and lower(${surname}) = any (array[lower(last_name)] || regexp_split_to_array(lower(last_name), '[- ]'))`;
  const ids = rows.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(bearers.get(surname) ?? []));
  expect(idsOf(answer).slice(0, ids.length).toSorted()).toEqual(ids.toSorted());
}

describe('a mere surname', () => {
  it.each(SURNAMES)('leads to the people of that name first, whatever else it means: %s', async (surname) => {
    for (const typed of [surname, surname.toLowerCase(), `Dr ${surname}`, `Dre. ${surname}`]) {
      for (const literal of [[], [surname]]) await expectFirst(await search(typed, { literal }), surname);
    }
  });

  it('that is a language leads on to those who speak it, and says so', async () => {
    const answer = await search('French');
    expect(answer.understood?.conditions).toMatchObject([{ kind: 'language', words: ['French'] }]);
    const people = (bearers.get('French') ?? []).length;
    const others = answer.hits.slice(people);
    expect(others.length).toBeGreaterThan(0);
    for (const hit of others) expect(hit.languages).toContain('French');
    const speakers = await own.search({ languages: ['French'] });
    expect(answer.total).toBe(speakers.total + people);
  });

  it('that is a place leads on to those who are there; the counts are of all of them', async () => {
    const answer = await search('Toronto', { count: ['province'] });
    expect(answer.understood?.conditions).toMatchObject([{ kind: 'place' }]);
    expect(answer.hits.slice(2).every(({ city }) => city === 'Toronto')).toBe(true);
    const counts = answer.facets.province ?? {};
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(answer.total);
    const next = await search('Toronto', { page: 2, count: ['province'] });
    expect(next.facets).toEqual(answer.facets);
  });

  it('that is a town where nobody practises hides nobody who is near it', async () => {
    const answer = await search('Russell');
    const shown = answer.groups.flatMap(({ hits }) => hits.map(({ id }) => id));
    expect(shown.filter((id) => bearers.get('Russell')?.includes(id))).toEqual([]);
    expect(answer.groups[0]?.offer.way).toMatchObject({ kind: 'within', place: 'Russell' });
    const nearest = await search('Russell', { byDistance: true });
    expect(nearest.total).toBe(nearest.hits.length);
  });

  it('is looked for within the visitor’s own filters', async () => {
    const answer = await search('Toronto', { province: 'MB' });
    expect(idsOf(answer).slice(0, 2).toSorted()).toEqual(bearers.get('Toronto'));
    expect(answer.hits.every((hit) => hit.province === 'MB')).toBe(true);
  });
});
