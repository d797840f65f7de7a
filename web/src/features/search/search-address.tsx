import { createContext, useCallback, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import type { DirectoryFilters } from '@directory/domain/directory';
import { useDirectory } from '../../app/contexts.ts';
import { filtersQuery } from '../../app/directory-queries.ts';
import type { SearchState } from '../../search/search-state.ts';
import { parseSearch, searchQuery } from '../../search/url-state.ts';

interface SearchAddress {
  /** What the address says. It is the screen's only state: InstantSearch follows it, and nothing is written back. */
  state: SearchState;
  /** Every value a filter can take; undefined when it could not be had. */
  filters: DirectoryFilters | undefined;
  /** The address's own choice of language, when it makes one. */
  language: string | null;
  /** The present keyword came from {@link SearchAddress.type}, not from a link or the browser's history. */
  isTyped: boolean;
  /** The address of another state. */
  hrefOf: (state: SearchState) => string;
  /** Goes to another state; the browser's history keeps this one. */
  go: (state: SearchState) => void;
  /** Searches for a keyword in place of the present one, as happens while it is typed; all else stays. */
  type: (keyword: string) => void;
  /** Goes to another state in place of this one, as when a page lies beyond the last. */
  correct: (state: SearchState) => void;
}

const SearchAddressContext = createContext<SearchAddress | null>(null);

/** Reads the search from the address and gives the ways to change it. */
export function SearchAddressProvider({ children }: { children: ReactNode }) {
  const { data: filters } = useQuery(filtersQuery(useDirectory()));
  const { pathname, search, state: entry } = useLocation() as Location<{ typed?: boolean } | null>;
  const navigationType = useNavigationType();
  const navigate = useNavigate();

  const params = useMemo(() => new URLSearchParams(search), [search]);
  const state = useMemo(() => parseSearch(params, filters), [params, filters]);
  const hrefOf = useCallback(
    (next: SearchState) => {
      const query = searchQuery(next, params);
      return query ? `${pathname}?${query}` : pathname;
    },
    [pathname, params],
  );
  // Where the screen is going: the router shows a new address a while after it was asked for, and a keyword that is typed
  // meanwhile must be put to that one.
  const destination = useRef(state);
  useEffect(() => {
    destination.current = state;
  }, [state]);

  const isTyped = navigationType !== NavigationType.Pop && entry?.typed === true;

  const address = useMemo<SearchAddress>(
    () => ({
      state,
      filters,
      language: params.get('lang'),
      isTyped,
      hrefOf,
      go: (next) => {
        destination.current = next;
        void navigate(hrefOf(next));
      },
      type: (keyword) => {
        if (!isHere(pathname) || destination.current.search === keyword) return;
        destination.current = { ...destination.current, search: keyword, page: 1 };
        void navigate(hrefOf(destination.current), { replace: true, state: { typed: true } });
      },
      correct: (next) => {
        if (isHere(pathname)) void navigate(hrefOf(next), { replace: true });
      },
    }),
    [state, filters, params, isTyped, pathname, hrefOf, navigate],
  );
  return <SearchAddressContext value={address}>{children}</SearchAddressContext>;
}

/**
 * False when the visitor has followed a link whose page is still loading: the screen is then still there, and a search that
 * had been waiting for the last key must not take the link's address away.
 */
function isHere(pathname: string): boolean {
  return window.location.pathname === pathname;
}

/** The search that the address describes. @throws outside {@link SearchAddressProvider}. */
export function useSearchAddress(): SearchAddress {
  const address = useContext(SearchAddressContext);
  if (!address) throw new Error('useSearchAddress needs SearchAddressProvider around it.');
  return address;
}
