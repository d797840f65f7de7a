import type { SearchState } from '@directory/domain/contracts/search-state';
import { byFacetParam, CHOICE_PARAMS, type ChoiceParam } from '@directory/domain/facets';
import type { Language } from '@directory/domain/language';
import type { ProvinceCode } from '@directory/domain/places/provinces';

/** What the search screen shows, as its address says it and as the api is asked. */
export type { SearchState };

export const EMPTY_SEARCH: SearchState = {
  search: '',
  literal: [],
  firm: [],
  province: null,
  city: '',
  frame: null,
  near: '',
  within: null,
  byDistance: false,
  languageFirst: null,
  ...byFacetParam(() => []),
  not: [],
  page: 1,
};

/** Who comes first among equals on a page in this language, unless the address says otherwise. */
export function languageFirstOn(page: Language): SearchState['languageFirst'] {
  return page === 'fr' ? 'fr' : null;
}

/** The state with another keyword, back on the first page. */
export function withKeyword(state: SearchState, keyword: string): SearchState {
  return keyword === state.search ? state : { ...state, search: keyword, page: 1 };
}

/** The state with this chip added, and no longer refused, or taken away when it was there; back on the first page. */
export function toggleChip(state: SearchState, param: ChoiceParam, value: string): SearchState {
  const values = state[param];
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  const not = state.not.filter((pair) => pair !== `${param}:${value}`);
  return { ...state, not, [param]: next, page: 1 };
}

/**
 * The state in this province, or in all of them; the city is cleared, as it belongs to the province left, and so is the part of the map
 * where a province takes its place.
 */
export function chooseProvince(state: SearchState, province: ProvinceCode | null): SearchState {
  return { ...state, province, city: '', frame: province ? null : state.frame, page: 1 };
}

export function countChips(state: SearchState): number {
  return CHOICE_PARAMS.reduce((sum, param) => sum + state[param].length, 0);
}
