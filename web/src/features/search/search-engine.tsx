import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { InstantSearch, InstantSearchSSRProvider, useInstantSearchContext } from 'react-instantsearch';
import { SEARCH_LIMITS } from '@directory/domain/contracts/search-limits';
import { foundPerson } from '@directory/domain/profile/found-person';
import { isPrivate } from '@directory/domain/query/understood';
import { PROFILE_INDEX } from '@directory/search-config/document';
import { useLanguage } from '../../site/contexts.ts';
import { useQueryClient, whileSeen } from '../../site/use-query.ts';
import { REFRESH_MS } from '../../site/query-client.ts';
import { useRouteState } from '../../site/route.ts';
import { FacetCountsProvider, PanelsProvider, usePanels } from './facet-counts.tsx';
import {
  createSearchClient,
  type FoundResult,
  initialResults,
  NOBODY_FOUND,
  searchesIn,
  type SearchParameters,
  type SearchRouteState,
} from './model/client.ts';
import { shownFacets } from './model/filters.ts';
import { paceOf, patientSearch } from './model/search-pace.ts';
import { EMPTY_SEARCH, type SearchState } from './model/search-state.ts';
import { type Results, ResultsContext, SearchAddressContext, useSearchAddress } from './search-context.ts';

/** Runs the search that the address describes. Starts from the server's results when there are any. */
export function SearchEngine({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const language = useLanguage();
  const routeState = useRouteState<SearchRouteState>();
  const { state } = useSearchAddress();
  // Only the first render's: later searches are the engine's own.
  const [initial] = useState(() => {
    const { directory } = queryClient;
    const search = searchesIn(language, directory);
    // Their answers say when the next key is searched for.
    const client = createSearchClient(
      { search: patientSearch({ search: (asked) => paceOf(directory).awaited(search(asked)) }) },
      queryClient,
    );
    return { state, answer: routeState?.answer ?? null, client };
  });
  useEffect(() => {
    if (initial.answer) initial.client.keep(initial.state, initial.answer);
  }, [initial]);
  // A key is nothing to what stands here.
  return useMemo(
    () => (
      // An empty object makes InstantSearch render at once, without results, instead of one frame of nothing.
      <InstantSearchSSRProvider
        initialResults={(initial.answer ? initialResults(initial.state, initial.answer) : {}) as never}
      >
        <InstantSearch
          indexName={PROFILE_INDEX}
          searchClient={initial.client as never}
          stalledSearchDelay={300}
          insights={false}
          future={{ preserveSharedStateOnUnmount: true }}
        >
          <PanelsProvider>
            <FollowAddress routeState={routeState}>
              <FacetCountsProvider>{children}</FacetCountsProvider>
            </FollowAddress>
          </PanelsProvider>
        </InstantSearch>
      </InstantSearchSSRProvider>
    ),
    [initial, routeState, children],
  );
}

/** InstantSearch searches for nobody who shows no results. */
const SHOWS_RESULTS = { $$type: 'directory.results', render: () => undefined, dispose: () => undefined };

/**
 * InstantSearch as it is asked, and what it has found. Its own hooks would render at each of a search's steps, and make a widget anew for each
 * thing that is asked.
 * @param first what the server has asked
 */
function useInstance(first: SearchParameters | undefined) {
  const search = useInstantSearchContext();
  const [instance] = useState(() => {
    const index = search.mainIndex.addWidgets([{ ...SHOWS_RESULTS }]);
    let asked = first;
    let last: Found = { result: undefined, status: 'idle', error: undefined };
    return {
      /** The same object until something else is found. */
      found: (): Found => {
        const { status, error } = search;
        const now: Found = {
          // As the client gave it.
          result: index.getResults()?._rawResults[0] as FoundResult | undefined,
          // What stands is shown while the next is on its way.
          status: status === 'loading' ? 'idle' : status,
          error,
        };
        const isSame = now.result === last.result && now.status === last.status && now.error === last.error;
        if (!isSame) last = now;
        return last;
      },
      /** Asks for what has not been asked for, or once more: a failure has put InstantSearch back to the last search that worked. */
      ask: (next = asked, isAgain = false): void => {
        if (!isAgain && JSON.stringify(next) === JSON.stringify(asked)) return;
        asked = next;
        const helper = index.getHelper();
        // Algolia's types know of its own parameters alone.
        helper?.setState(helper.state.setQueryParameters(next as object)).search();
      },
      refresh: () => search.refresh(),
    };
  });
  const [found, setFound] = useState(instance.found);
  useEffect(() => {
    let told: Found | undefined;
    const follow = () => {
      const next = instance.found();
      if (next === told) return;
      told = next;
      // Whoever speaks of danger sees the lines at once. Else a key that goes down meanwhile comes first: on a slow device a list that is old by
      // then is never drawn.
      if (isPrivate(next.result?.answer.understood ?? null)) setFound(next);
      else startTransition(() => setFound(next));
    };
    follow();
    search.addListener('render', follow);
    return () => void search.removeListener('render', follow);
  }, [search, instance]);
  return { ...instance, found };
}

interface FollowAddressProps {
  routeState: SearchRouteState | undefined;
  children: ReactNode;
}

/**
 * Has InstantSearch search for what the address says, with the counts of what stands open, and hands its results on. While an answer is awaited, a
 * keyword that is typed changes nothing but the box: the screen is drawn once for each key, and not before the answer and with it.
 */
function FollowAddress({ routeState, children }: FollowAddressProps) {
  const present = useSearchAddress();
  const { state } = present;
  const { panel, foldings } = usePanels();
  const pace = paceOf(useQueryClient().directory);
  const parametersOf = useCallback(
    (asked: SearchState): SearchParameters => ({ asked, count: shownFacets(panel, asked, foldings) }),
    [panel, foldings],
  );
  // The server's failure is an answer too: the visitor, not the page, decides to ask again.
  const { found, ask, refresh } = useInstance(routeState && parametersOf(state));
  // A key is asked for before the screen is drawn for it, which a slow device takes long to do.
  useLayoutEffect(() => pace.asksBy((asked) => ask(parametersOf(asked))), [pace, ask, parametersOf]);
  useEffect(() => ask(parametersOf(state)), [ask, parametersOf, state]);
  const retry = useCallback(() => ask(undefined, true), [ask]);
  const hasFailed = found.status === 'error';
  // Members change their profiles meanwhile. After a failure the visitor decides when to try again.
  useEffect(() => (hasFailed ? undefined : whileSeen(refresh, REFRESH_MS)), [refresh, hasFailed]);

  // The same search for more counts: what stands is no old news, however long it takes.
  const isCounting =
    found.status === 'stalled' && JSON.stringify(found.result?.asked) === JSON.stringify(state);
  const phase = phaseOf(isCounting ? { ...found, status: 'idle' } : found, routeState?.answer === null);
  const results = useMemo(() => ({ ...toResults(found, phase), retry }), [found, phase, retry]);
  const [shown, setShown] = useState(present);
  const isAwaited = present.isTyping && results.phase === 'shown' && results.query !== state.search;
  if (!isAwaited && shown !== present) setShown(present);
  return (
    <ResultsContext value={results}>
      <SearchAddressContext value={isAwaited ? shown : present}>{children}</SearchAddressContext>
    </ResultsContext>
  );
}

/** What InstantSearch has; no result when nothing has been found so far. */
interface Found {
  result: FoundResult | undefined;
  status: string;
  error: Error | undefined;
}

function phaseOf({ result, status }: Found, failedOnServer: boolean): Results['phase'] {
  if (status === 'error' || (!result && failedOnServer && status === 'idle')) return 'failed';
  if (!result) return 'waiting';
  return status === 'stalled' ? 'late' : 'shown';
}

/** The results on the screen. After a failure there are none, whatever was shown before. */
function toResults({ result, error }: Found, phase: Results['phase']): Omit<Results, 'retry'> {
  const shown = phase === 'failed' ? undefined : result;
  const { asked, answer } = shown ?? { asked: EMPTY_SEARCH, answer: NOBODY_FOUND };
  return {
    ...answer,
    query: asked.search,
    page: asked.page,
    hits: answer.hits.map(foundPerson),
    groups: answer.groups.map(({ offer, hits }) => ({ offer, hits: hits.map(foundPerson) })),
    phase,
    error,
    isMany: answer.total >= SEARCH_LIMITS.manyHits,
  };
}
