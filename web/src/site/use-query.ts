import { createContext, useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { type Known, NOTHING, type Query, type QueryClient } from './query-client.ts';

export const QueryContext = createContext<QueryClient | null>(null);

/** The answers of this visit. @throws outside the app's providers. */
export function useQueryClient(): QueryClient {
  const client = useContext(QueryContext);
  if (!client) throw new Error('This needs the app’s providers around it.');
  return client;
}

interface Asked extends Pick<Known, 'error' | 'isFetching'> {
  /** The answer is of the query before; see `keepsPrevious`. */
  isPrevious: boolean;
  refetch: () => Promise<void>;
}

/** Pending is what has nothing to show yet, neither an answer nor a failure. A failure may leave an earlier answer. */
type Result<Data> = Asked &
  (
    | { data: Data; isPending: false; isError: boolean }
    | { data: undefined; isPending: true; isError: false }
    | { data: undefined; isPending: false; isError: true }
  );
type ResultOrNone<Data> = Result<Data> | (Asked & { data: undefined; isPending: false; isError: false });

type Shown = Readonly<Partial<Record<'keepsPrevious', boolean>>>;

/**
 * The answer to a query, asked for when the component appears and kept up to date while it is shown; null asks nothing.
 * @param options.keepsPrevious shows the answer to the query before until there is one to the present query
 */
export function useQuery<Data>(query: Query<Data>, options?: Shown): Result<Data>;
export function useQuery<Data>(query: Query<Data> | null, options?: Shown): ResultOrNone<Data>;
export function useQuery<Data>(
  query: Query<Data> | null,
  { keepsPrevious = false } = {},
): ResultOrNone<Data> {
  const client = useQueryClient();
  const keyText = query && JSON.stringify(query.key);
  // The key stands for the query.
  // oxlint-disable react/exhaustive-deps
  const subscribe = useCallback(
    (onChange: () => void) => (query ? client.show(query, onChange) : () => undefined),
    [client, keyText],
  );
  const read = () => (keyText === null ? NOTHING : client.known(keyText));
  const { data: present, error, isFetching } = useSyncExternalStore(subscribe, read, read);
  useEffect(() => (query ? keepUpToDate(client, query) : undefined), [client, keyText]);
  // oxlint-enable react/exhaustive-deps

  const [previous, setPrevious] = useState<unknown>();
  if (keepsPrevious && present !== undefined && previous !== present) setPrevious(present);
  const isKept = present === undefined && keepsPrevious && error === undefined;
  const data = isKept ? previous : present;
  return {
    data,
    error,
    isError: error !== undefined,
    isFetching,
    isPrevious: data !== present,
    isPending: query !== null && data === undefined && error === undefined,
    refetch: () => (query ? client.refresh(query) : Promise.resolve()),
  } as ResultOrNone<Data>;
}

function keepUpToDate(client: QueryClient, query: Query<unknown>): () => void {
  const { refreshMs, freshMs } = query;
  const want = () => client.want(query);
  want();
  window.addEventListener('online', want);
  const stop =
    freshMs === 0 ? undefined : whileSeen(() => client.want(query, refreshMs !== undefined), refreshMs);
  return () => {
    window.removeEventListener('online', want);
    stop?.();
  };
}

/** Does something when the tab becomes visible, and every so often while it is. @returns what ends it */
export function whileSeen(work: () => void, everyMs?: number): () => void {
  const workIfSeen = () => document.hidden || work();
  const timer = everyMs && setInterval(workIfSeen, everyMs);
  document.addEventListener('visibilitychange', workIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', workIfSeen);
  };
}
