import type { Position } from '@directory/domain/places/distance';
import { pointOf } from '@directory/domain/places/point';
import {
  type Ask,
  countOf,
  type EngineHit,
  type EngineQuery,
  type EngineResult,
  NOBODY,
  totalOf,
  windowOf,
} from '../engine-query.ts';
import { distanceTo } from './circle.ts';
import { nearestPlaces } from './nearest-places.ts';
import { type Parts, partsOf, peopleAt } from './page-parts.ts';
import { type Around, byDistance, distanceToPoint, readPoints } from './points.ts';
import type { Surroundings } from './surroundings.ts';

/** Of so few people around, all are at places that are soon counted, together with the facets. */
const FEW_AROUND = 5000;

/**
 * A page of a search in the order of distance, purely; people at one place stand as the search has them. The engine cannot sort so: it is asked how
 * many are at which of the nearest places, which says at which of them the page begins and ends, and then for the people there. Meanwhile it
 * counts the facets.
 * @param query its filter holds the circle already
 */
export async function nearestPage(
  ask: Ask,
  survey: (around: Around) => Promise<Surroundings>,
  { nearest, ...query }: EngineQuery,
): Promise<EngineResult> {
  const { offset, limit } = windowOf(query);
  if (!nearest || limit === 0) return (await ask([query]))[0] ?? NOBODY;
  const surroundings = await survey(nearest);
  const hasFewAround = surroundings.people <= FEW_AROUND;
  const facets = [...(query.facets ?? []), ...(hasFewAround ? ['point'] : [])];
  const counting = ask([{ ...countOf(query), ...(facets.length > 0 && { facets }) }]).then(
    ([answer = NOBODY]) => answer,
  );
  const findHits = async (): Promise<EngineHit[]> => {
    const known = hasFewAround ? readPoints(await counting, nearest) : null;
    const places = known?.isWhole
      ? known.points
      : await nearestPlaces(ask, { query, around: nearest, surroundings }, offset + limit, async () =>
          totalOf(await counting),
        );
    return hitsOf(ask, query, nearest, partsOf(places, offset, limit));
  };
  const [counts, hits] = await Promise.all([counting, findHits()]);
  return { ...counts, hits };
}

/** The people of these parts, the nearest first, from the window's first to its last. */
async function hitsOf(
  ask: Ask,
  query: EngineQuery,
  around: Position,
  { parts, skip }: Parts,
): Promise<EngineHit[]> {
  const { limit } = windowOf(query);
  const found = await ask(parts.map((part) => peopleAt(query, part)));
  return (
    found
      .flatMap((part) => part.hits)
      .map((hit) => ({ hit, point: pointOf(hit as unknown as Position) }))
      .map(({ hit, point }) => ({ hit, point, km: distanceToPoint(around, point) }))
      .toSorted(byDistance)
      .slice(skip, skip + limit)
      .map(({ hit }) => hit)
      // Equally far ones stay as they stand.
      .toSorted((a, b) => distanceTo(around, a) - distanceTo(around, b))
  );
}
