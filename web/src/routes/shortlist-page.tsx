import { loadRequired, type RouteHead, type RouteLoad } from '../site/route.ts';
import { linkedIds } from '../features/shortlist/list-link.ts';
import { prepareComparedPeople } from '../features/shortlist/lazy-compared-people.tsx';
import { peopleQuery } from '../features/shortlist/people-query.ts';
import { ShortlistScreen } from '../features/shortlist/shortlist-screen.tsx';

/** The people that a link names. Whom a visitor keeps, only the browser knows. */
export const load: RouteLoad = async ({ directory, queryClient, url }) => {
  const ids = linkedIds(url.searchParams);
  if (!ids?.length) return {};
  await prepareComparedPeople();
  return loadRequired(queryClient.query(peopleQuery(directory, ids)));
};

export const head: RouteHead = ({ t, url }) => ({
  title: linkedIds(url.searchParams) === null ? t('shortlist:title') : t('shortlist:titleLinked'),
  description: t('shortlist:description'),
  noIndex: true,
});

export const Component = ShortlistScreen;
