import algoliasearchHelper from 'algoliasearch-helper';
import type { Directory } from '@directory/domain/directory';
import type { FacetField } from '@directory/domain/facets';
import type { AnsweredNear } from '@directory/domain/places/near';
import type { Understood } from '@directory/domain/query/understood';
import { PROFILE_INDEX } from '@directory/search-config/document';
import { createSearchClient } from './client.ts';
import { toSearchParameters, type SearchState } from './search-state.ts';
import { shownFacets } from './shown-facets.ts';

/** What `InstantSearchSSRProvider` starts from: the first search's parameters and answers, JSON-serialisable. */
export type InitialResults = Record<
  string,
  { state: Record<string, unknown>; results: Record<string, unknown>[] }
>;

export interface SearchRouteState {
  /** Null when search did not answer. */
  results: InitialResults | null;
}

/**
 * Runs the search that the screen will make for this state, once, so that the server renders its results and the browser
 * starts from them without asking again. (`getServerState` would render the whole page a second time to find out.)
 * @param shown the facets to count: those that the page shows with their counts
 * @throws the directory's error
 */
export async function loadInitialResults(
  directory: Pick<Directory, 'multiSearch'>,
  state: SearchState,
  shown: readonly FacetField[] = shownFacets('beside', state),
): Promise<InitialResults> {
  let reject: (reason: unknown) => void;
  const failed = new Promise<never>((_resolve, fail) => {
    reject = fail;
  });
  const client = createSearchClient(
    {
      // The adapter prints what it catches. What a failed search means is for the caller to say, so the error goes round it.
      multiSearch: (request) =>
        directory.multiSearch(request).catch((error: unknown) => {
          reject(error);
          return new Promise<never>(() => undefined);
        }),
    },
    { shown },
  );
  const helper = algoliasearchHelper(client as never, PROFILE_INDEX, toSearchParameters(state));
  const { content } = await Promise.race([helper.searchOnce({}), failed]);
  return {
    [PROFILE_INDEX]: {
      // A class in the browser's types, a plain object once inlined in the page.
      state: Object.assign<Record<string, unknown>, unknown>({}, content._state),
      results: content._rawResults as Record<string, unknown>[],
    },
  };
}

/** How the first search's words were read, where they mean more than themselves, and the place that it asked for. */
export function readMeaning(initial: InitialResults): { understood?: Understood; near?: AnsweredNear } {
  return initial[PROFILE_INDEX]?.results[0] ?? {};
}

/** The total, and the number of pages, of the first search's results. */
export function readTotals(initial: InitialResults): { total: number; pages: number } {
  const [main] = initial[PROFILE_INDEX]?.results ?? [];
  return { total: Number(main?.['nbHits'] ?? 0), pages: Number(main?.['nbPages'] ?? 0) };
}
