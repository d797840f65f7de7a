import type { Position } from '@directory/domain/places/distance';
import { frameAround } from '@directory/domain/places/frame';
import { quote } from '@directory/search-config/filter-text';
import { type EngineResult, totalOf, windowOf, withoutPaging } from '../exact-name.ts';
import { allOf } from '../filter.ts';
import type { EngineQuery } from '../query.ts';
import { parseResult } from '../result-bytes.ts';
import { distanceTo, framesFilter } from './circle.ts';
import { type CountedPoint, readPoints } from './points.ts';

type Search = (queries: readonly EngineQuery[]) => Promise<Buffer[]>;

/**
 * A page of a search in the order of distance, purely; people at one place stand as the search has them. The engine cannot sort so: it is asked how
 * many are at which place, which says at which of them the page begins and ends, and then for the people there.
 * @param query its filter holds the circle already
 */
export async function nearestPage(search: Search, { nearest, ...query }: EngineQuery): Promise<Buffer> {
  const { offset, limit } = windowOf(query);
  if (!nearest || limit === 0) return (await search([query]))[0] ?? Buffer.alloc(0);
  const { counted, points } = await count(search, query, nearest);
  const parts = partsOf(points, offset, limit).map((part) => ({
    ...withoutPaging(query),
    filter: allOf(query.filter ?? '', `point IN [${part.points.map(quote).join(', ')}]`),
    offset: part.offset,
    limit: part.limit,
  }));
  const found = parts.length > 0 ? await search(parts) : [];
  const hits = found
    .flatMap((part) => parseResult(part).hits)
    // Equally far ones stay as they stand.
    .toSorted((a, b) => distanceTo(nearest, a) - distanceTo(nearest, b));
  const listed = points.reduce((sum, { people }) => sum + people, 0);
  return Buffer.from(JSON.stringify({ ...withPaging(counted, query, listed), hits }));
}

/** The search's counts, and the places of its people; of more places than the engine names, those of a smaller box around the centre. */
async function count(
  search: Search,
  query: EngineQuery,
  { km, ...centre }: Position & { km: number },
): Promise<{ counted: EngineResult; points: CountedPoint[] }> {
  const asked = { ...withoutPaging(query), ...NOBODY, facets: [...(query.facets ?? []), 'point'] };
  const [answer] = await search([asked]);
  const counted = parseResult(answer);
  let { points, isWhole } = readPoints(counted, centre);
  for (let radius = km / 2; !isWhole; radius /= 2) {
    const filter = allOf(query.filter ?? '', framesFilter([frameAround(centre, radius)]));
    const [nearer] = await search([{ ...asked, facets: ['point'], filter }]);
    ({ points, isWhole } = readPoints(parseResult(nearer), centre));
  }
  return { counted: withoutPoints(counted, query), points };
}

const NOBODY = { hitsPerPage: 0, page: 1, attributesToRetrieve: ['id'] } satisfies Partial<EngineQuery>;

interface Part {
  points: string[];
  offset: number;
  limit: number;
}

/**
 * Which people of which places are the window of the list: the places whom all of it holds in one, and those that it cuts, where it begins and ends,
 * by themselves.
 */
export function partsOf(points: readonly CountedPoint[], offset: number, limit: number): Part[] {
  const whole: Part = { points: [], offset: 0, limit: 0 };
  const cut: Part[] = [];
  let start = 0;
  for (const { point, people } of points) {
    const from = Math.max(0, offset - start);
    const to = Math.min(people, offset + limit - start);
    start += people;
    if (to <= from) continue;
    if (to - from < people) cut.push({ points: [point], offset: from, limit: to - from });
    else {
      whole.points.push(point);
      whole.limit += people;
    }
  }
  return whole.limit > 0 ? [whole, ...cut] : cut;
}

/** The counts as they were asked for. */
function withoutPoints(counted: EngineResult, { facets }: EngineQuery): EngineResult {
  const { facetDistribution, ...rest } = counted;
  if (!facets) return rest;
  const { point: _, ...asked } = (facetDistribution ?? {}) as Record<string, unknown>;
  return { ...rest, facetDistribution: asked };
}

/** The answer with its window said as the engine says it. */
function withPaging(counted: EngineResult, query: EngineQuery, listed: number): EngineResult {
  const { hitsPerPage, page = 1, offset, limit } = query;
  if (hitsPerPage !== undefined)
    return { ...counted, hitsPerPage, page, totalPages: Math.ceil(listed / hitsPerPage) };
  const { hitsPerPage: _per, page: _page, totalPages: _pages, totalHits: _total, ...rest } = counted;
  return { ...rest, offset: offset ?? 0, limit: limit ?? 0, estimatedTotalHits: totalOf(counted) };
}
