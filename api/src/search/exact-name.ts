import { fold } from '@directory/domain/fold';
import { SEARCH_LIMITS } from '@directory/search-config/limits';
import { allOf, quote } from './filter.ts';
import type { EngineQuery } from './query.ts';

/** How many people of one name are put first. */
const MOST_NAMESAKES = 20;

/** A result of the engine, as far as it is taken apart. */
export interface EngineResult {
  hits: { id?: string }[];
  [key: string]: unknown;
}

/**
 * The query for people whose full name is exactly what was typed, within the visitor's own filters; null when the text
 * cannot be a full name (one word, or more than five) or no hits are asked for.
 */
export function namesakeQuery(query: EngineQuery): EngineQuery | null {
  const name = fold(query.q);
  const words = name.split(' ').length;
  const { limit } = windowOf(query);
  if (words < 2 || words > 5 || name.includes('\\') || limit === 0) return null;
  return {
    ...withoutPaging(query),
    filter: allOf(query.filter ?? '', `name_keys = ${quote(name)}`),
    attributesToRetrieve: withId(query.attributesToRetrieve),
    limit: MOST_NAMESAKES,
    offset: 0,
  };
}

/**
 * The query for the rest of the list once `namesakes` stand first: the same search without them, its window moved so that
 * over all pages nobody is lost or shown twice. Null when this page needs no one else.
 */
export function restQuery(query: EngineQuery, namesakes: EngineResult): EngineQuery | null {
  const { offset, limit } = windowOf(query);
  const pinned = namesakes.hits.length;
  const shown = Math.max(0, Math.min(pinned, offset + limit) - offset);
  if (shown === limit) return null;
  const ids = namesakes.hits.map((hit) => quote(hit.id ?? ''));
  return {
    ...withoutPaging(query),
    filter: allOf(query.filter ?? '', `id NOT IN [${ids.join(', ')}]`),
    limit: limit - shown,
    offset: Math.max(0, offset - pinned),
  };
}

/** The page with the namesakes first: everything but the hits is the original answer's. */
export function pinNamesakes(
  query: EngineQuery,
  original: EngineResult,
  namesakes: EngineResult,
  rest: EngineResult | null,
): EngineResult {
  const { offset, limit } = windowOf(query);
  const pinned = namesakes.hits.slice(offset, offset + limit);
  const hits = [...pinned, ...(rest?.hits ?? [])];
  if (query.attributesToRetrieve.includes('id')) return { ...original, hits };
  return { ...original, hits: hits.map(withoutId) };
}

/** True when the first page shows the namesakes first already, as it mostly does. */
export function alreadyFirst(query: EngineQuery, original: EngineResult, namesakes: EngineResult): boolean {
  const { offset, limit } = windowOf(query);
  if (offset > 0 || !query.attributesToRetrieve.includes('id')) return false;
  return namesakes.hits.slice(0, limit).every((hit, index) => hit.id === original.hits[index]?.id);
}

function windowOf(query: EngineQuery): { offset: number; limit: number } {
  if (query.hitsPerPage === undefined) return { offset: query.offset ?? 0, limit: query.limit ?? 0 };
  const limit = query.hitsPerPage;
  const offset = ((query.page ?? 1) - 1) * limit;
  // The engine ends every list at this many, so the moved window must end there too.
  return { offset, limit: Math.max(0, Math.min(limit, SEARCH_LIMITS.totalHits - offset)) };
}

/** The same search without its page and facets. */
function withoutPaging(query: EngineQuery): EngineQuery {
  const rest = { ...query };
  delete rest.hitsPerPage;
  delete rest.page;
  delete rest.facets;
  return rest;
}

function withId(fields: string[]): string[] {
  return fields.includes('id') ? fields : ['id', ...fields];
}

function withoutId(hit: { id?: string }): { id?: string } {
  const rest = { ...hit };
  delete rest.id;
  return rest;
}
