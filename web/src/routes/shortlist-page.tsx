import { loadRequired, type RouteHead, type RouteLoad } from '../site/route.ts';
import { readListLink } from '../features/shortlist/list-link.ts';
import { prepareComparedPeople } from '../features/shortlist/lazy-compared-people.tsx';
import { peopleQuery } from '../features/shortlist/people-query.ts';
import { ShortlistScreen } from '../features/shortlist/shortlist-screen.tsx';

/** The people that a link names. Whom a visitor keeps, only the browser knows. */
export const load: RouteLoad = async ({ directory, queryClient, url }) => {
  const ids = readListLink(url.searchParams)?.ids ?? [];
  if (ids.length === 0) return {};
  await prepareComparedPeople();
  return loadRequired(queryClient.query(peopleQuery(directory, ids)));
};

export const head: RouteHead = ({ t, url }) => ({
  title: readListLink(url.searchParams) === null ? t('shortlist:title') : t('shortlist:titleLinked'),
  description: t('shortlist:description'),
  noIndex: true,
});

export const Component = ShortlistScreen;
