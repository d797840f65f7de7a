import { distanceKm } from '@directory/domain/places/distance';
import { frameAround, isInFrame } from '@directory/domain/places/frame';
import { pointOf, positionOf } from '@directory/domain/places/point';
import { INDEX_SETTINGS } from '@directory/search-config/settings';
import { expect, it } from 'vitest';
import type { EngineQuery } from '../engine-query.ts';
import { placesByRings } from './nearest-page.ts';
import type { CountedPoint } from './circle.ts';

const around = { lat: 49.88, lng: -97.15, km: 50 };
const query: EngineQuery = {
  q: '',
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
    const km = distanceKm(around, positionOf(point));
    if (km <= around.km) all.set(point, { point, km, people });
  }
  const search = (queries: readonly EngineQuery[]) =>
    Promise.resolve(
      queries.map(({ filter = '', facets }) => {
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
  const inOrder = [...all.values()].toSorted((a, b) => a.km - b.km || (a.point < b.point ? -1 : 1));
  return { inOrder, search };
}

it('has the nearest of more places than the engine names in order, and enough of them', async () => {
  const random = randomFrom(1);
  const { inOrder, search } = country(random, maxValuesPerFacet + 1000);
  const total = inOrder.reduce((sum, { people }) => sum + people, 0);
  for (const share of [0, 0.001, 0.3, 0.9, 1]) {
    const people = Math.ceil(total * share);
    const met = await placesByRings(search, query, around, people);
    expect(met).toEqual(inOrder.slice(0, met.length));
    expect(met.reduce((sum, place) => sum + place.people, 0)).toBeGreaterThanOrEqual(people);
  }
});
