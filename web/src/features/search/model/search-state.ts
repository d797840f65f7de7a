import type { Gender } from '@directory/domain/genders';
import type { ProvinceCode } from '@directory/domain/provinces';
import type { SessionType } from '@directory/domain/session-types';
import { HITS_PER_PAGE, SEARCH_LIMITS } from '@directory/search-config/limits';
import type { Facet } from '@directory/search-config/document';

/** What the search screen shows, as its address says it. List values are the index's canonical English values. */
export interface SearchState {
  search: string;
  province: ProvinceCode | null;
  /** A city's name as the index has it; `''` for every city. It may stand without a province. */
  city: string;
  languages: readonly string[];
  therapies: readonly string[];
  sessionTypes: readonly SessionType[];
  genders: readonly Gender[];
  /** From 1. */
  page: number;
}

/** The chip filters: each one's parameter in the address and its facet in the index, in the order of the screen. */
export const FILTER_GROUPS = [
  { param: 'languages', facet: 'languages' },
  { param: 'therapies', facet: 'therapies' },
  { param: 'sessionTypes', facet: 'session_types' },
  { param: 'genders', facet: 'gender' },
] as const satisfies readonly { param: keyof SearchState; facet: Facet }[];

export type FilterParam = (typeof FILTER_GROUPS)[number]['param'];

export const EMPTY_SEARCH: SearchState = {
  search: '',
  province: null,
  city: '',
  languages: [],
  therapies: [],
  sessionTypes: [],
  genders: [],
  page: 1,
};

/** The last page that can hold results: the engine counts no further. */
export const LAST_PAGE = Math.ceil(SEARCH_LIMITS.totalHits / HITS_PER_PAGE);

/** The state with this filter value added, or taken away when it was there; back on the first page. */
export function toggleFilter(state: SearchState, param: FilterParam, value: string): SearchState {
  const values: readonly string[] = state[param];
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return { ...state, [param]: next, page: 1 };
}

/** The state in this province, or in all of them; the city is cleared, as it belongs to the province left. */
export function chooseProvince(state: SearchState, province: ProvinceCode | null): SearchState {
  return { ...state, province, city: '', page: 1 };
}

/** How many filter chips are chosen. */
export function countChips(state: SearchState): number {
  return FILTER_GROUPS.reduce((sum, { param }) => sum + state[param].length, 0);
}
