import type { Directory } from '@directory/domain/site/directory';
import type { FacetField } from '@directory/domain/facets';
import type { Language } from '@directory/domain/language';
import { PROFILE_INDEX } from '@directory/search-config/document';
import { type FoundResult, resultOf, type SearchParameters } from './client.ts';
import { languageFirstOn, type SearchState } from './search-state.ts';
import { shownFacets } from './shown-facets.ts';

/** What `InstantSearchSSRProvider` starts from: the first search and its answer, JSON-serialisable. */
export type InitialResults = Record<
  typeof PROFILE_INDEX,
  { state: SearchParameters; results: readonly [FoundResult] }
>;

export interface SearchRouteState {
  /** Null when search did not answer. */
  results: InitialResults | null;
  /** Of a search that did not answer: in how many seconds there is one again, where that is known. */
  rebuiltIn?: number | undefined;
  /** The words that were searched for, where the address leaves them out. */
  unsaid?: string;
}

/**
 * Runs the search that the screen will make for this state, once, so that the server renders its results and the browser
 * starts from them without asking again. (`getServerState` would render the whole page a second time to find out.)
 * @param shown the facets to count: those that the page shows with their counts
 * @throws the directory's error
 */
export async function loadInitialResults(
  directory: Pick<Directory, 'search'>,
  state: SearchState,
  language: Language,
  shown: readonly FacetField[] = shownFacets('beside', state),
): Promise<InitialResults> {
  const answer = await directory.search({
    ...state,
    languageFirst: state.languageFirst ?? languageFirstOn(language),
    count: shown,
  });
  return { [PROFILE_INDEX]: { state: { asked: state }, results: [resultOf(answer, state)] } };
}

/** What the first search found. */
export function foundAtFirst(initial: InitialResults): FoundResult {
  return initial[PROFILE_INDEX].results[0];
}
