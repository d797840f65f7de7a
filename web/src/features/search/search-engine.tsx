import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  InstantSearch,
  InstantSearchSSRProvider,
  useConfigure,
  useInstantSearch,
  usePagination,
  useSearchBox,
} from 'react-instantsearch';
import { PROFILE_INDEX } from '@directory/search-config/document';
import { HITS_PER_PAGE } from '@directory/search-config/limits';
import { useDirectory } from '../../site/contexts.ts';
import { FRESHNESS } from '../../site/query-client.ts';
import { useRouteState } from '../../site/route.ts';
import { createSearchClient } from './model/client.ts';
import { toUiState } from './model/search-state.ts';
import { answersOf } from './model/answer-cache.ts';
import { FacetCountsProvider } from './facet-counts.tsx';
import { useSearchAddress } from './search-address.tsx';
import type { SearchRouteState } from './model/initial-results.ts';

/** Runs the search that the address describes. Starts from the server's results when there are any. */
export function SearchEngine({ children }: { children: ReactNode }) {
  const directory = useDirectory();
  const routeState = useRouteState<SearchRouteState>();
  const { state } = useSearchAddress();
  // Only the first render's: later searches are the engine's own.
  const [initial] = useState(() => ({
    results: routeState?.results ?? null,
    // The server's failure is an answer too: the visitor, not the page, decides to ask again.
    isAnswered: routeState !== undefined,
    uiState: { [PROFILE_INDEX]: toUiState(state) },
    client: createSearchClient(directory, answersOf(directory)),
  }));
  return (
    // An empty object makes InstantSearch render at once, without results, instead of one frame of nothing.
    <InstantSearchSSRProvider initialResults={(initial.results ?? {}) as never}>
      <InstantSearch
        indexName={PROFILE_INDEX}
        searchClient={initial.client as never}
        initialUiState={initial.uiState}
        stalledSearchDelay={300}
        insights={false}
        future={{ preserveSharedStateOnUnmount: true }}
      >
        <FollowAddress isAnswered={initial.isAnswered} />
        <FacetCountsProvider>{children}</FacetCountsProvider>
      </InstantSearch>
    </InstantSearchSSRProvider>
  );
}

/** Tells InstantSearch what the address says, whenever it says something else. */
function FollowAddress({ isAnswered }: { isAnswered: boolean }) {
  const { state } = useSearchAddress();
  const { setIndexUiState } = useInstantSearch({ catchError: true });
  // InstantSearch understands the parts of its state that some hook has claimed: the keyword and the page here, the
  // facets in FacetCountsProvider.
  useSearchBox();
  usePagination();
  useConfigure({ hitsPerPage: HITS_PER_PAGE });
  useBackgroundRefresh();

  const searched = useRef(isAnswered ? JSON.stringify(toUiState(state)) : null);
  useEffect(() => {
    const uiState = toUiState(state);
    const serialized = JSON.stringify(uiState);
    if (searched.current === serialized) return;
    searched.current = serialized;
    // InstantSearch ignores searches until its own effects, which run after this one, have run.
    queueMicrotask(() => setIndexUiState(uiState));
  }, [state, setIndexUiState]);
  return null;
}

/** Searches again in the background from time to time, and when the tab becomes visible: members change their profiles meanwhile. */
function useBackgroundRefresh(): void {
  const { refresh, status } = useInstantSearch();
  const failed = status === 'error';
  useEffect(() => {
    // After a failure the visitor decides when to try again.
    if (failed) return undefined;
    const refreshIfSeen = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    const timer = setInterval(refreshIfSeen, FRESHNESS.backgroundRefreshMs);
    document.addEventListener('visibilitychange', refreshIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshIfSeen);
    };
  }, [refresh, failed]);
}

/** Runs the address's search again after a failure, which has put InstantSearch back to the last search that worked. */
export function useRetry(): () => void {
  const { state } = useSearchAddress();
  const { setIndexUiState } = useInstantSearch();
  return () => setIndexUiState(toUiState(state));
}
