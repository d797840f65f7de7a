import { frameAround } from '@directory/domain/places/frame';
import {
  allOf,
  type Ask,
  countOf,
  type EngineQuery,
  type EngineResult,
  NOBODY,
  windowOf,
  withoutPaging,
} from '../engine-query.ts';
import { distanceTo, framesFilter } from './circle.ts';
import { type Around, atPoints, type CountedPoint, readPoints } from './points.ts';

/** A point is rounded to ten metres: its people may be so much farther than it is. */
const ROUNDING_KM = 0.02;

/**
 * A page of a search in the order of distance, purely; people at one place stand as the search has them. The engine cannot sort so: it counts how
 * many are at which place, which says at which of them the page begins and ends, and is asked for the people there.
 * @param query its filter holds the circle already
 */
export async function nearestPage(ask: Ask, { nearest, ...query }: EngineQuery): Promise<EngineResult> {
  const { offset, limit } = windowOf(query);
  if (!nearest || limit === 0) return (await ask([query]))[0] ?? NOBODY;
  const [counts = NOBODY] = await ask([{ ...countOf(query), facets: [...(query.facets ?? []), 'point'] }]);
  const { points, isWhole } = readPoints(counts, nearest);
  const places = isWhole ? points : await placesByRings(ask, query, nearest, offset + limit);
  const parts = partsOf(places, offset, limit);
  const found = await ask(
    parts.map(({ points: at, ...window }) => ({
      ...withoutPaging(query),
      filter: allOf(query.filter ?? '', atPoints(at)),
      ...window,
    })),
  );
  const hits = found.flatMap((part) => part.hits);
  return { ...counts, hits: hits.toSorted((a, b) => distanceTo(nearest, a) - distanceTo(nearest, b)) };
}

/**
 * The places of the nearest people of a search, the nearest first: with so many people at least, or with all. For more places than the engine
 * names at once: the circle is halved into rings until it names those of the nearest.
 */
export async function placesByRings(
  ask: Ask,
  query: EngineQuery,
  around: Around,
  people: number,
): Promise<CountedPoint[]> {
  const met: CountedPoint[] = [];
  const look = async (start: number, end: number): Promise<void> => {
    if (met.reduce((sum, place) => sum + place.people, 0) >= people) return;
    const frame = framesFilter([frameAround(around, end + ROUNDING_KM)]);
    const others = met.length > 0 ? `NOT ${atPoints(met.map(({ point }) => point))}` : '';
    const filter = allOf(query.filter ?? '', frame, others);
    const [answer] = await ask([{ ...countOf(query), filter, facets: ['point'] }]);
    const { points, isWhole } = readPoints(answer, around);
    // The corners of the frame are beyond the ring.
    if (isWhole) met.push(...points.filter(({ km }) => km <= end));
    else await halve(start, end);
  };
  const halve = async (start: number, end: number): Promise<void> => {
    const middle = (start + end) / 2;
    await look(start, middle);
    await look(middle, end);
  };
  await halve(0, around.km + ROUNDING_KM);
  return met;
}

/** Some of the people of these places, in the order of the search. */
interface Part {
  points: string[];
  offset: number;
  limit: number;
}

/** Which people of which places hold the window of the list: of the places that it holds whole all at once, of one that it cuts a part. */
function partsOf(places: readonly CountedPoint[], offset: number, limit: number): Part[] {
  const whole: Part = { points: [], offset: 0, limit: 0 };
  const cut: Part[] = [];
  let start = 0;
  for (const { point, people } of places) {
    const from = Math.max(0, offset - start);
    const to = Math.min(people, offset + limit - start);
    start += people;
    if (to - from === people) {
      whole.points.push(point);
      whole.limit += people;
    } else if (to > from) {
      cut.push({ points: [point], offset: from, limit: to - from });
    }
  }
  return whole.limit > 0 ? [whole, ...cut] : cut;
}
