import { byFacetParam, CHIP_FACETS, FACET_FIELDS, type FacetParam } from '@directory/domain/facets';
import type { Frame } from '@directory/domain/places/frame';
import type { Within } from '@directory/domain/places/near';
import type { ProvinceCode } from '@directory/domain/provinces';
import { HITS_PER_PAGE, SEARCH_LIMITS } from '@directory/search-config/limits';
import { frameFilter } from './frame-param.ts';

/** The chips chosen in each facet. Values are the index's canonical English ones. */
type ChosenChips = Readonly<Record<FacetParam, readonly string[]>>;

/** What the search screen shows, as its address says it. */
export interface SearchState extends ChosenChips {
  search: string;
  /** What of these words was understood and taken back: it is mere text. */
  literal: readonly string[];
  province: ProvinceCode | null;
  /** A city's name as the index has it; `''` for every city. It may stand without a province. */
  city: string;
  /** The part of the map to look in. */
  frame: Frame | null;
  /** The place to be near, as it was typed, or a device's in degrees; `''` for none. */
  near: string;
  /** How far from it, in kilometres; null where nobody said. */
  within: Within | null;
  /** The nearest first, in place of the best match. */
  byDistance: boolean;
  /** From 1. */
  page: number;
}

export const NO_CHIPS: ChosenChips = byFacetParam(() => []);

export const EMPTY_SEARCH: SearchState = {
  search: '',
  literal: [],
  province: null,
  city: '',
  frame: null,
  near: '',
  within: null,
  byDistance: false,
  ...NO_CHIPS,
  page: 1,
};

/** No list has a page beyond this: the engine goes no further. */
export const LAST_PAGE = Math.ceil(SEARCH_LIMITS.totalHits / HITS_PER_PAGE);

/** The state with another keyword, back on the first page. */
export function withKeyword(state: SearchState, keyword: string): SearchState {
  return keyword === state.search ? state : { ...state, search: keyword, page: 1 };
}

/** The state with this chip added, or taken away when it was there; back on the first page. */
export function toggleChip(state: SearchState, param: FacetParam, value: string): SearchState {
  const values = state[param];
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return { ...state, [param]: next, page: 1 };
}

/**
 * The state in this province, or in all of them; the city is cleared, as it belongs to the province left, and so is the part of the map
 * where a province takes its place.
 */
export function chooseProvince(state: SearchState, province: ProvinceCode | null): SearchState {
  return { ...state, province, city: '', frame: province ? null : state.frame, page: 1 };
}

export function countChips(state: SearchState): number {
  return CHIP_FACETS.reduce((sum, { param }) => sum + state[param].length, 0);
}

/** A state as the parameters of InstantSearch's helper. Facets without a choice are absent. */
export function toSearchParameters(state: SearchState) {
  const chosen: Record<string, string[]> = {};
  for (const { param, field } of CHIP_FACETS) {
    if (state[param].length > 0) chosen[field] = [...state[param]];
  }
  if (state.province) chosen['province'] = [state.province];
  if (state.city) chosen['city'] = [state.city];
  return {
    query: state.search,
    literal: [...state.literal],
    near: nearOf(state),
    page: state.page - 1,
    hitsPerPage: HITS_PER_PAGE,
    ...(state.frame && { filters: frameFilter(state.frame) }),
    disjunctiveFacets: [...FACET_FIELDS],
    disjunctiveFacetsRefinements: chosen,
  };
}

/** What the gateway is asked for beside the engine's parameters, as JSON; `''` where the place is no matter. */
function nearOf({ near, within, byDistance, province }: SearchState): string {
  const order = byDistance ? { order: 'near' } : {};
  const place = near
    ? { place: near, within: within ?? undefined, province: province ?? undefined }
    : undefined;
  return near || byDistance ? JSON.stringify({ near: place, ...order }) : '';
}
