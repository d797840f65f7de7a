import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { CHIP_FACETS } from '@directory/domain/facets';
import { useDirectory } from '../../site/contexts.ts';
import { filtersQuery } from '../../site/directory-queries.ts';
import { SearchAddressContext, type SearchAddress, useSearchAddress } from './search-address-context.ts';
import { paceOf } from './model/search-pace.ts';
import { withKeyword, type SearchState } from './model/search-state.ts';
import { parseSearch, searchQuery } from './model/url-state.ts';
import { useTypedKeyword } from './use-typed-keyword.ts';

/** The history state of an address that the screen's own fields made. */
const FROM_SCREEN = { isFromScreen: true };

/** The same for an entry that typing made, and may replace. */
const TYPED = { ...FROM_SCREEN, isTyped: true };

/** Reads the search from the address and gives the ways to change it. */
export function SearchAddressProvider({ children }: { children: ReactNode }) {
  const directory = useDirectory();
  const { data: filters } = useQuery(filtersQuery(directory));
  const location = useLocation() as Location<Partial<typeof FROM_SCREEN> | null>;
  const { pathname, search, key, state: entry } = location;
  const navigationType = useNavigationType();
  const navigate = useNavigate();

  const params = useMemo(() => new URLSearchParams(search), [search]);
  const said = useMemo(() => parseSearch(params), [params]);
  const hrefOf = useCallback(
    (next: SearchState) => {
      const query = searchQuery(next, params);
      return query ? `${pathname}?${query}` : pathname;
    },
    [pathname, params],
  );

  // Going back to what was typed is a step of its own: what is typed then leaves that as it was.
  const isPopped = useRef(false);
  useEffect(() => {
    const note = () => {
      isPopped.current = true;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);

  const isFromScreen = navigationType !== NavigationType.Pop && entry?.isFromScreen === true;

  const isTyped = () => isTypedEntry() && !isPopped.current;
  /** Typing makes one entry in the browser's history, however many keys; a step of another kind keeps its own. */
  const replaceKeyword = (keyword: string) => {
    if (!isCurrentPath(pathname)) return;
    const present = parseSearch(presentParams());
    if (present.search === keyword) return;
    const replace = isTyped();
    isPopped.current = false;
    void navigate(hrefOf(withKeyword(present, keyword)), { replace, state: TYPED });
  };
  const { searched, type, write } = useTypedKeyword({ key, isFromScreen }, paceOf(directory), {
    isTyped,
    write: replaceKeyword,
  });
  const state = useMemo(() => (searched === null ? said : withKeyword(said, searched)), [said, searched]);

  const address = useMemo<SearchAddress>(
    () => ({
      state,
      filters,
      language: params.get('lang'),
      isMap: params.get('view') === 'map',
      showMap: (isShown) => {
        write();
        const next = presentParams();
        if (isShown) next.set('view', 'map');
        else next.delete('view');
        void navigate(`${pathname}?${next}`, { state: FROM_SCREEN });
      },
      isFromScreen: isFromScreen || searched !== null,
      entryKey: key,
      hrefOf,
      type,
      write,
      update: (change) => {
        // What was typed is a step of its own: Back leads to it.
        write();
        const present = isCurrentPath(pathname) ? parseSearch(presentParams()) : state;
        void navigate(hrefOf(change(present)), { state: FROM_SCREEN });
      },
      replace: (next) => {
        if (isCurrentPath(pathname)) void navigate(hrefOf(next), { replace: true, state: FROM_SCREEN });
      },
    }),
    [state, filters, params, isFromScreen, searched, key, pathname, hrefOf, type, write, navigate],
  );
  return <SearchAddressContext value={address}>{children}</SearchAddressContext>;
}

/** For the filters: they may follow the results a moment later, and a keyword that is typed is nothing to them. */
export function DeferredSearchAddress({ children }: { children: ReactNode }) {
  const present = useDeferredValue(useSearchAddress());
  const [shown, setShown] = useState(present);
  const isOther =
    shown.filters !== present.filters ||
    shown.hrefOf !== present.hrefOf ||
    shown.state.near !== present.state.near ||
    shown.state.within !== present.state.within ||
    CHIP_FACETS.some(({ param }) => shown.state[param] !== present.state[param]);
  if (isOther) setShown(present);
  return <SearchAddressContext value={shown}>{children}</SearchAddressContext>;
}

/**
 * False when the visitor has followed a link whose page is still loading: the screen is then still there, and a search that
 * had been waiting for the last key must not take the link's address away.
 */
function isCurrentPath(pathname: string): boolean {
  return window.location.pathname === pathname;
}

/** Whether the browser's present entry is one that typing made. React Router keeps an entry's state under `usr`. */
function isTypedEntry(): boolean {
  return (window.history.state as { usr?: Partial<typeof TYPED> | null } | null)?.usr?.isTyped === true;
}

/** What the browser's address says, which the screen may not show yet. */
function presentParams(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}
