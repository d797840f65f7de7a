import { distanceKm, type Position } from '@directory/domain/places/distance';
import { type Frame, frameAround } from '@directory/domain/places/frame';
import { positionOf } from '@directory/domain/places/point';
import { stripsWithin } from '@directory/domain/places/strips';
import { quote } from '@directory/search-config/document';
import { INDEX_SETTINGS } from '@directory/search-config/settings';
import {
  allOf,
  type Ask,
  countOf,
  type EngineHit,
  type EngineQuery,
  type EngineResult,
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

/** Everybody in one of the boxes. */
export function framesFilter(frames: readonly Frame[]): string {
  return frames
    .map(
      ({ south, north, west, east }) =>
        `(lat ${degrees(south)} TO ${degrees(north)} AND lng ${degrees(west)} TO ${degrees(east)})`,
    )
    .join(' OR ');
}

/** How far a hit is, in kilometres; infinitely where its place is not known. */
export function distanceTo(centre: Position, { lat, lng }: Pick<EngineHit, 'lat' | 'lng'>): number {
  return typeof lat === 'number' && typeof lng === 'number' ? distanceKm(centre, { lat, lng }) : Infinity;
}

/** To the decimetre: the engine reads no exponents. */
function degrees(value: number): string {
  return value.toFixed(6);
}

/** The circle that a search in the order of distance is about. */
export type Around = NonNullable<EngineQuery['nearest']>;

/** A place at which people of a search are, by its `point` in the documents. */
export interface CountedPoint {
  point: string;
  km: number;
  people: number;
}

/** Those who are at one of these places. */
export function atPoints(points: readonly string[]): string {
  return `point IN [${points.map(quote).join(', ')}]`;
}

/**
 * The places of an answer that counted them (`facets: ['point']`), the nearest first. `isWhole`: the engine names so many values of a facet and no
 * more, those with most people.
 */
export function readPoints(
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
