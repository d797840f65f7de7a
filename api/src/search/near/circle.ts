import { distanceKm, type Position, positionOf } from '@directory/domain/places/distance';
import { frameAround, stripsWithin } from '@directory/domain/places/frame';
import { quote } from '@directory/search-config/document';
import { INDEX_SETTINGS } from '@directory/search-config/settings';
import {
  allOf,
  type Ask,
  countOf,
  type EngineHit,
  type EngineQuery,
  type EngineResult,
  framesFilter,
  isIn,
  NOBODY,
  type Window,
  windowOf,
  windowsIn,
  withoutPaging,
} from '../engine-query.ts';

/** So many places at the edge of a circle are left out by name. */
const MOST_BEYOND = 500;

/**
 * What the engine filters the people within a circle by, which it knows only by boxes: the one around the circle without the places that it holds
 * beyond it. Counts and pages are therefore those of the circle itself. Where too many places lie beyond to name them, the filter
 * is the strips inside the circle: nobody beyond is listed, and of those near the edge some are not.
 * @throws EngineFailure when the engine does not answer
 */
export async function circleFilter(ask: Ask, centre: Position, km: number): Promise<string> {
  const [around, within] = [[frameAround(centre, km)], stripsWithin(centre, km)];
  const [answer] = await ask([
    countOf({ filter: `(${framesFilter(around)}) AND NOT (${framesFilter(within)})` }, ['point']),
  ]);
  const { points, isWhole } = readPoints(answer, centre);
  const beyond = points.filter((point) => point.km > km).map(({ point }) => quote(point));
  return !isWhole || beyond.length > MOST_BEYOND
    ? framesFilter(within)
    : allOf(framesFilter(around), beyond.length > 0 ? `point NOT IN [${beyond.join(', ')}]` : '');
}

/** How far a hit is, in kilometres; infinitely where its place is not known. */
export function distanceTo(centre: Position, { lat, lng }: Pick<EngineHit, 'lat' | 'lng'>): number {
  return typeof lat === 'number' && typeof lng === 'number' ? distanceKm(centre, { lat, lng }) : Infinity;
}

/** A place at which people of a search are, by its `point` in the documents. */
export interface CountedPoint {
  point: string;
  km: number;
  people: number;
}

/**
 * The places of an answer that counted them (`facets: ['point']`), the nearest first. `isWhole`: the engine names so many values of a facet and no
 * more, those with most people.
 */
function readPoints(
  answer: EngineResult | undefined,
  centre: Position,
): { points: CountedPoint[]; isWhole: boolean } {
  const counts = answer?.facetDistribution?.['point'] ?? {};
  const points = Object.entries(counts).map(([point, people]) => ({
    point,
    km: distanceKm(centre, positionOf(point)),
    people,
  }));
  const isWhole = points.length < INDEX_SETTINGS.faceting.maxValuesPerFacet;
  // Places that are equally far stand the same way in every answer.
  return { points: points.toSorted((a, b) => a.km - b.km || (a.point < b.point ? -1 : 1)), isWhole };
}

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
  const [counts = NOBODY] = await ask([countOf(query, [...(query.facets ?? []), 'point'])]);
  const { points, isWhole } = readPoints(counts, nearest);
  const places = isWhole ? points : await placesByRings(ask, query, nearest, offset + limit);
  const found = await ask(partsOf(query, places, { offset, limit }));
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
  around: NonNullable<EngineQuery['nearest']>,
  people: number,
): Promise<CountedPoint[]> {
  const met: CountedPoint[] = [];
  const look = async (start: number, end: number): Promise<void> => {
    if (met.reduce((sum, place) => sum + place.people, 0) >= people) return;
    const frame = framesFilter([frameAround(around, end + ROUNDING_KM)]);
    const known = met.map(({ point }) => point);
    const others = known.length > 0 ? `NOT ${isIn('point', known)}` : '';
    const filter = allOf(query.filter ?? '', frame, others);
    const [answer] = await ask([countOf({ ...query, filter }, ['point'])]);
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

/** Asks for the people of these places who are in the window of the list: of the places that it holds whole all at once, of one that it cuts a part. */
function partsOf(query: EngineQuery, places: readonly CountedPoint[], window: Window): EngineQuery[] {
  const windows = windowsIn(
    places.map(({ people }) => people),
    window,
  );
  const held = places.map(({ point, people }, index) => ({ point, people, ...(windows[index] ?? window) }));
  const whole = held.filter(({ people, limit }) => limit === people);
  const limit = whole.reduce((sum, { people }) => sum + people, 0);
  const parts = [
    { points: whole.map(({ point }) => point), offset: 0, limit },
    ...held.filter((part) => !whole.includes(part)).map((part) => ({ ...part, points: [part.point] })),
  ].filter((part) => part.limit > 0);
  return parts.map(({ points, offset, limit: most }) => ({
    ...withoutPaging(query),
    filter: allOf(query.filter ?? '', isIn('point', points)),
    offset,
    limit: most,
  }));
}
