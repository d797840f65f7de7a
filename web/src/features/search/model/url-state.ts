import type { DirectoryFilters } from '@directory/domain/site/directory';
import {
  byFacetParam,
  CHOICE_PARAMS,
  findChip,
  findFacetValue,
  REFUSABLE_FACETS,
} from '@directory/domain/facets';
import { WITHIN_KM } from '@directory/domain/places/near';
import { slugify } from '@directory/domain/text/slug';
import { LAST_PAGE, SEARCH_LIMITS } from '@directory/domain/contracts/search-limits';
import { formatFrame, parseFrame } from './frame-param.ts';
import { formatLocation, parseLocation } from './location-param.ts';
import type { SearchState } from './search-state.ts';
import { typedLiterals } from './taken-back.ts';

/** So many different pieces of a list are looked up, and no more: an address of 15 kB has thousands. */
const MOST_PIECES = 40;
/** As many as a search may have. */
const MOST_CHIPS = SEARCH_LIMITS.values;

/**
 * The search screen's state from its address. A list parameter may be repeated or hold commas; its values may be in either
 * language or abbreviated (`therapies=TCC`). What cannot be understood is left out; the page is clamped.
 */
export function parseSearch(params: URLSearchParams): SearchState {
  const search = parseKeyword(params.get('search'));
  const near = parseKeyword(params.get('near')).slice(0, SEARCH_LIMITS.placeLength);
  let room = MOST_CHIPS;
  const parseChoices = (param: string, find: (piece: string) => string | undefined) => {
    const chosen = parseList(params.getAll(param), find).slice(0, room);
    room -= chosen.length;
    return chosen;
  };
  return {
    search,
    literal: typedLiterals(search, params.getAll('literal').map(parseKeyword)),
    firm: typedLiterals(search, params.getAll('firm').map(parseKeyword)),
    ...parseLocation(params.get('location') ?? ''),
    near,
    // Near a place it is looked around that: outside of both nobody would be found.
    frame: near ? null : parseFrame(params.get('frame')),
    within: WITHIN_KM.find((km) => String(km) === params.get('within')) ?? null,
    byDistance: params.get('order') === 'near',
    languageFirst: params.get('first') === 'none' ? 'none' : null,
    ...byFacetParam((facet) => parseChoices(facet.param, (piece) => findFacetValue(facet, piece))),
    not: parseChoices('not', findRefused),
    page: parsePage(params.get('page')),
  };
}

/**
 * The address's query for a state, without its question mark; `''` for the whole directory. List parameters are repeated,
 * one value each.
 * @param current the present query, whose choices of language and view are kept
 */
export function searchQuery(state: SearchState, current?: URLSearchParams): string {
  const params = new URLSearchParams();
  const location = formatLocation(state);
  if (state.search) params.set('search', state.search);
  for (const words of typedLiterals(state.search, state.literal)) params.append('literal', words);
  for (const words of typedLiterals(state.search, state.firm)) params.append('firm', words);
  if (location) params.set('location', location);
  if (state.frame && !state.near) params.set('frame', formatFrame(state.frame));
  if (state.near) params.set('near', state.near);
  if (state.near && state.within) params.set('within', String(state.within));
  if (state.byDistance) params.set('order', 'near');
  if (state.languageFirst === 'none') params.set('first', 'none');
  for (const param of CHOICE_PARAMS) for (const value of state[param]) params.append(param, value);
  if (state.page > 1) params.set('page', String(state.page));
  for (const name of ['view', 'lang']) {
    const kept = current?.get(name);
    if (kept) params.set(name, kept);
  }
  return params.toString();
}

/**
 * The search with a place that the directory does not have among its words: there a nickname, a region, a part of a city or a slip is
 * understood. A place with its province stays, also where nobody practises in it.
 */
export function unknownPlaceAsWords(
  state: SearchState,
  known: Pick<DirectoryFilters, 'provinces'> | undefined,
): SearchState {
  const { search, province, city } = state;
  const isKnown = (slug: string) =>
    known?.provinces.some(({ cities }) => cities.some(({ value }) => slugify(value) === slug)) ?? true;
  if (province !== null || city === '' || isKnown(slugify(city))) return state;
  return { ...state, search: parseKeyword(`${search} ${city}`), city: '' };
}

/**
 * A keyword as it is searched: trimmed, inner white space made one space, no longer than the gateway accepts, and without
 * halves of a character, which it refuses: cutting an emoji in two leaves one.
 */
export function parseKeyword(text: string | null): string {
  const cut = (text ?? '').replace(/\s+/g, ' ').trim().slice(0, SEARCH_LIMITS.queryLength);
  return cut.replace(/\p{Cs}/gu, '').trim();
}

function findRefused(text: string): string | undefined {
  const chip = findChip(text);
  const facet = REFUSABLE_FACETS.find((other) => other === chip?.facet);
  return chip && facet && `${facet.param}:${chip.value}`;
}

function parseList(texts: readonly string[], find: (piece: string) => string | undefined): string[] {
  const pieces = new Set(texts.flatMap((text) => text.split(',')).map((piece) => piece.trim()));
  pieces.delete('');
  const values = [...pieces].slice(0, MOST_PIECES).map(find);
  return [...new Set(values.filter((value) => value !== undefined))];
}

function parsePage(text: string | null): number {
  const page = /^\d+$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), LAST_PAGE);
}
