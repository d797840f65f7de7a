import { useEffect, useState } from 'react';
import { FACET_FIELDS } from '@directory/domain/facets';
import { paths } from '@directory/domain/site/paths';
import { provinceByCode } from '@directory/domain/places/provinces';
import { isPrivate } from '@directory/domain/query/understood';
import { filtersQuery } from '../site/directory-queries.ts';
import {
  retryAfterOf,
  NOT_REFERRED,
  NOT_STORED,
  RouteStateContext,
  useRouteState,
  type HeadContext,
  type LoadResult,
  type RouteHead,
  type RouteLoad,
} from '../site/route.ts';
import { SearchAddressProvider } from '../features/search/search-address.tsx';
import { SearchEngine } from '../features/search/search-engine.tsx';
import { prepareParts } from '../features/search/fetched-parts.tsx';
import { SearchScreen } from '../features/search/search-screen.tsx';
import { searchesIn, type SearchRouteState } from '../features/search/model/client.ts';
import { firstFacets } from '../features/search/model/filters.ts';
import { wordsCarried } from '../features/search/model/handed-words.ts';
import { rebuiltIn } from '../features/search/model/search-pace.ts';
import { countChips, placeAsWords } from '../features/search/model/search-state.ts';
import {
  parseSearch,
  resolveSubmission,
  searchQuery,
  unknownPlaceAsWords,
} from '../features/search/model/url-state.ts';

/** The search screen, on /find-a-psychologist and /search. */
export function Component() {
  const [words, setWords] = useState<string | null>(null);
  // After hydration: the server that rendered the page in this language knows nothing of them.
  useEffect(() => {
    const carried = wordsCarried();
    // oxlint-disable-next-line react/set-state-in-effect
    if (carried !== null) setWords(carried);
  }, []);
  const rendered = useRouteState<SearchRouteState>();
  return (
    // With such words it is another search than the one that the server has answered.
    <RouteStateContext value={words === null ? rendered : undefined} key={words}>
      <SearchAddressProvider carried={words}>
        <SearchEngine>
          <SearchScreen />
        </SearchEngine>
      </SearchAddressProvider>
    </RouteStateContext>
  );
}

/**
 * Searches for what the address says. A form submitted without scripts, a place that is not known, or a page beyond the last, is sent
 * on to the address that says the same; when search does not answer, the screen says so with status 503.
 */
export const load: RouteLoad = async ({ url, queryClient, language }) => {
  // Without the list of values the chips show those of the results, also in groups that are folded.
  const filters = await queryClient.query(filtersQuery()).catch(() => undefined);

  const submitted = resolveSubmission(url.searchParams);
  if (submitted !== null) return redirectTo(url, submitted);

  const asked = parseSearch(url.searchParams);
  const search = unknownPlaceAsWords(asked, filters);
  if (search !== asked) return redirectTo(url, searchQuery(search, url.searchParams));
  try {
    const count = filters ? firstFacets(search) : FACET_FIELDS;
    const answer = await searchesIn(language, queryClient.directory)({ ...search, count });
    const { search: unsaid } = search.near && !answer.near ? placeAsWords(search) : search;
    await prepareParts(answer);
    const last = Math.max(answer.pages, 1);
    if (search.page > last) return redirectTo(url, onPage(url.searchParams, last));
    if (!isPrivate(answer.understood)) return { state: { answer } satisfies SearchRouteState };
    // Words of danger stand in no address, title or copy of the page: the screen has them of its state.
    return {
      state: { answer, unsaid } satisfies SearchRouteState,
      secretParams: ['search', 'literal', 'firm', ...(answer.near ? [] : ['near', 'within', 'order'])],
      headers: { ...NOT_STORED, ...NOT_REFERRED },
    };
  } catch (error) {
    // The directory reports its own failures; here it means that there is nothing to list.
    return {
      status: 503,
      retryAfterSeconds: retryAfterOf(error),
      state: { answer: null, rebuiltIn: rebuiltIn(error) } satisfies SearchRouteState,
    };
  }
};

/** The query as it is, on this page. */
function onPage(query: URLSearchParams, page: number): string {
  const params = new URLSearchParams(query);
  if (page === 1) params.delete('page');
  else params.set('page', String(page));
  return params.toString();
}

function redirectTo(url: URL, query: string): LoadResult {
  return { redirect: { status: 302, location: query ? `${url.pathname}?${query}` : url.pathname } };
}

/** Title and canonical address. Search engines keep the screen itself: places have pages of their own, the rest has no end. */
export const head: RouteHead = ({ t, url, language }) => {
  const search = parseSearch(url.searchParams);
  const { search: what, province, city, page } = search;
  const where = city ? placeIn(city, language) : provinceByCode(province)?.locative[language];
  const title = what
    ? where
      ? t('search:page.titleForIn', { what, where })
      : t('search:page.titleFor', { what })
    : where
      ? t('search:page.titleIn', { where })
      : t('search:page.title');
  const isPlaced = Boolean(search.near || search.frame);
  const isOrdered = search.languageFirst !== null || search.byDistance;
  const isWhole = !what && !where && !isPlaced && !isOrdered && page === 1 && countChips(search) === 0;
  const query = searchQuery(search);
  return {
    title,
    description: t('search:page.description'),
    canonical: paths.search() + (query ? `?${query}` : ''),
    noIndex: !isWhole,
  };
};

function placeIn(city: string, language: HeadContext['language']): string {
  return language === 'en' ? `in ${city}` : `à ${city}`;
}
