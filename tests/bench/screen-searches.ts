import type { MultiSearchRequest } from '@directory/domain/directory';
import { loadInitialResults } from '@directory/web/features/search/model/initial-results';
import { EMPTY_SEARCH, type SearchState } from '@directory/web/features/search/model/search-state';
import { shownFacets, type Panel } from '@directory/web/features/search/model/shown-facets';
import { typedTexts, uniquePicks } from './search-queries.ts';

/** One search of the search screen, as it reaches the gateway: the list, and a count for each group in which something is chosen. */
export interface ScreenSearch {
  q: string;
  queries: MultiSearchRequest['queries'];
}

/** The filters that are chosen beside the words, in turn. */
const CHOSEN: readonly Partial<SearchState>[] = [
  {},
  { province: 'ON' },
  { languages: ['French', 'English'] },
  { province: 'MB', sessionTypes: ['Online'] },
  { genders: ['Female'], therapies: ['Cognitive Behavioural Therapy', 'EMDR'] },
];

/** `count` searches, no two alike, in an order that is the same in every run. */
export async function uniqueSearches(count: number): Promise<ScreenSearch[]> {
  const searches: ScreenSearch[] = [];
  for (const { q, round, page } of uniquePicks(count)) {
    const chosen = CHOSEN[round % CHOSEN.length];
    searches.push(await screenSearch({ ...EMPTY_SEARCH, ...chosen, search: q, page }));
  }
  return searches;
}

/** The searches of people typing the most common words letter by letter, from the third letter on. */
export async function keystrokes(): Promise<ScreenSearch[]> {
  const searches: ScreenSearch[] = [];
  for (const search of typedTexts()) searches.push(await screenSearch({ ...EMPTY_SEARCH, search }));
  return searches;
}

/**
 * What the screen's own client sends for a search.
 * @param panel where the filters stand: beside the results unless given; null on a phone whose drawer is closed
 */
export async function screenSearch(
  state: SearchState,
  panel: Panel | null = 'beside',
): Promise<ScreenSearch> {
  let queries: MultiSearchRequest['queries'] = [];
  const recorder = {
    multiSearch: (request: MultiSearchRequest) => {
      ({ queries } = request);
      const none = { hits: [], facetDistribution: {}, totalHits: 0, totalPages: 0 };
      return Promise.resolve({ results: queries.map(({ indexUid }) => ({ indexUid, ...none })) });
    },
  };
  await loadInitialResults(recorder, state, shownFacets(panel, state));
  return { q: state.search, queries };
}

/** How many facets a search has counted, all its queries together. */
export function countedFacets({ queries }: ScreenSearch): number {
  return queries.reduce((sum, { facets }) => sum + (Array.isArray(facets) ? facets.length : 0), 0);
}
