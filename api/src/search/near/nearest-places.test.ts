import { frameAround, isInFrame } from '@directory/domain/places/frame';
import { pointOf, positionOf } from '@directory/domain/places/point';
import { INDEX_SETTINGS } from '@directory/search-config/settings';
import { describe, expect, it } from 'vitest';
import type { EngineQuery } from '../engine-query.ts';
import { nearestPlaces } from './nearest-places.ts';
import { byDistance, type CountedPoint, distanceToPoint } from './points.ts';

const around = { lat: 49.88, lng: -97.15, km: 50 };
const query: EngineQuery = {
  q: '',
  facets: ['concerns'],
  attributesToRetrieve: ['id'],
};
const { maxValuesPerFacet } = INDEX_SETTINGS.faceting;

/** The same numbers in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
}

/** People at random places in the circle, most of them in its middle, as the engine has and counts them. */
function country(random: () => number, places: number) {
  const all = new Map<string, CountedPoint>();
  while (all.size < places) {
    const reach = around.km * random() ** 2;
    const { north, east } = frameAround(around, reach);
    const turn = random() * 2 * Math.PI;
    const lat = around.lat + (north - around.lat) * Math.sin(turn);
    const point = pointOf({ lat, lng: around.lng + (east - around.lng) * Math.cos(turn) });
    const people = random() < 0.1 ? 300 : 1 + Math.floor(random() * 5);
    const km = distanceToPoint(around, point);
    if (km <= around.km) all.set(point, { point, km, people });
  }
  let asked = 0;
  const search = (queries: readonly EngineQuery[]) =>
    Promise.resolve(
      queries.map(({ filter = '', facets }) => {
        asked += 1;
        const [south, north, west, east] = (filter.match(/-?\d+\.\d{6}/g) ?? []).map(Number);
        const [, not, names = ''] = /(NOT )?point IN \[(.*)\]/.exec(filter) ?? [];
        const named = new Set(names.match(/[-\d.,]+(?=")/g));
        const met = [...all.values()].filter(({ point }) => {
          const isNamed = names === '' || named.has(point) !== Boolean(not);
          const frame = { south: south ?? -90, north: north ?? 90, west: west ?? -180, east: east ?? 180 };
          return isNamed && isInFrame(positionOf(point), frame);
        });
        const most = met.toSorted((a, b) => b.people - a.people).slice(0, maxValuesPerFacet);
        const answer = {
          hits: [],
          totalHits: met.reduce((sum, { people }) => sum + people, 0),
          ...(facets && {
            facetDistribution: {
              point: Object.fromEntries(most.map(({ point, people }) => [point, people])),
            },
          }),
        };
        return answer;
      }),
    );
  const inOrder = [...all.values()].toSorted(byDistance);
  return { inOrder, search, asked: () => asked };
}

describe('nearestPlaces', () => {
  it.each([
    ['few places', 60, 12],
    ['more places than the engine names', maxValuesPerFacet + 1000, 4],
  ])('has the nearest of %s in order, wherever people were thought to be', async (_, places, turns) => {
    const random = randomFrom(places);
    const { inOrder, search } = country(random, places);
    const total = inOrder.reduce((sum, { people }) => sum + people, 0);
    for (let turn = 0; turn < turns; turn += 1) {
      const people = Math.ceil(total * random() ** 3);
      const reach = around.km * 1.2 * random();
      const surroundings = {
        people: total * 10 * random(),
        crowds: inOrder.filter(() => random() < 0.01),
        reach: (many: number) => (many > total * 20 ? Infinity : reach * random()),
      };
      const found = await nearestPlaces(search, { query, around, surroundings }, people, () =>
        Promise.resolve(total),
      );
      const met = found.filter(({ people: count }) => count > 0);
      expect(met).toEqual(inOrder.slice(0, met.length));
      expect(met.reduce((sum, place) => sum + place.people, 0)).toBeGreaterThanOrEqual(people);
    }
  });

  it('asks once where enough are near, and no farther than all were met', async () => {
    const { inOrder, search, asked } = country(randomFrom(1), 60);
    const total = inOrder.reduce((sum, { people }) => sum + people, 0);
    const surroundings = { people: total, crowds: [], reach: () => 60 };
    await nearestPlaces(search, { query, around, surroundings }, 20, () => new Promise(() => {}));
    expect(asked()).toBe(1);
    await nearestPlaces(search, { query, around, surroundings }, total + 1, () => Promise.resolve(total));
    expect(asked()).toBe(2);
  });
});
