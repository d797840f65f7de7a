import { fold } from '@directory/domain/fold';
import { EVERYONE } from '@directory/search-config/document';
import { quote } from '@directory/search-config/filter-text';
import { SEARCH_LIMITS } from '@directory/search-config/limits';
import { allOf } from './filter.ts';
import { isNobodysName } from './name-words.ts';
import type { EngineQuery } from './query.ts';

export interface EngineHit {
  id?: string;
  [field: string]: unknown;
}

/** A result of the engine, as far as it is taken apart. */
export interface EngineResult {
  hits: EngineHit[];
  [key: string]: unknown;
}

/** How many the engine found. */
export function totalOf(result: EngineResult | undefined): number {
  return Number(result?.['totalHits'] ?? result?.['estimatedTotalHits'] ?? 0);
}

/** What can be asked about the people whose name is exactly what was typed. */
export interface NameLookup {
  /** Who they are. */
  filter: string;
  /** Those of the search's page, by id and in the day's order, and how many there are. It searches for no words, so it costs the engine little. */
  people: EngineQuery;
  /** How many bear it as their full name: none of one word. */
  fullNames: EngineQuery | null;
}

/** The people whose name it is: how many, and those of a page. */
export interface Namesakes {
  total: number;
  ids: readonly string[];
}

/** What has to be asked to put namesakes first on a page: the people of this page, and the rest of it. */
export interface PinnedPage {
  ids: readonly string[];
  namesakes: EngineQuery | null;
  rest: EngineQuery | null;
}

/**
 * How to find the people whose full name or surname is exactly what was typed, within the visitor's own filters; null when the text
 * cannot be a name: more than five words, or one that nobody is called.
 */
export function nameLookup(query: EngineQuery): NameLookup | null {
  const name = fold(query.q);
  const words = name.split(' ').length;
  if (name.length < 2 || words > 5 || name.includes('\\') || name.startsWith(EVERYONE)) return null;
  if (isNobodysName(name)) return null;
  const [surname, full] = [`surnames = ${quote(name)}`, `name_keys = ${quote(name)}`];
  const filter = words === 1 ? surname : `${full} OR ${surname}`;
  const { offset, limit } = windowOf(query);
  const ask = (who: string, window: { offset: number; limit: number }): EngineQuery => ({
    indexUid: query.indexUid,
    q: '',
    filter: allOf(query.filter ?? '', who),
    ...window,
    attributesToRetrieve: ['id'],
  });
  return {
    filter,
    people: ask(filter, { limit, offset }),
    fullNames: words === 1 ? null : ask(full, { limit: 0, offset: 0 }),
  };
}

/** Reads the answer to {@link NameLookup.people}. */
export function readNamesakes({ hits, estimatedTotalHits }: EngineResult): Namesakes {
  return { total: Number(estimatedTotalHits ?? 0), ids: hits.flatMap(({ id }) => id ?? []) };
}

/**
 * The page of a search in which these people stand first: null when the answer shows it so already, as it mostly does.
 * The window of the rest is moved, so that over all pages nobody is lost or shown twice.
 * @param filter who the namesakes are
 * @param others the search whose people follow the namesakes, where it is another one
 */
export function planPinnedPage(
  query: EngineQuery,
  original: EngineResult,
  { total, ids }: Namesakes,
  filter: string,
  others: EngineQuery = query,
): PinnedPage | null {
  const { offset, limit } = windowOf(query);
  if (offset === 0 && standFirst(original.hits, ids)) return null;
  const left = limit - ids.length;
  return {
    ids,
    namesakes: ids.length > 0 ? peopleQuery(query, ids) : null,
    rest:
      left > 0
        ? {
            ...withoutPaging(others),
            filter: allOf(others.filter ?? '', `NOT (${filter})`),
            limit: left,
            offset: Math.max(0, offset - total),
          }
        : null,
  };
}

/** These people as the search shows them. `words: false` finds them by id alone, without marking what matched. */
export function peopleQuery(query: EngineQuery, ids: readonly string[], { words = true } = {}): EngineQuery {
  return {
    ...withoutPaging(withId(query)),
    ...(words ? {} : { q: '' }),
    filter: `id IN [${ids.map(quote).join(', ')}]`,
    limit: ids.length,
    offset: 0,
  };
}

/** The search with the id among its fields. */
export function withId(query: EngineQuery): EngineQuery {
  const { attributesToRetrieve: fields } = query;
  return fields.includes('id') ? query : { ...query, attributesToRetrieve: ['id', ...fields] };
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

function standFirst(hits: readonly EngineHit[], ids: readonly string[]): boolean {
  return ids.length <= hits.length && ids.every((id, index) => hits[index]?.id === id);
}

/** The part of the list that a query asks for. */
export function windowOf(query: EngineQuery): { offset: number; limit: number } {
  if (query.hitsPerPage === undefined) return { offset: query.offset ?? 0, limit: query.limit ?? 0 };
  const limit = query.hitsPerPage;
  const offset = ((query.page ?? 1) - 1) * limit;
  // The engine ends every list at this many, so the moved window must end there too.
  return { offset, limit: Math.max(0, Math.min(limit, SEARCH_LIMITS.totalHits - offset)) };
}

/** The query without its window and its counts. */
export function withoutPaging(query: EngineQuery): EngineQuery {
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
