import type { Position } from '@directory/domain/places/distance';
import type { Frame } from '@directory/domain/places/frame';
import { type ProfileDocument, quote } from '@directory/search-config/document';

export type Field = keyof ProfileDocument;

/** Among equals those who answer messages soon. */
export const ANSWERS_FIRST = 'answer_rank:desc';

/** A part of a list. */
export interface Window {
  readonly offset: number;
  readonly limit: number;
}

/** A query of the gateway's; `ask.ts` says it in the engine's terms. Keys in a fixed order: equal searches are equal as JSON. */
export interface EngineQuery extends Window {
  q: string;
  filter?: string;
  facets?: readonly string[];
  /** The engine counts exactly, in place of estimating: the part of the list is a page of it then. */
  isCounted?: true;
  attributesToRetrieve: readonly Field[];
  attributesToHighlight?: readonly Field[];
  attributesToSearchOn?: readonly Field[];
  matchingStrategy?: 'all';
  /** Filters that leave nobody out together: who passes the first comes first. The engine never sees them: see `ask.ts`. */
  preferred?: readonly string[];
  /** What equals are ordered by before the day's order. */
  first?: readonly ('speaks_french:desc' | 'wait_rank:asc' | typeof ANSWERS_FIRST)[];
  /** In the order of distance from here; its filter holds the circle. The engine never sees it: see `ask.ts`. */
  nearest?: Position;
}

export interface EngineHit extends Partial<ProfileDocument> {
  id: string;
  /** The fields to highlight, with what matched between {@link MARKS}. */
  _formatted?: Partial<Record<Field, string & readonly string[]>>;
}

type Counts = Partial<Record<string, Readonly<Record<string, number>>>>;

/** A result of the engine. It is kept and shared: nobody writes into one. */
export interface EngineResult {
  readonly hits: readonly EngineHit[];
  readonly totalHits?: number;
  readonly estimatedTotalHits?: number;
  readonly facetDistribution?: Counts;
  /** How many pass the first of the `preferred` filters. */
  readonly leading?: number;
}

/** Asks the engine: a result to each query. @throws EngineFailure */
export type Ask = (queries: readonly EngineQuery[]) => Promise<EngineResult[]>;

export const NOBODY: EngineResult = { hits: [] };

/** Private-use characters, which no text of a profile holds: what matched stands between them. */
export const MARKS = ['\uE000', '\uE001'] as const;

/** Any of these values. */
export function isIn(field: Field, values: readonly string[]): string {
  return `${field} IN [${values.map(quote).join(', ')}]`;
}

/** All of these filters at once; any may be `''`. */
export function allOf(...filters: readonly string[]): string {
  const given = filters.filter(Boolean);
  return given.length > 1 ? given.map((filter) => `(${filter})`).join(' AND ') : (given[0] ?? '');
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

/** To the decimetre: the engine reads no exponents. */
function degrees(value: number): string {
  return value.toFixed(6);
}

const TITLE =
  /^\s*(?:(?:dre?|docteure?|doctor|mrs?|ms|mme|mlle|madame|mademoiselle|monsieur|prof)\.?|m\.)\s+(?=\S)/iu;

/** The query without a leading "Dr" or "Mme": titles are not part of the names in the index, so the word would match nobody. */
export function withoutTitle(query: string): string {
  return query.replace(TITLE, '');
}

/** How many the engine found. */
export function totalOf(result: EngineResult | undefined): number {
  return result?.totalHits ?? result?.estimatedTotalHits ?? 0;
}

/** The counts of a facet, the most frequent value first. */
export function countsOf(
  result: EngineResult | undefined,
  facet: string,
): { value: string; count: number }[] {
  return Object.entries(result?.facetDistribution?.[facet] ?? {})
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
}

/** Which part of each of these lists, which follow one another, is in a window of all. @param lengths of the lists */
export function windowsIn(lengths: readonly number[], { offset, limit }: Window): Window[] {
  let start = 0;
  return lengths.map((length) => {
    const from = Math.max(0, offset - start);
    const to = Math.min(length, offset + limit - start);
    start += length;
    return { offset: from, limit: Math.max(0, to - from) };
  });
}

/** Another part of a query's list, of those who pass a filter as well: for its people alone. */
export function partOf(
  { isCounted: _isCounted, facets: _facets, ...query }: EngineQuery,
  filter: string,
  { offset, limit }: Window,
): EngineQuery {
  return { ...query, filter: allOf(query.filter ?? '', filter), offset, limit };
}

/** Asks how many a search finds, or pass a filter, and which values they have; for nobody. */
export function countOf(
  { q = '', filter = '' }: Pick<Partial<EngineQuery>, 'q' | 'filter'>,
  facets: readonly string[] = [],
): EngineQuery {
  return {
    q,
    ...(filter && { filter }),
    ...(facets.length > 0 && { facets }),
    offset: 0,
    limit: 0,
    isCounted: true,
    attributesToRetrieve: ['id'],
  };
}
