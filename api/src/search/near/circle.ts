import { distanceKm, type Position, positionOf } from '@directory/domain/places/distance';
import { frameAround, stripsWithin } from '@directory/domain/places/frame';
import { quote } from '@directory/search-config/document';
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
  partOf,
  windowsIn,
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
  const beyond = pointsOf(answer, centre).filter((place) => place.km > km);
  if (beyond.length > MOST_BEYOND) return framesFilter(within);
  const names = beyond.map(({ point }) => quote(point)).join(', ');
  return allOf(framesFilter(around), names && `point NOT IN [${names}]`);
}

/** How far a hit is, in kilometres; infinitely where its place is not known. */
export function distanceTo(centre: Position, { lat, lng }: Pick<EngineHit, 'lat' | 'lng'>): number {
  return typeof lat === 'number' && typeof lng === 'number' ? distanceKm(centre, { lat, lng }) : Infinity;
}

/** The places of an answer that counted them (`facets: ['point']`), the nearest first, and how many people are at each. */
function pointsOf(answer: EngineResult | undefined, centre: Position) {
  return (
    Object.entries(answer?.facetDistribution?.['point'] ?? {})
      .map(([point, people]) => ({ point, people, km: distanceKm(centre, positionOf(point)) }))
      // Places that are equally far stand the same way in every answer.
      .toSorted((a, b) => a.km - b.km || (a.point < b.point ? -1 : 1))
  );
}

/**
 * A page of a search in the order of distance, purely; people at one place stand as the search has them. The engine cannot sort so: it counts how
 * many are at which place, which says at which of them the page begins and ends, and is asked for the people there: of the places that the page holds
 * whole all at once, of one that it cuts a part.
 * @param query its filter holds the circle already
 */
export async function nearestPage(ask: Ask, query: EngineQuery, centre: Position): Promise<EngineResult> {
  if (query.limit === 0) return (await ask([query]))[0] ?? NOBODY;
  const [counts = NOBODY] = await ask([countOf(query, [...(query.facets ?? []), 'point'])]);
  const places = pointsOf(counts, centre);
  const windows = windowsIn(
    places.map(({ people }) => people),
    query,
  );
  const held = places.map(({ point, people }, at) => ({
    points: [point],
    people,
    ...(windows[at] ?? query),
  }));
  const whole = held.filter(({ people, limit }) => limit === people);
  const parts = [
    {
      points: whole.flatMap(({ points }) => points),
      offset: 0,
      limit: whole.reduce((sum, { people }) => sum + people, 0),
    },
    ...held.filter((part) => !whole.includes(part)),
  ].filter(({ limit }) => limit > 0);
  const found = await ask(parts.map(({ points, ...part }) => partOf(query, isIn('point', points), part)));
  const hits = found.flatMap((part) => part.hits);
  return { ...counts, hits: hits.toSorted((a, b) => distanceTo(centre, a) - distanceTo(centre, b)) };
}
