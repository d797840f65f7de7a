import { distanceKm, pointOf, type Position, positionOf } from '@directory/domain/places/distance';
import { frameAround, isInFrame, stripsWithin } from '@directory/domain/places/frame';
import { describe, expect, it } from 'vitest';
import { type CountedPoint, circleFilter, placesByRings } from './circle.ts';
import { INDEX_SETTINGS } from '@directory/search-config/settings';
import { type EngineQuery, framesFilter } from '../engine-query.ts';

const centre = { lat: 49.88, lng: -97.15 };
const [box, within] = [[frameAround(centre, 10)], stripsWithin(centre, 10)];

/** People in a grid between the box and the strips within the circle, as the engine counts them, and what it would be asked. */
function edge(step: number) {
  const places: Position[] = [];
  for (let lat = 49.7; lat < 50.1; lat += step) {
    for (let lng = -97.4; lng < -96.9; lng += step) {
      const at = { lat, lng };
      if (box.some((frame) => isInFrame(at, frame)) && !within.some((frame) => isInFrame(at, frame)))
        places.push(at);
    }
  }
  const asked: string[] = [];
  const search = (queries: readonly { filter?: string }[]) => {
    asked.push(...queries.map(({ filter = '' }) => filter));
    const point = Object.fromEntries(places.map((place) => [pointOf(place), 3]));
    return Promise.resolve([{ hits: [], facetDistribution: { point } }]);
  };
  return { places, search, asked };
}

describe('circleFilter', () => {
  it('leaves out by name the places at the edge that are beyond the circle', async () => {
    const { places, search, asked } = edge(0.008);
    const filter = await circleFilter(search, centre, 10);
    expect(asked).toEqual([`(${framesFilter(box)}) AND NOT (${framesFilter(within)})`]);
    expect(filter.startsWith(`(${framesFilter(box)}) AND (point NOT IN [`)).toBe(true);
    const beyond = places.filter((place) => distanceKm(centre, place) > 10);
    expect(beyond.length).toBeGreaterThan(3);
    expect(beyond.length).toBeLessThan(places.length);
    for (const place of places)
      expect(filter.includes(`"${pointOf(place)}"`), pointOf(place)).toBe(beyond.includes(place));
  });

  it('keeps within the circle where too many places lie at its edge to name them', async () => {
    const { places, search } = edge(0.001);
    expect(places.length).toBeGreaterThan(1000);
    expect(await circleFilter(search, centre, 10)).toBe(framesFilter(within));
  });
});

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
