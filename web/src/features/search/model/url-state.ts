import type { DirectoryFilters } from '@directory/domain/site/directory';
import {
  byFacetParam,
  CHOICE_PARAMS,
  findChip,
  findFacetValue,
  REFUSABLE_FACETS,
} from '@directory/domain/facets';
import type { Frame } from '@directory/domain/places/frame';
import { WITHIN_KM } from '@directory/domain/places/near';
import { findProvince } from '@directory/domain/places/provinces';
import { languageOfAddress } from '@directory/domain/site/paths';
import { slugify } from '@directory/domain/text/slug';
import { LAST_PAGE, SEARCH_LIMITS } from '@directory/domain/contracts/search-limits';
import { typedLiterals } from '@directory/domain/query/taken-back';
import { formatLocation, parseLocation } from './location-param.ts';
import { type SearchState, toggleChip, withoutWords } from './search-state.ts';

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
  if (isMapShown(current)) params.set('view', 'map');
  const language = languageOfAddress(current);
  if (language) params.set('lang', language);
  return params.toString();
}

/** Whether an address shows the map in the list's place. */
export function isMapShown(params: URLSearchParams | undefined): boolean {
  return params?.get('view') === 'map';
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

/** A degree's decimals in an address: the fourth is eleven metres. */
const DECIMALS = 4;

/** The value of the `frame` parameter, `south,west,north,east` in degrees; null when it is no frame. */
export function parseFrame(text: string | null): Frame | null {
  if (!/^-?\d{1,3}(\.\d{1,20})?(,-?\d{1,3}(\.\d{1,20})?){3}$/.test(text ?? '')) return null;
  const [south = 0, west = 0, north = 0, east = 0] = (text ?? '').split(',').map(rounded);
  const isOnEarth = south >= -90 && north <= 90 && west >= -180 && east <= 180;
  return isOnEarth && south < north && west < east ? { south, west, north, east } : null;
}

export function formatFrame({ south, west, north, east }: Frame): string {
  return [south, west, north, east].map(rounded).join(',');
}

function rounded(degrees: number | string): number {
  return Number(Number(degrees).toFixed(DECIMALS));
}

/** The id by which what stands outside the search form belongs to it. */
export const SEARCH_FORM_ID = 'search-form';

/**
 * The fields that the search form has beyond the address's parameters. Without scripts the browser submits them as they
 * are; the server then redirects to the address that says the same.
 */
export const FORM_FIELDS = {
  province: 'province',
  city: 'city',
  /** The province the city list was made for: a city of another province is dropped. */
  listedProvince: 'listedProvince',
  /** The place that the words named, as the fields showed it, and these words: they go where another is chosen. */
  said: 'said',
  saidWords: 'saidWords',
  /** `parameter:value`, from the chip that was pressed. */
  toggle: 'toggle',
} as const;

/**
 * The query that a submitted form stands for, or null when the query is no form's.
 * @returns as {@link searchQuery} gives it
 */
export function resolveSubmission(params: URLSearchParams): string | null {
  if (!Object.values(FORM_FIELDS).some((field) => params.has(field))) return null;
  const submitted = parseSearch(params);
  const state = toggled(withPlace(submitted, params), params.get(FORM_FIELDS.toggle));
  return searchQuery({ ...state, page: 1 }, params);
}

function withPlace(state: SearchState, params: URLSearchParams): SearchState {
  if (!params.has(FORM_FIELDS.province)) return state;
  const province = findProvince(params.get(FORM_FIELDS.province))?.code ?? null;
  const said = params.get(FORM_FIELDS.said) ?? '';
  const listed = said
    ? parseLocation(said).province
    : (findProvince(params.get(FORM_FIELDS.listedProvince))?.code ?? null);
  const city = province === listed ? (params.get(FORM_FIELDS.city) ?? '').trim() : '';
  if (said && formatLocation({ province, city }) === said) return state;
  const search = params.getAll(FORM_FIELDS.saidWords).reduce(withoutWords, state.search);
  return { ...state, search, province, city, frame: province === listed ? state.frame : null };
}

function toggled(state: SearchState, toggle: string | null): SearchState {
  const chip = findChip(toggle ?? '');
  return chip ? toggleChip(state, chip.facet.param, chip.value) : state;
}
