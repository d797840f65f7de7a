import { distanceKm, type Position } from '@directory/domain/places/distance';
import { positionOf } from '@directory/domain/places/point';
import { quote } from '@directory/search-config/document';
import { INDEX_SETTINGS } from '@directory/search-config/settings';
import { countOf, type EngineQuery, type EngineResult } from '../engine-query.ts';

/** The circle that a search in the order of distance is about. */
export type Around = NonNullable<EngineQuery['nearest']>;

/** A place at which people of a search are, by its `point` in the documents. */
export interface CountedPoint {
  point: string;
  km: number;
  people: number;
}

/** Asks at which places those are who pass a filter. */
export function countOfPoints(filter: string): EngineQuery {
  return { ...countOf({ q: '', filter, attributesToRetrieve: [] }), facets: ['point'] };
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
