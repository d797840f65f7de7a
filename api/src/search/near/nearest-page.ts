import type { Position } from '@directory/domain/places/distance';
import { pointOf } from '@directory/domain/places/point';
import { type EngineHit, type EngineResult, totalOf, windowOf } from '../exact-name.ts';
import type { EngineQuery } from '../query.ts';
import { parseResult } from '../result-bytes.ts';
import { distanceTo } from './circle.ts';
import { nearestPlaces, type Search } from './nearest-places.ts';
import { type Parts, partsOf, peopleAt } from './page-parts.ts';
import { type Around, byDistance, countOf, distanceToPoint, readPoints } from './points.ts';
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
  search: Search,
  survey: (around: Around) => Promise<Surroundings>,
  { nearest, ...query }: EngineQuery,
): Promise<Buffer> {
  const { offset, limit } = windowOf(query);
  if (!nearest || limit === 0) return (await search([query]))[0] ?? Buffer.alloc(0);
  const surroundings = await survey(nearest);
  const hasFewAround = surroundings.people <= FEW_AROUND;
  const facets = [...(query.facets ?? []), ...(hasFewAround ? ['point'] : [])];
  const counting = search([{ ...countOf(query), ...(facets.length > 0 && { facets }) }]).then(([answer]) =>
    parseResult(answer),
  );
  const findHits = async (): Promise<EngineHit[]> => {
    const known = hasFewAround ? readPoints(await counting, nearest) : null;
    const places = known?.isWhole
      ? known.points
      : await nearestPlaces(search, { query, around: nearest, surroundings }, offset + limit, async () =>
          totalOf(await counting),
        );
    return hitsOf(search, query, nearest, partsOf(places, offset, limit));
  };
  const [counts, hits] = await Promise.all([counting, findHits()]);
  return Buffer.from(JSON.stringify({ ...withPaging(withoutPoints(counts, query), query), hits }));
}

/** The people of these parts, the nearest first, from the window's first to its last. */
async function hitsOf(
  search: Search,
  query: EngineQuery,
  around: Position,
  { parts, skip }: Parts,
): Promise<EngineHit[]> {
  const { limit } = windowOf(query);
  const found = await search(parts.map((part) => peopleAt(query, part)));
  return (
    found
      .flatMap((part) => parseResult(part).hits)
      .map((hit) => ({ hit, point: pointOf(hit as unknown as Position) }))
      .map(({ hit, point }) => ({ hit, point, km: distanceToPoint(around, point) }))
      .toSorted(byDistance)
      .slice(skip, skip + limit)
      .map(({ hit }) => hit)
      // Equally far ones stay as they stand.
      .toSorted((a, b) => distanceTo(around, a) - distanceTo(around, b))
  );
}

/** The counts as they were asked for. */
function withoutPoints({ facetDistribution, ...rest }: EngineResult, { facets }: EngineQuery): EngineResult {
  if (!facets) return rest;
  const { point: _, ...asked } = (facetDistribution ?? {}) as Record<string, unknown>;
  return { ...rest, facetDistribution: asked };
}

/** The counts with the window said as the engine says it. */
function withPaging(
  counted: EngineResult,
  { hitsPerPage, page = 1, offset = 0, limit = 0 }: EngineQuery,
): EngineResult {
  const total = totalOf(counted);
  if (hitsPerPage !== undefined)
    return { ...counted, hitsPerPage, page, totalPages: Math.ceil(total / hitsPerPage) };
  const { hitsPerPage: _per, page: _page, totalPages: _pages, totalHits: _total, ...rest } = counted;
  return { ...rest, offset, limit, estimatedTotalHits: total };
}
