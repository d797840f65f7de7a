import type { EngineQuery } from '@directory/api/search/engine-query';
import { LISTED, planSearch } from '@directory/api/search/plan';
import { readSearch } from '@directory/api/search/read';
import type { SearchRequest } from '@directory/domain/contracts/search-state';
import { search as contract } from '@directory/domain/contracts/search';
import { placeLexicon } from '@directory/domain/query/directory-lexicon';
import { EMPTY_SEARCH, type SearchState } from '@directory/web/features/search/model/search-state';
import { firstFacets } from '@directory/web/features/search/model/filters';
import { CHOSEN, typedTexts, uniquePicks } from './search-queries.ts';

/** One search of the search screen. */
export interface ScreenSearch {
  q: string;
  /** As it reaches the gateway. */
  asked: SearchRequest;
  /** The same for the engine itself, the words as they are: the list, and a count for each group in which something is chosen. */
  queries: readonly EngineQuery[];
}

/** `count` searches, no two alike, in an order that is the same in every run. */
export function uniqueSearches(count: number): ScreenSearch[] {
  return uniquePicks(count).map(({ q, round, page }) =>
    screenSearch({ ...EMPTY_SEARCH, ...CHOSEN[round % CHOSEN.length], search: q, page } as SearchState),
  );
}

/** The searches of people typing the most common words letter by letter, from the third letter on. */
export function keystrokes(): ScreenSearch[] {
  return typedTexts().map((search) => screenSearch({ ...EMPTY_SEARCH, search }));
}

/** Nobody is anywhere: the words mean themselves. */
const NOWHERE = { places: placeLexicon([]), cityName: () => undefined, isNamed: () => false };

/** As the page asks that comes from the server: its menus are counted. */
export function screenSearch(state: SearchState): ScreenSearch {
  const asked = { ...state, count: firstFacets(state) };
  const literal = contract.input.parse({ ...asked, near: '', literal: [state.search] });
  const { main, counts } = planSearch(readSearch(literal, NOWHERE), LISTED, '');
  return { q: state.search, asked, queries: [main, ...counts] };
}

/** How many facets a search has counted, all its queries together. */
export function countedFacets({ asked }: ScreenSearch): number {
  return asked.count?.length ?? 0;
}
