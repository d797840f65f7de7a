import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { InstantSearch, InstantSearchSSRProvider, useConfigure, useInstantSearch } from 'react-instantsearch';
import type { Language } from '@directory/domain/language';
import type { Directory } from '@directory/domain/site/directory';
import { isPrivate } from '@directory/domain/query/understood';
import { useLanguage } from '../../site/contexts.ts';
import { useQueryClient, whileSeen } from '../../site/use-query.ts';
import { REFRESH_MS } from '../../site/query-client.ts';
import { useRouteState } from '../../site/route.ts';
import { FacetCountsProvider, PanelsProvider, usePanels } from './facet-counts.tsx';
import {
  createSearchClient,
  initialResults,
  PEOPLE,
  searchesIn,
  type SearchParameters,
  type SearchRouteState,
} from './model/client.ts';
import { shownFacets } from './model/filters.ts';
import { paceOf, patientSearch } from './model/search-pace.ts';
import { SearchAddressContext, useSearchAddress } from './search-address-context.ts';
import { isFor, phaseOf, type Results, ResultsContext, toResults } from './use-results.ts';

/** A slow device has not even read an answer before. To say so sooner would draw the whole screen while somebody types. */
const LATE_AFTER_MS = 800;

/** Runs the search that the address describes. Starts from the server's results when there are any. */
export function SearchEngine({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const language = useLanguage();
  const routeState = useRouteState<SearchRouteState>();
  const { state } = useSearchAddress();
  // Only the first render's: later searches are the engine's own.
  const [initial] = useState(() => ({
    state,
    answer: routeState?.answer ?? null,
    client: createSearchClient(atPace(queryClient.directory, language), queryClient),
  }));
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
          indexName={PEOPLE}
          searchClient={initial.client as never}
          stalledSearchDelay={LATE_AFTER_MS}
          insights={false}
          future={{ preserveSharedStateOnUnmount: true }}
        >
          <PanelsProvider>
            <FollowAddress routeState={routeState} client={initial.client}>
              <FacetCountsProvider>{children}</FacetCountsProvider>
            </FollowAddress>
          </PanelsProvider>
        </InstantSearch>
      </InstantSearchSSRProvider>
    ),
    [initial, routeState, children],
  );
}

/** Its searches, whose answers say when the next key is searched for. */
function atPace(directory: Directory, language: Language): Pick<Directory, 'search'> {
  const pace = paceOf(directory);
  const search = searchesIn(language, directory);
  return { search: patientSearch({ search: (asked) => pace.awaited(search(asked)) }) };
}

interface FollowAddressProps {
  routeState: SearchRouteState | undefined;
  client: ReturnType<typeof createSearchClient>;
  children: ReactNode;
}

/** Has InstantSearch search for what the address says, with the counts of what stands open, and hands its results on. */
function FollowAddress({ routeState, client, children }: FollowAddressProps) {
  const { state } = useSearchAddress();
  const { panel, foldings } = usePanels();
  const count = useMemo(() => shownFacets(panel, state, foldings), [panel, state, foldings]);
  const parameters = useMemo((): SearchParameters => ({ asked: state, count }), [state, count]);
  const pace = paceOf(useQueryClient().directory);
  useLayoutEffect(
    () =>
      pace.asksBy((asked) => {
        const params = { asked, count: shownFacets(panel, asked, foldings) };
        // InstantSearch asks for the same a moment later, and tells of a failure.
        client.search([{ params }]).catch(() => undefined);
      }),
    [pace, client, panel, foldings],
  );
  // Algolia's types know of its own parameters alone.
  const { refine } = useConfigure(parameters as object);
  const { results: found, status, refresh } = useInstantSearch({ catchError: true });
  const hasFailed = status === 'error';
  // Members change their profiles meanwhile. After a failure the visitor decides when to try again.
  useEffect(() => (hasFailed ? undefined : whileSeen(refresh, REFRESH_MS)), [refresh, hasFailed]);

  // A failure has put InstantSearch back to the last search that worked.
  const again = useRef(() => refine(parameters as object));
  useLayoutEffect(() => {
    again.current = () => refine(parameters as object);
  });
  const retry = useCallback(() => again.current(), []);
  // The server's failure is an answer too: the visitor, not the page, decides to ask again.
  const isAnswered = useRef(routeState !== undefined);
  useEffect(() => {
    if (isAnswered.current) return;
    isAnswered.current = true;
    // InstantSearch ignores searches until its own effects, which run after this one, have run.
    queueMicrotask(retry);
  }, [retry]);
  const hasNone = '__isArtificial' in found && found.__isArtificial;
  // The same search for more counts: what stands is no old news, however long it takes.
  const isCounting = status === 'stalled' && !hasNone && isFor(found, state);
  const phase = phaseOf(isCounting ? 'idle' : status, hasNone, routeState?.answer === null);
  const answered = useMemo(() => toResults(found, phase), [found, phase]);
  const isPresent = !hasNone && isFor(found, state);
  const shown = useLatest(answered, isPresent || isPrivate(answered.understood) || phase !== 'shown');
  const results = useMemo(() => ({ ...shown, retry }), [shown, retry]);
  return (
    <ResultsContext value={results}>
      <AnsweredAddress results={results}>{children}</AnsweredAddress>
    </ResultsContext>
  );
}

/** A list that is old when it comes is drawn no sooner after the last, and not where another may come before it is drawn. */
const OLD_AFTER_MS = 400;
const NEXT_WITHIN_MS = 150;

/**
 * The answer to draw. One that is awaited, or says what matters at once, is drawn in one piece. A key that went down meanwhile comes first: on a
 * slow device drawing what is old would put off what is awaited, so that is seen now and then alone.
 */
function useLatest<Answer>(answer: Answer, isNow: boolean): Answer {
  const [shown, setShown] = useState(answer);
  const shownAt = useRef(0);
  if (isNow && shown !== answer) setShown(answer);
  useEffect(() => {
    shownAt.current = performance.now();
  }, [shown]);
  useEffect(() => {
    if (isNow) return undefined;
    const wait = shownAt.current + OLD_AFTER_MS - performance.now();
    const timer = setTimeout(() => startTransition(() => setShown(answer)), Math.max(wait, NEXT_WITHIN_MS));
    return () => clearTimeout(timer);
  }, [answer, isNow]);
  return isNow ? answer : shown;
}

/**
 * For all that shows the search: while its answer is awaited, a keyword that is typed changes nothing but the box. The screen is then drawn
 * once for each key, and not before the answer and with it.
 */
function AnsweredAddress({ results, children }: { results: Results; children: ReactNode }) {
  const present = useSearchAddress();
  const [shown, setShown] = useState(present);
  const isThere = results.phase === 'shown' || results.phase === 'late';
  const isAwaited = present.isTyping && isThere && results.query !== present.state.search;
  if (!isAwaited && shown !== present) setShown(present);
  return <SearchAddressContext value={isAwaited ? shown : present}>{children}</SearchAddressContext>;
}
