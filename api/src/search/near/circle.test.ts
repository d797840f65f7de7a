import { distanceKm } from '@directory/domain/places/distance';
import { isInFrame } from '@directory/domain/places/frame';
import { stripsOf } from '@directory/domain/places/strips';
import { describe, expect, it } from 'vitest';
import { circleFilter, framesFilter } from './circle.ts';

const centre = { lat: 49.88, lng: -97.15 };
const { around, within } = stripsOf(centre, 10);

/** People in a grid between the outer and the inner strips, as the engine gives them, and what it would be asked. */
function edge(step: number) {
  const hits: { id: string; lat: number; lng: number }[] = [];
  for (let lat = 49.7; lat < 50.1; lat += step) {
    for (let lng = -97.4; lng < -96.9; lng += step) {
      const at = { lat, lng };
      if (!around.some((frame) => isInFrame(at, frame)) || within.some((frame) => isInFrame(at, frame)))
        continue;
      hits.push({ id: `p${hits.length}`, ...at });
    }
  }
  const asked: string[] = [];
  const search = (queries: readonly { filter?: string; hitsPerPage?: number }[]) => {
    asked.push(...queries.map(({ filter = '' }) => filter));
    const result = { hits: hits.slice(0, queries[0]?.hitsPerPage), totalHits: hits.length };
    return Promise.resolve([Buffer.from(JSON.stringify(result))]);
  };
  return { hits, search, asked };
}

describe('circleFilter', () => {
  it('leaves out by id those at the edge who are beyond the circle', async () => {
    const { hits, search, asked } = edge(0.008);
    const filter = await circleFilter(search, centre, 10);
    expect(asked).toEqual([`(${framesFilter(around)}) AND NOT (${framesFilter(within)})`]);
    expect(filter.startsWith(`(${framesFilter(around)}) AND (id NOT IN [`)).toBe(true);
    const beyond = hits.filter((hit) => distanceKm(centre, hit) > 10);
    expect(beyond.length).toBeGreaterThan(3);
    expect(beyond.length).toBeLessThan(hits.length);
    for (const hit of hits) expect(filter.includes(`"${hit.id}"`), hit.id).toBe(beyond.includes(hit));
  });

  it('keeps within the circle where too many stand at its edge to look at each', async () => {
    const { hits, search } = edge(0.001);
    expect(hits.length).toBeGreaterThan(500);
    expect(await circleFilter(search, centre, 10)).toBe(framesFilter(within));
  });
});
