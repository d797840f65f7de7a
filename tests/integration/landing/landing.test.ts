import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  LANDING_LIMITS,
  landingSchema,
  premiumListingSchema,
  type Landing,
} from '@directory/domain/site/landing';
import { inTime } from '../../support/in-time.ts';
import { addProfile, connect, removeTestRows } from '../../support/database.ts';
import { ask, errorOf, search } from '../api/site.ts';

const sql = connect();

async function landing(query: Record<string, string>): Promise<Landing> {
  const answer = await ask(`/api/landing?${new URLSearchParams(query).toString()}`);
  expect(answer.status).toBe(200);
  return landingSchema.parse(answer.json());
}

/** Whether premium cards come before all others. */
function premiumFirst(cards: Landing['cards']): boolean {
  const firstFree = cards.findIndex((card) => !card.is_premium);
  return firstFree === -1 || cards.slice(firstFree).every((card) => !card.is_premium);
}

const winnipeg = { province: 'manitoba', city: 'winnipeg' };

describe('the page of a province', () => {
  it('has six cards, premium first, and counts that the database bears out', async () => {
    const { total, cards, cities } = await landing({ province: 'manitoba' });
    expect(cards).toHaveLength(LANDING_LIMITS.province);
    expect(premiumFirst(cards)).toBe(true);
    expect(cards.every(({ province }) => province === 'MB')).toBe(true);
    expect(cities[0]?.slug).toBe('winnipeg');
    expect(total).toBeGreaterThan(LANDING_LIMITS.province);
    // Search follows the database a moment later.
    await inTime(async () => {
      const shown = await landing({ province: 'manitoba' });
      const [active] = await sql<{ count: number; cities: string[] }[]>`
        select count(*)::integer as count, array_agg(distinct city_slug) filter (where city_slug <> '') as cities
        from psychologist_profiles where is_active and province = 'MB'`;
      expect(shown.total).toBe(active?.count);
      expect(shown.cities.map(({ slug }) => slug).sort()).toEqual([...(active?.cities ?? [])].sort());
    });
  });

  it('exists for each of the thirteen, and for nothing else', async () => {
    for (const province of ['newfoundland', 'prince-edward-island', 'nunavut', 'yukon']) {
      expect((await landing({ province })).province).toHaveLength(2);
    }
    const answer = await ask('/api/landing?province=texas');
    expect([answer.status, errorOf(answer).code]).toEqual([404, 'place_not_found']);
  });
});

describe('the page of a city', () => {
  it('has eight cards, premium first, of that city', async () => {
    const { total, cards, city } = await landing(winnipeg);
    expect(cards).toHaveLength(LANDING_LIMITS.city);
    expect(premiumFirst(cards)).toBe(true);
    expect(cards.every((card) => card.city === 'Winnipeg')).toBe(true);
    expect(city?.count).toBe(total);
  });

  it('says of each service how many its page finds, and so does the page of another service', async () => {
    const { services } = await landing(winnipeg);
    expect(services.length).toBeGreaterThan(10);
    expect(services.map(({ count }) => count)).toEqual(
      services.map(({ count }) => count).toSorted((a, b) => b - a),
    );
    // One after the other, as a visitor would: asked all at once, a busy server refuses some.
    for (const { slug, count } of services) {
      const page = await landing({ ...winnipeg, service: slug });
      expect({ slug, total: page.total }).toEqual({ slug, total: count });
      expect(page.services).toEqual(services);
    }
    // As many as the search finds that has the same chosen beside the city.
    for (const { value, count } of services) {
      const found = await search({
        province: 'MB',
        city: 'Winnipeg',
        concerns: [value],
      });
      expect({ value, total: found.total }).toEqual({ value, total: count });
    }
  });

  it('knows no city without psychologists, nor one in another province', async () => {
    for (const city of ['atlantis', 'toronto', 'x'.repeat(100), 'winnipeg" OR id EXISTS']) {
      const answer = await ask(
        `/api/landing?${new URLSearchParams({ province: 'manitoba', city }).toString()}`,
      );
      expect(answer.status).toBe(404);
    }
  });

  it('refuses what is too long, and a service without a city', async () => {
    for (const query of ['', `?province=${'x'.repeat(101)}`, '?province=manitoba&service=anxiety']) {
      const answer = await ask(`/api/landing${query}`);
      expect([answer.status, errorOf(answer).code]).toEqual([400, 'invalid_request']);
    }
  });
});

describe('the page of a service', () => {
  it('shows twenty-four at most, names what the page is about first on each card, and says how many there are', async () => {
    const { total, cards } = await landing({ ...winnipeg, service: 'anxiety' });
    expect(total).toBeGreaterThan(LANDING_LIMITS.service);
    expect(cards).toHaveLength(LANDING_LIMITS.service);
    expect(premiumFirst(cards)).toBe(true);
    for (const { specialties } of cards) expect(specialties[0]).toBe('Anxiety');
  });

  const testville = { province: 'manitoba', city: 'testville-landing' };
  const city = 'Testville Landing';

  beforeAll(async () => {
    await addProfile(sql, { city, first_name: 'Ana', practice_areas: 'Anxiety, Grief' });
    await addProfile(sql, { city, first_name: 'Bo', practice_areas: 'TDAH', is_premium: true });
    await addProfile(sql, { city, first_name: 'Cy', practice_areas: 'Équithérapie, Anxiété sociale' });
    await addProfile(sql, { city, first_name: 'Di', practice_areas: 'Anxiety', is_active: false });
    await inTime(async () => expect(await totalOf()).toBe(3));
  });

  afterAll(async () => {
    await removeTestRows(sql);
    await inTime(async () => expect(await totalOf()).toBeNull());
  });

  /** Null while the city has no page. */
  const totalOf = async () => {
    const answer = await ask(`/api/landing?${new URLSearchParams(testville).toString()}`);
    return answer.status === 404 ? null : landingSchema.parse(answer.json()).total;
  };

  it.each([
    ['anxiete', ['Ana']],
    ['anxiety-therapy', ['Ana', 'Cy']],
    ['equitherapie', ['Cy']],
    ['grief-adhd', ['Bo', 'Ana']],
    ['juggling', []],
  ])(
    '%s finds %j: a term as that term, another by any of its words, in either language',
    async (service, names) => {
      const found = await landing({ ...testville, service });
      expect(found.total).toBe(names.length);
      expect(found.cards.map(({ name }) => name.split(' ')[0]).sort()).toEqual([...names].sort());
      expect(premiumFirst(found.cards)).toBe(true);
    },
  );
});

describe('the page of featured psychologists', () => {
  it('has twenty premium profiles and counts of the whole directory', async () => {
    const answer = await ask('/api/premium');
    const listing = premiumListingSchema.parse(answer.json());
    expect(listing.cards).toHaveLength(LANDING_LIMITS.premium);
    expect(listing.cards.every((card) => card.is_premium)).toBe(true);
    expect(answer.headers.get('etag')).toBeTruthy();
    await inTime(async () => {
      const { psychologists, premium } = premiumListingSchema.parse((await ask('/api/premium')).json());
      const [active] = await sql<{ all: number; premium: number }[]>`
        select count(*)::integer as all, count(*) filter (where is_premium)::integer as premium
        from psychologist_profiles where is_active`;
      expect([psychologists, premium]).toEqual([active?.all, active?.premium]);
    });
  });
});
