import { fold } from '@directory/domain/fold';
import { EVERYONE } from '@directory/search-config/document';
import { quote } from '@directory/search-config/filter-text';
import { SEARCH_LIMITS } from '@directory/search-config/limits';
import { allOf } from './filter.ts';
import { isNobodysName } from './name-words.ts';
import type { EngineQuery } from './query.ts';

/** How many people of one name are put first. */
const MOST_NAMESAKES = 20;

export interface EngineHit {
  id?: string;
  [field: string]: unknown;
}

/** A result of the engine, as far as it is taken apart. */
export interface EngineResult {
  hits: EngineHit[];
  [key: string]: unknown;
}

/** What has to be asked to put namesakes first on a page: the people of this page, and the rest of it. */
export interface PinnedPage {
  ids: readonly string[];
  namesakes: EngineQuery | null;
  rest: EngineQuery | null;
}

/**
 * The query for the ids of people whose full name is exactly what was typed, within the visitor's own filters; null when
 * the text cannot be a full name (one word, more than five, or a word that nobody is called) or no hits are asked for. It
 * searches for no words, so it costs the engine little.
 */
export function namesakeLookup(query: EngineQuery): EngineQuery | null {
  const name = fold(query.q);
  const words = name.split(' ').length;
  if (isNobodysName(name) || name.startsWith(EVERYONE)) return null;
  if (words < 2 || words > 5 || name.includes('\\') || windowOf(query).limit === 0) return null;
  return {
    indexUid: query.indexUid,
    q: '',
    filter: allOf(query.filter ?? '', `name_keys = ${quote(name)}`),
    limit: MOST_NAMESAKES,
    offset: 0,
    attributesToRetrieve: ['id'],
  };
}

/**
 * The page of a search in which these people stand first: null when the answer shows it so already, as it mostly does.
 * The window of the rest is moved, so that over all pages nobody is lost or shown twice.
 */
export function planPinnedPage(
  query: EngineQuery,
  original: EngineResult,
  pinnedIds: readonly string[],
): PinnedPage | null {
  const { offset, limit } = windowOf(query);
  if (offset === 0 && standFirst(original.hits.slice(0, limit), pinnedIds)) return null;
  const ids = pinnedIds.slice(offset, offset + limit);
  const others = limit - ids.length;
  return {
    ids,
    namesakes: ids.length > 0 ? peopleQuery(query, ids) : null,
    rest:
      others > 0
        ? {
            ...withoutPaging(query),
            filter: allOf(query.filter ?? '', `id NOT IN [${pinnedIds.map(quote).join(', ')}]`),
            limit: others,
            offset: Math.max(0, offset - pinnedIds.length),
          }
        : null,
  };
}

/** These people as the search shows them. `words: false` finds them by id alone, without marking what matched. */
export function peopleQuery(query: EngineQuery, ids: readonly string[], { words = true } = {}): EngineQuery {
  const { attributesToRetrieve: fields } = query;
  return {
    ...withoutPaging(query),
    ...(words ? {} : { q: '' }),
    filter: `id IN [${ids.map(quote).join(', ')}]`,
    limit: ids.length,
    offset: 0,
    attributesToRetrieve: fields.includes('id') ? fields : ['id', ...fields],
  };
}

/** The page with the namesakes first: everything but the hits is the original answer's. */
export function composePage(
  query: EngineQuery,
  original: EngineResult,
  ids: readonly string[],
  namesakes: readonly EngineHit[],
  rest: readonly EngineHit[],
): EngineResult {
  const byId = new Map<unknown, EngineHit>(namesakes.map((hit) => [hit.id, hit]));
  const first = ids.map((id) => byId.get(id)).filter((hit) => hit !== undefined);
  const wantsId = query.attributesToRetrieve.includes('id');
  return { ...original, hits: [...(wantsId ? first : first.map(withoutId)), ...rest] };
}

function standFirst(hits: readonly EngineHit[], pinnedIds: readonly string[]): boolean {
  if (pinnedIds.length > hits.length) return false;
  const pinned = new Set<unknown>(pinnedIds);
  return hits.slice(0, pinnedIds.length).every((hit) => pinned.has(hit.id));
}

/** The part of the list that a query asks for. */
export function windowOf(query: EngineQuery): { offset: number; limit: number } {
  if (query.hitsPerPage === undefined) return { offset: query.offset ?? 0, limit: query.limit ?? 0 };
  const limit = query.hitsPerPage;
  const offset = ((query.page ?? 1) - 1) * limit;
  // The engine ends every list at this many, so the moved window must end there too.
  return { offset, limit: Math.max(0, Math.min(limit, SEARCH_LIMITS.totalHits - offset)) };
}

function withoutPaging(query: EngineQuery): EngineQuery {
  const rest = { ...query };
  delete rest.hitsPerPage;
  delete rest.page;
  delete rest.facets;
  return rest;
}

function withoutId(hit: EngineHit): EngineHit {
  const rest = { ...hit };
  delete rest.id;
  return rest;
}
