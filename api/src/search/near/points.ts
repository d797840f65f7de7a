import { distanceKm, type Position } from '@directory/domain/places/distance';
import { positionOf } from '@directory/domain/places/point';
import { INDEX_SETTINGS } from '@directory/search-config/settings';
import type { EngineResult } from '../exact-name.ts';

/** A place at which people of a search are. */
export interface CountedPoint {
  /** As the documents have it. */
  point: string;
  km: number;
  people: number;
}

/**
 * The places of an answer that counted them (`facets: ['point']`), the nearest first. `isWhole`: the engine names so many values of a facet and no
 * more, those with most people.
 */
export function readPoints(
  { facetDistribution }: EngineResult,
  centre: Position,
): { points: CountedPoint[]; isWhole: boolean } {
  const { point: counts = {} } = (facetDistribution ?? {}) as { point?: Record<string, number> };
  const points = Object.entries(counts).map(([point, people]) => ({
    point,
    km: distanceKm(centre, positionOf(point)),
    people,
  }));
  const isWhole = points.length < INDEX_SETTINGS.faceting.maxValuesPerFacet;
  return { points: points.toSorted((a, b) => a.km - b.km), isWhole };
}
