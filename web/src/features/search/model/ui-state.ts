import type { ProvinceCode } from '@directory/domain/provinces';
import { FACETS, type Facet } from '@directory/search-config/document';
import { FILTER_GROUPS, type SearchState } from './search-state.ts';

/** The part of InstantSearch's UI state that this screen uses. */
export interface SearchUiState {
  query: string;
  refinementList: Partial<Record<Facet, string[]>>;
  page: number;
}

/** What InstantSearch is told for a state. Facets without a choice are absent. */
export function toUiState(state: SearchState): SearchUiState {
  const refinementList: SearchUiState['refinementList'] = {};
  for (const { param, facet } of FILTER_GROUPS) {
    if (state[param].length > 0) refinementList[facet] = [...state[param]];
  }
  if (state.province) refinementList.province = [state.province satisfies ProvinceCode];
  if (state.city) refinementList.city = [state.city];
  return { query: state.search, refinementList, page: state.page };
}

/** The same state as algoliasearch-helper's parameters, equal to what the screen's hooks make of the UI state. */
export function toSearchParameters(state: SearchState) {
  const { query, refinementList, page } = toUiState(state);
  return {
    query,
    page: page - 1,
    disjunctiveFacets: [...FACETS],
    disjunctiveFacetsRefinements: refinementList as Record<string, string[]>,
  };
}
