import { dehydrate, QueryClient, type DehydratedState } from '@tanstack/react-query';
import { ApiFailure } from './ask-api.ts';

const MINUTE_MS = 60_000;

/** How long data counts as fresh, and how often the directory's data is fetched anew. */
export const FRESHNESS = {
  listsMs: 15 * MINUTE_MS,
  filtersMs: 60 * MINUTE_MS,
  backgroundRefreshMs: 10 * MINUTE_MS,
} as const;

/**
 * Part of every query whose answer shows psychologists or counts them: a member who saves a profile asks all of them anew, because the
 * old words would else stand on the same visit's other pages for as long as answers are fresh.
 */
export const SHOWS_PROFILES = { meta: { showsProfiles: true } } as const;

export function removeProfileQueries(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ meta }) => meta?.['showsProfiles'] === true });
}

export function createBrowserQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESHNESS.listsMs,
        gcTime: FRESHNESS.filtersMs,
        // Who is offline is told at once, instead of waiting in silence, and asked for again once connected.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) =>
          failures < 2 && navigator.onLine && !(error instanceof ApiFailure && error.isFinal),
        retryOnMount: false,
      },
    },
  });
}

/** The cache of one request. No retries: the visitor waits. No timers: it is garbage when the answer is sent. */
export function createServerQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESHNESS.listsMs, gcTime: Infinity, retry: false, retryOnMount: false },
    },
  });
}

/**
 * What the browser takes over: the data, and for a failed query only that it failed, so that both sides first show the
 * same state. The error itself stays on the server; it may name queries and hosts.
 */
export function dehydrateQueries(queryClient: QueryClient): DehydratedState {
  const { queries } = dehydrate(queryClient, {
    shouldDehydrateQuery: (query) => query.state.status !== 'pending',
  });
  return {
    mutations: [],
    queries: queries.map((query) => ({
      ...query,
      state: {
        ...query.state,
        fetchFailureReason: null,
        error: query.state.error ? new Error() : null,
      },
    })),
  };
}

/** After hydration, a component that finds a failed query asks again. */
export function allowRetryOnMount(queryClient: QueryClient): void {
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryOnMount: true } });
}
