import { MATCHES_LISTED, MATCHES_PER_PAGE, type MatchNeeds } from '@directory/domain/match/needs';
import type { MatchRequest } from '@directory/domain/match/request';
import { ACCEPTING_RANK, matchField, quote } from '@directory/search-config/document';
import { sortOnDay } from '@directory/search-config/day-order';
import { allOf, type EngineHit, type EngineQuery, type EngineResult } from '../../search/engine-query.ts';
import type { SearchGateway } from '../../search/gateway.ts';
import { type Bucket, orderBuckets, slicesOf, type Slice } from './buckets.ts';
import { countQuery, needsFilter, placeFilter, placesFor, readTraitCounts } from './trait-counts.ts';

/** One page of the whole directory in the order of its matches. */
export interface RankedIds {
  /** How many profiles that work with the condition pass the filters and meet the needs. */
  total: number;
  /** How many others do. */
  others: number;
  pages: number;
  /** Best first. */
  ids: string[];
}

/**
 * The ids of one page of matches, exact over every active profile: the engine counts how many profiles have which traits
 * (kept until the index changes), the counts say which few buckets the page falls into, and only those are asked for.
 * @param day the day whose order equals stand in
 * @throws ApiError 503 without the engine
 */
export async function rankedIds(
  gateway: SearchGateway,
  request: MatchRequest,
  day: string,
): Promise<RankedIds> {
  const first = await readPage(gateway, request, day);
  if (!first.isTorn) return first;
  // The index changed between the two questions; the second time round the counts are new.
  return readPage(gateway, request, day);
}

async function readPage(
  gateway: SearchGateway,
  request: MatchRequest,
  day: string,
): Promise<RankedIds & { isTorn: boolean }> {
  const { condition, severity, needs, filters, page } = request;
  const places = placesFor(request);
  const counts = await gateway.ask(places.map((place) => countQuery(condition, place, needs)));
  const found = orderBuckets(
    places.map((place, index) => ({ place, counts: readTraitCounts(condition, counts[index]) })),
    severity,
    { ...filters, specialtyOnly: false },
  );
  const matches = found.filter(({ isMatch }) => isMatch);
  const total = countOf(matches);
  const others = countOf(found) - total;
  const listed = filters.specialtyOnly ? matches : found;
  const pages = Math.ceil(Math.min(countOf(listed), MATCHES_LISTED) / MATCHES_PER_PAGE);
  const slices = slicesOf(listed, (page - 1) * MATCHES_PER_PAGE, MATCHES_PER_PAGE);
  if (slices.length === 0) return { total, others, pages, ids: [], isTorn: false };
  const field = matchField(condition);
  const answers = await gateway.ask(slices.flatMap((slice) => sliceQueries(field, needs, slice)));
  const ids = slices.map(({ offset, limit }, index) => {
    const equals = answers.slice(index * 2, index * 2 + 2).flatMap(({ hits }: EngineResult) => hits);
    return inOrder(equals, day)
      .slice(offset, offset + limit)
      .map(({ id }) => id);
  });
  const isTorn = ids.some((some, index) => some.length !== slices[index]?.limit);
  return { total, others, pages, ids: [...new Set(ids.flat())], isTorn };
}

function countOf(buckets: readonly Bucket[]): number {
  return buckets.reduce((sum, { count }) => sum + count, 0);
}

/**
 * The beginnings of a bucket's premium and of its free profiles, each as long as the slice could reach into it: the index puts
 * premium first, which is none of a match's business, so the two are merged here.
 */
function sliceQueries(field: string, needs: MatchNeeds, { bucket, offset, limit }: Slice): EngineQuery[] {
  const traits = [...bucket.traits].sort().map(quote);
  const inBucket = allOf(`${field} IN [${traits.join(', ')}]`, placeFilter(bucket.place), needsFilter(needs));
  return [true, false].map((isPremium) => ({
    q: '',
    filter: allOf(inBucket, `is_premium = ${isPremium}`),
    limit: offset + limit,
    offset: 0,
    attributesToRetrieve: ['id', 'accepting'],
  }));
}

type Equal = Pick<EngineHit, 'id' | 'accepting'>;

/** The index's order of equals, premium apart. */
function inOrder(equals: readonly Equal[], day: string): Equal[] {
  return sortOnDay(equals, day).toSorted((a, b) => rankOf(b) - rankOf(a));
}

function rankOf({ accepting = 'unknown' }: Equal): number {
  return ACCEPTING_RANK[accepting];
}
