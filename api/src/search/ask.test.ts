import { distanceKm, pointOf, type Position } from '@directory/domain/places/distance';
import { frameAround, isInFrame, stripsWithin } from '@directory/domain/places/frame';
import { describe, expect, it } from 'vitest';
import { circleFilter } from './ask.ts';
import { framesFilter } from './engine-query.ts';

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
