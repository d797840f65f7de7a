import type { SearchRequest } from '@directory/domain/contracts/search-state';

import { distanceKm } from '@directory/domain/places/distance';
import { WITHIN_KM } from '@directory/domain/places/near';
import { postalCentre } from '@directory/domain/places/postal-area';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTime } from '../../support/in-time.ts';
import { addProfile, connect, removeTestRows } from '../../support/database.ts';

import { search as searchSite } from './site.ts';

/** No town of that name: everybody is in the middle of their postal area. */
const CITY = 'Nearborough';
/** So many practise at one place that a page cannot tell them apart. */
const CROWD = 90;
const AREAS = 'R2C R2H R2V R3A R3B R3E R3G R3J R3T R3X R5A R1A R7A R1N T2P'.split(' ');

const sql = connect();

const search = (asked: SearchRequest) => searchSite({ city: CITY, ...asked });

beforeAll(async () => {
  const province = 'MB';
  await Promise.all([
    ...AREAS.map((area, index) =>
      addProfile(sql, {
        city: CITY,
        province: area.startsWith('T') ? 'AB' : province,
        postal_code: `${area} 1A1`,
        is_premium: index % 2 === 0,
        practice_areas: index % 3 === 0 ? 'Grief' : 'Anxiety',
        // As text, `near me` would find this one alone.
        ...(index === 0 && { bio: 'Near the river, where people meet.' }),
      }),
    ),
    ...Array.from({ length: CROWD }, (_, index) =>
      addProfile(sql, {
        city: CITY,
        province,
        postal_code: 'R3C',
        is_premium: index % 2 === 0,
        practice_areas: 'Phobias',
      }),
    ),
    addProfile(sql, { city: CITY, province }),
  ]);
  await inTime(async () => expect((await search({})).total).toBe(AREAS.length + CROWD + 1));
});

afterAll(() => removeTestRows(sql));

const centre = postalCentre('R3C') ?? { lat: 0, lng: 0 };
const kmTo = (area: string) => distanceKm(centre, postalCentre(area) ?? centre);
const countWithin = (km: number) => CROWD + AREAS.filter((area) => kmTo(area) <= km).length;

describe('a search near a place', () => {
  it.each(WITHIN_KM)('counts and lists exactly who is within %i km', async (within) => {
    const asked = { near: 'r3c 0v8', within } as const;
    const { total, facets, near } = await search({ ...asked, count: ['concerns'] });
    expect(total).toBe(countWithin(within));
    const concerns = Object.values(facets.concerns ?? {});
    expect(concerns.reduce((sum, count) => sum + count, 0)).toBe(total);
    expect(near).toMatchObject({ place: { kind: 'postal', name: 'R3C' }, within });

    const met = new Set<string>();
    for (const page of [1, 2, 3, 4, 5, 6]) {
      const { hits } = await search({ ...asked, page });
      for (const { id, distance_km: km } of hits) {
        met.add(id);
        expect(km).toBeLessThanOrEqual(within);
      }
    }
    expect(met.size).toBe(total);
  });

  it('says how far each is and how exactly that is known', async () => {
    const { hits } = await search({
      near: 'R3C',
      within: 25,
      concerns: ['Grief and Loss'],
    });
    expect(hits.length).toBeGreaterThan(0);
    for (const hit of hits) {
      const km = kmTo(String(hit.place_area));
      expect(hit).toMatchObject({ place_accuracy: 'postal', distance_km: Math.round(km * 10) / 10 });
    }
  });

  it('has premium first by best match, and the nearest by distance alone, on every page', async () => {
    const near = { near: 'R3C', within: 100 } as const;
    const best = await Promise.all([1, 2, 3, 4].map((page) => search({ ...near, page })));
    const premium = best.flatMap(({ hits }) => hits.map((hit) => Number(hit.is_premium ?? false)));
    expect(premium).toEqual(premium.toSorted((a, b) => b - a));

    const ids: string[] = [];
    const distances: number[] = [];
    for (const page of [1, 2, 3, 4, 5, 6]) {
      const { hits, total, pages } = await search({ ...near, byDistance: true, page });
      expect([total, pages]).toEqual([countWithin(100), Math.ceil(countWithin(100) / 20)]);
      ids.push(...hits.map(({ id }) => id));
      distances.push(...hits.map((hit) => Number(hit.distance_km)));
    }
    expect(new Set(ids).size).toBe(countWithin(100));
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(distances.at(-1)).toBeGreaterThan(50);
  });

  it('looks for everybody where a psychologist is asked for, and not for the other word alone', async () => {
    const words = 'psychologist zzqx near R3C';
    const { total, near } = await search({ search: words });
    expect(total).toBe(countWithin(25));
    expect(near).toMatchObject({ place: { name: 'R3C' }, within: 25, words: 'near R3C' });
    // Taken back they are words, which nobody mentions.
    expect((await search({ search: words, literal: ['near R3C'] })).near).toBeNull();
  });

  it('knows that who types "near me" is somewhere, and that a city is the city', async () => {
    const everybody = AREAS.length + CROWD + 1;
    expect(await search({ search: 'near me' })).toMatchObject({
      total: everybody,
      near: { place: null, isOwn: true, words: 'near me' },
    });
    // The place is given beside the words then, which leave nobody out.
    const located = { near: '49.88,-97.16', within: 100 } as const;
    for (const words of ['near me', 'near R5A', 'within 5 km of Brandon'])
      expect((await search({ ...located, search: words })).total, words).toBe(countWithin(100));
    expect((await searchSite({ search: 'near Winnipeg' })).near).toBeNull();
    expect(await searchSite({ search: 'near Flin Flon' })).toMatchObject({
      near: { place: { kind: 'city' } },
    });
  });

  it.each([
    [{ near: 'Atlantis' }, { asked: 'Atlantis', place: null, within: 25 }],
    [
      { search: 'within 10 miles of Ys-sur-Mer, please' },
      { asked: 'Ys-sur-Mer', place: null, within: 16, words: 'within 10 miles of Ys-sur-Mer' },
    ],
  ])('leaves nobody out for a place that nobody knows, and says so: %j', async (asked, said) => {
    const { total, near, understood } = await search(asked);
    expect(near).toEqual(said);
    expect(total).toBe(AREAS.length + CROWD + 1);
    expect(understood ?? {}).not.toHaveProperty('unmentioned');
  });

  it('searches for what else is said, and leaves other words as they are', async () => {
    const grief = await search({ search: 'grief' });
    const { total, near } = await search({ search: 'grief near Atlantis' });
    expect(near).toMatchObject({ asked: 'Atlantis', place: null });
    expect(total).toBe(grief.total);
  });
});
