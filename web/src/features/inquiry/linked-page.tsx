import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Directory } from '@directory/domain/site/directory';
import { loadFound, type RouteLoad } from '../../site/route.ts';
import type { Query } from '../../site/query-client.ts';
import { useQuery } from '../../site/use-query.ts';
import { FailurePage, Message } from '../../ui/failure-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** What a page shows of its link. */
export interface LinkedProps<View> {
  view: View;
  token: string;
  /** With what else stands in the page's address. */
  url: URL;
}

interface LinkedPage<View> {
  /** Of the query. */
  name: string;
  /** Null for a link that leads nowhere any more. */
  ask: (directory: Directory, token: string, signal: AbortSignal) => Promise<View | null>;
  /** Which words say that it is gone. */
  goneOf?: (url: URL) => 'answer' | 'removed' | undefined;
  Page: (props: LinkedProps<View>) => ReactNode;
  /** In place of the words that it is gone. */
  Over?: () => ReactNode;
}

/** A page that the link of a mail leads to. It is loaded with 404 where there is nothing, 503 where it cannot be had. */
export function linkedPage<View>({ name, ask, goneOf, Page, Over }: LinkedPage<View>) {
  const query = (url: URL): Query<View | null> => ({
    key: [name, tokenIn(url)],
    ask: ({ directory, signal }) => {
      const token = tokenIn(url);
      // A link that lost its end leads nowhere, rather than to a request that is refused.
      return token.length < 20 || token.length > 100 ? Promise.resolve(null) : ask(directory, token, signal);
    },
    freshMs: 0,
  });
  const load: RouteLoad = ({ queryClient, url }) => loadFound(queryClient.query(query(url)));
  function Component() {
    const url = useHere();
    const { data, error, refetch } = useQuery(query(url));
    if (data) return <Page view={data} token={tokenIn(url)} url={url} />;
    if (Over && !error) return <Over />;
    const of = goneOf?.(url);
    return <Gone {...(of && { of })} error={error} retry={refetch} />;
  }
  return { load, Component };
}

export const tokenIn = (url: URL): string => url.searchParams.get('token') ?? '';

/** The page's own address. */
export function useHere(): URL {
  const { pathname, search } = useLocation();
  return new URL(pathname + search, 'https://site.invalid');
}

/** In place of a page whose link leads nowhere any more, or that could not be loaded. */
function Gone({
  of,
  error,
  retry,
}: {
  of?: 'answer' | 'removed';
  error: Error | undefined;
  retry: () => unknown;
}) {
  const { t } = useTranslation('inquiry');
  if (error) return <FailurePage error={error} retry={retry} />;
  return (
    <Message
      title={t(of === 'removed' ? 'removed.title' : 'gone')}
      text={t(of ? `${of}.gone` : 'goneText')}
    />
  );
}
