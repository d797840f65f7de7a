import { MATCHES_LISTED, MATCHES_PER_PAGE } from '@directory/domain/match/limits';
import type { MatchRequest } from '@directory/domain/match/request';
import { matchField, PROFILE_INDEX } from '@directory/search-config/document';
import { quote } from '@directory/search-config/filter-text';
import { allOf } from '../search/filter.ts';
import type { SearchGateway } from '../search/gateway.ts';
import type { EngineQuery } from '../search/query.ts';
import { orderBuckets, slicesOf, type Slice } from './buckets.ts';
import { countQuery, placeFilter, placesFor, readTraitCounts } from './trait-counts.ts';

/** One page of the whole directory in the order of its matches. */
export interface RankedIds {
  /** How many profiles pass the filters. */
  total: number;
  pages: number;
  /** Best first. */
  ids: string[];
}

/**
 * The ids of one page of matches, exact over every active profile: the engine counts how many profiles have which traits
 * (kept until the index changes), the counts say which few buckets the page falls into, and only those are asked for.
 * @throws ApiError 503 without the engine
 */
export async function rankedIds(gateway: SearchGateway, request: MatchRequest): Promise<RankedIds> {
  const first = await readPage(gateway, request);
  if (!first.isTorn) return first;
  // The index changed between the two questions; the second time round the counts are new.
  return readPage(gateway, request);
}

async function readPage(
  gateway: SearchGateway,
  { condition, severity, province, filters, page }: MatchRequest,
): Promise<RankedIds & { isTorn: boolean }> {
  const places = placesFor(province ?? null);
  const counts = await gateway.search(places.map((place) => countQuery(condition, place)));
  const buckets = orderBuckets(
    places.map((place, index) => ({ place, counts: readTraitCounts(condition, counts[index]) })),
    severity,
    filters,
  );
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  const pages = Math.ceil(Math.min(total, MATCHES_LISTED) / MATCHES_PER_PAGE);
  const slices = slicesOf(buckets, (page - 1) * MATCHES_PER_PAGE, MATCHES_PER_PAGE);
  if (slices.length === 0) return { total, pages, ids: [], isTorn: false };
  const field = matchField(condition);
  const answers = await gateway.search(slices.map((slice) => sliceQuery(field, slice)));
  const found = answers.map(readIds);
  const isTorn = found.some((ids, index) => ids.length !== slices[index]?.limit);
  return { total, pages, ids: [...new Set(found.flat())], isTorn };
}

function sliceQuery(field: string, { bucket, offset, limit }: Slice): EngineQuery {
  const traits = [...bucket.traits].sort().map(quote);
  return {
    indexUid: PROFILE_INDEX,
    q: '',
    filter: allOf(`${field} IN [${traits.join(', ')}]`, placeFilter(bucket.place)),
    limit,
    offset,
    sort: ['id:asc'],
    attributesToRetrieve: ['id'],
  };
}

function readIds(answer: Buffer): string[] {
  return (JSON.parse(answer.toString('utf8')) as { hits: { id: string }[] }).hits.map(({ id }) => id);
}
