import { frameAround } from '@directory/domain/places/frame';
import { allOf, type Ask, countOf, type EngineQuery, totalOf, windowOf } from '../engine-query.ts';
import { framesFilter } from './circle.ts';
import { type Around, atPoints, byDistance, type CountedPoint, readPoints } from './points.ts';
import { peopleAt } from './page-parts.ts';
import { CROWD, type Surroundings } from './surroundings.ts';

/** As long as it is not known how many a search finds, it is hoped to be one in so many. */
const ONE_IN = 25;

/** Then a ring is to hold so many times those who are wanted, as they may be fewer there than elsewhere. */
const AMPLE = 3;

/** A point is rounded to ten metres: its people may be so much farther than it is. */
const ROUNDING_KM = 0.02;

/** More questions than these cost more than they spare. */
const MOST_CROWDS = 4;

/** A search in the order of distance. */
interface Nearest {
  /** Its filter holds the circle already. */
  query: EngineQuery;
  around: Around;
  surroundings: Surroundings;
}

/**
 * The places of the nearest people of a search, the nearest first: with so many people at least, or with all. To count the places of many takes
 * the engine long, so they are counted in rings, the first of which mostly has enough.
 * @param total how many the search finds
 */
export async function nearestPlaces(
  ask: Ask,
  nearest: Nearest,
  people: number,
  total: () => Promise<number>,
): Promise<CountedPoint[]> {
  const { around, surroundings } = nearest;
  const met: CountedPoint[] = [];
  const isEnough = (wanted: number) => met.reduce((sum, place) => sum + place.people, 0) >= wanted;
  const look = async (start: number, end: number, wanted: number, share: number): Promise<void> => {
    if (end <= start || isEnough(wanted)) return;
    const ring = await countRing(ask, nearest, { end, share }, met);
    if (ring) {
      met.push(...ring);
    } else {
      const middle = (start + Math.min(end, around.km)) / 2;
      await look(start, middle, wanted, share);
      await look(middle, end, wanted, share);
    }
  };
  // To count facets takes the engine long, and nothing else.
  const near = nearest.query.facets ? Math.max(ROUNDING_KM, surroundings.reach(people * ONE_IN)) : 0;
  await look(0, near, people, 1);
  if (isEnough(people)) return met;
  const all = await total();
  const share = all / surroundings.people;
  const far = surroundings.reach((people * AMPLE) / share);
  await look(near, far, Math.min(people, all), share);
  await look(Math.max(near, far), Infinity, Math.min(people, all), share);
  return met;
}

/** The places of a ring around those that were met; null where there are more than the engine names. */
async function countRing(
  ask: Ask,
  { query, around, surroundings }: Nearest,
  { end, share }: { end: number; share: number },
  met: readonly CountedPoint[],
): Promise<CountedPoint[] | null> {
  const isWithin = ({ km }: CountedPoint) => km <= end;
  const known = new Set(met.map(({ point }) => point));
  const large = surroundings.crowds.filter(
    (place) => place.people * share > CROWD && isWithin(place) && !known.has(place.point),
  );
  const crowds = large.length > MOST_CROWDS ? [] : large;
  const others = [...known, ...crowds.map(({ point }) => point)];
  // Mostly the page begins with the nearest crowd: its people are asked for at once, and known when the page asks.
  const { offset, limit } = windowOf(query);
  const hoped = crowds.slice(0, offset === 0 && met.length === 0 ? 1 : 0);
  const [answer, ...counts] = await ask([
    {
      ...countOf(query),
      filter: allOf(
        query.filter ?? '',
        end < around.km ? framesFilter([frameAround(around, end + ROUNDING_KM)]) : '',
        others.length > 0 ? `NOT ${atPoints(others)}` : '',
      ),
      facets: ['point'],
    },
    ...crowds.map(({ point }) => countOf(peopleAt(query, { points: [point], offset, limit }))),
    ...hoped.map(({ point }) => peopleAt(query, { points: [point], offset, limit })),
  ]);
  const { points, isWhole } = readPoints(answer, around);
  // The corners of the frame are beyond the ring.
  const ring = [
    ...points.filter(isWithin),
    ...crowds.map((crowd, index) => ({ ...crowd, people: totalOf(counts[index]) })),
  ];
  return isWhole ? ring.toSorted(byDistance) : null;
}
