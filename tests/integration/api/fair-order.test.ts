import { createLandingPages } from '@directory/api/site/landing/landing-pages';
import { createMatcher } from '@directory/api/people/match/matcher';
import { selectFeatured } from '@directory/api/people/profiles/store';
import { readFilters } from '@directory/api/search/known';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTime } from '../../support/in-time.ts';
import { addProfile, connect, removeTestRows } from '../../support/database.ts';
import { ownGateway, type OwnGateway } from '../../support/gateway.ts';
import { search as searchSite } from './site.ts';
import { LANDING_LIMITS } from '@directory/domain/site/landing';
import type { SearchRequest } from '@directory/domain/contracts/search-state';

/** A city of the test's own: in each of six tiers four people who are equal in all that counts. */
const CITY = 'Fairhaven';
const EQUALS = 4;
const TIERS = [true, false].flatMap((is_premium) =>
  [true, null, false].map((accepting_new_clients) => ({ is_premium, accepting_new_clients })),
);
const DAYS = Array.from({ length: 20 }, (_, index) => `2026-12-${String(index + 1).padStart(2, '0')}`);

const sql = connect();
/** The ids of each tier. */
const tiers: string[][] = [];
let own: OwnGateway;

beforeAll(async () => {
  for (const tier of TIERS) {
    const ids: string[] = [];
    for (let index = 0; index < EQUALS; index += 1) {
      const last_name = `${'ABCD'[index]}aron`;
      const image_filename = `fair-${tiers.length}-${index}.webp`;
      // The same in every run: so are their turns.
      const id = `fa120000-0000-4000-8000-00000000${tiers.length}${index}0d`;
      const columns = { id, ...tier, city: CITY, province: 'NT', practice_areas: 'Grief', bio: 'Grief.' };
      ids.push(await addProfile(sql, { ...columns, last_name, image_filename }));
    }
    tiers.push(ids);
  }
  await inTime(async () => expect((await searchSite({ city: CITY })).total).toBe(TIERS.length * EQUALS));
  own = ownGateway(DAYS[0] ?? '');
});

afterAll(async () => {
  await removeTestRows(sql);
  await own[Symbol.asyncDispose]();
});

/** What `list` gives on each of the days. */
async function onEachDay<T>(list: () => Promise<T>): Promise<T[]> {
  const lists: T[] = [];
  for (const day of DAYS) {
    own.setDay(day);
    lists.push(await list());
  }
  return lists;
}

/** Everybody on the two pages of a search. */
async function found(asked: SearchRequest): Promise<string[]> {
  const pages = await Promise.all([1, 2].map((page) => own.search({ city: CITY, ...asked, page })));
  return pages.flatMap(({ hits }) => hits.map(({ id }) => id));
}
const inTiers = (ids: readonly string[]) =>
  tiers.map((_, tier) => ids.slice(tier * EQUALS, (tier + 1) * EQUALS));

describe('people who are equal', () => {
  it.each([
    ['without words', {}],
    ['with words', { search: 'grief', literal: ['grief'] }],
    ['with understood words', { search: `grief ${CITY}` }],
  ])('%s stand by plan, then by who takes new clients, and change places every day', async (_name, query) => {
    const lists = await onEachDay(() => found(query));
    for (const ids of lists) {
      expect(inTiers(ids).map((tier) => tier.toSorted())).toEqual(tiers.map((tier) => tier.toSorted()));
    }
    // Over twenty days each of four is first now and then, whatever the name.
    for (const [tier, ids] of tiers.entries()) {
      const firsts = new Set(lists.map((list) => list[tier * EQUALS]));
      expect([...firsts].toSorted()).toEqual(ids.toSorted());
    }
  });

  it('change places among those whom matches name when asked, where the plan counts for nothing', async () => {
    const { gateway, cache, today } = own;
    const matcher = createMatcher({ sql, gateway, cache, today });
    const filters = { locationOnly: true, specialtyOnly: false };
    const query = { condition: 'anxiety', province: 'NT', filters } as const;
    const lists = await onEachDay(async () => {
      const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => matcher.match({ ...query, page })));
      return pages.flatMap(({ matches }) => matches.map(({ psychologist }) => psychologist.id));
    });
    const accepting = [...(tiers[0] ?? []), ...(tiers[3] ?? [])];
    const firsts = lists.map((ids) => ids.filter((id) => accepting.includes(id)));
    for (const ids of firsts) expect(ids.toSorted()).toEqual(accepting.toSorted());
    const premiumFirst = firsts.filter(([first = '']) => tiers[0]?.includes(first)).length;
    expect(premiumFirst).toBeGreaterThan(2);
    expect(premiumFirst).toBeLessThan(18);
  });

  it('change places on the pages of places and of premium profiles', async () => {
    const { gateway, cache, today } = own;
    const pages = createLandingPages({ gateway, cache, today, filters: () => readFilters(gateway.ask) });
    const place = { province: 'northwest-territories', city: 'fairhaven' };
    const shown = await onEachDay(async () => (await pages.landing(place))?.cards.map(({ id }) => id) ?? []);
    for (const ids of shown) {
      expect(ids).toHaveLength(LANDING_LIMITS.city);
      expect(tiers[0]).toEqual(expect.arrayContaining(ids));
    }
    expect(new Set(shown.map(([first]) => first)).size).toBe(EQUALS);
    const premium = await onEachDay(async () => (await pages.premium()).cards.map(({ id }) => id));
    expect(new Set(premium.map(([first]) => first)).size).toBeGreaterThan(5);
  });

  it('are featured in turn: Winnipeg and Manitoba lead, others are anywhere', async () => {
    const manitoban = { province: 'MB', city: 'Fairgrove', is_premium: true, accepting_new_clients: true };
    for (const [index, image_filename] of ['a.webp', 'b.webp', 'c.webp'].entries()) {
      const id = `fa120000-0000-4000-8000-00000000910${index}`;
      await addProfile(sql, { ...manitoban, id, image_filename });
    }
    const lists = await onEachDay(() => selectFeatured(sql, 3, own.today()));
    for (const [first, second] of lists) {
      expect(first).toMatchObject({ city_slug: 'winnipeg', province: 'MB' });
      expect(second).toMatchObject({ province: 'MB' });
    }
    for (const seat of [1, 2]) {
      expect(new Set(lists.map((rows) => rows[seat]?.id)).size).toBeGreaterThan(2);
    }
    expect(new Set(lists.map((rows) => rows[2]?.province)).size).toBeGreaterThan(2);
  });

  it('are featured in turn: premium with a picture first, then who takes new clients', async () => {
    const lists = await onEachDay(() => selectFeatured(sql, 10, own.today()));
    for (const rows of lists) {
      expect(rows.every((row) => row.is_premium && row.accepting_new_clients === true)).toBe(true);
      expect(rows.every((row) => row.image_filename !== null || row.profile_photo_url !== null)).toBe(true);
    }
    // The first two are of Manitoba, which may have few.
    expect(new Set(lists.map(([, , third]) => third?.id)).size).toBeGreaterThan(5);
    own.setDay(DAYS[0] ?? '');
    expect((await selectFeatured(sql, 10, own.today())).map(({ id }) => id)).toEqual(
      lists[0]?.map(({ id }) => id),
    );
  });
});
