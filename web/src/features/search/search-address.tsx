import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { useQuery, useQueryClient } from '../../site/use-query.ts';
import { filtersQuery } from '../../site/directory-queries.ts';
import { useRouteState } from '../../site/route.ts';
import {
  type HeardWords,
  RESULTS_HASH,
  SearchAddressContext,
  type SearchAddress,
} from './search-address-context.ts';
import {
  forgetHandedOver,
  noteLeftOut,
  presentKey,
  wordsHandedOver,
  wordsLeftOut,
} from './model/handed-words.ts';
import type { SearchRouteState } from './model/client.ts';
import { paceOf } from './model/search-pace.ts';
import { withKeyword, type SearchState } from './model/search-state.ts';
import { parseSearch, searchQuery } from './model/url-state.ts';
import { type SearchedWords, useTypedKeyword } from './use-typed-keyword.ts';

/** The history state of an address that the screen's own fields made. */
const FROM_SCREEN = { isFromScreen: true };

/** The same for an entry that typing made, and may replace. */
const TYPED = { ...FROM_SCREEN, isTyped: true };

/**
 * Reads the search from the address and gives the ways to change it. The address says words only once their answer has told that they
 * speak of no danger: words of danger are the tab's alone, and leave no trace in its history. What half a word may yet make such is said
 * when it is submitted.
 */
export function SearchAddressProvider({ words, children }: { words: string | null; children: ReactNode }) {
  const { directory } = useQueryClient();
  const { data: filters } = useQuery(filtersQuery());
  const location = useLocation() as Location<Partial<typeof FROM_SCREEN> | null>;
  const { pathname, search, hash, key, state: entry } = location;
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const unsaid = useRouteState<SearchRouteState>()?.unsaid ?? null;
  /** What the first address leaves out: given, of another page's field, of the server's answer, or of before the visitor went on from it. */
  const [initial] = useState(() => words ?? wordsHandedOver() ?? unsaid ?? wordsLeftOut(key));
  useEffect(forgetHandedOver, []);

  const params = useMemo(() => new URLSearchParams(search), [search]);
  const said = useMemo(() => parseSearch(params), [params]);
  const addressOf = useCallback(
    (next: SearchState) => {
      const query = searchQuery(next, params);
      return query ? `${pathname}?${query}` : pathname;
    },
    [pathname, params],
  );

  // Going back to what was typed is a step of its own: what is typed then leaves that as it was.
  const isPopped = useRef(false);
  /** Typed words whose answer is awaited, and whether they take the place of what the address says. */
  const awaited = useRef<{ keyword: string; replaces: boolean; isLeft?: true; isOfStep?: true } | null>(
    initial === null || initial === unsaid ? null : { keyword: initial, replaces: true },
  );
  /** The last words that were answered. */
  const heard = useRef<HeardWords>({ keyword: '', says: 'nothing' });
  /** The last words that were submitted or chosen, not merely typed. */
  const meant = useRef(wordsHandedOver());
  useEffect(() => {
    const note = () => {
      isPopped.current = true;
      awaited.current = null;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);

  const isFromScreen = navigationType !== NavigationType.Pop && entry?.isFromScreen === true;
  const keepsWords = navigationType !== NavigationType.Pop && hash === RESULTS_HASH;

  const isTyped = () =>
    (awaited.current !== null && !awaited.current.isOfStep) || (isTypedEntry() && !isPopped.current);
  const isSayable = (keyword: string) => {
    const says = keyword === heard.current.keyword ? heard.current.says : null;
    if (says === 'nothing' || says === 'danger') return says === 'nothing';
    return keyword === '' || isSaidNow(keyword) || (says !== null && keyword === meant.current);
  };
  /** Typing makes one entry in the browser's history, however many keys; a step of another kind keeps its own. */
  const begin = () => {
    if (!isCurrentPath(pathname)) return;
    isPopped.current = false;
    const present = withSearched(parseSearch(presentParams()), presentWords());
    // The step before was made while its words were awaited: whoever comes back to it finds them there.
    if (awaited.current) noteLeftOut(presentKey(), awaited.current.keyword);
    awaited.current = null;
    // What was searched for until now stays until the first key is.
    if (present.search !== '') searchFor({ keyword: present.search, isWritten: false, isUnsaid: true });
    void navigate(addressOf(withKeyword(present, '')), { state: TYPED });
  };
  const writeKeyword = (keyword: string): boolean => {
    const present = parseSearch(presentParams());
    if (!isCurrentPath(pathname) || (present.search === keyword && isSayable(keyword))) return true;
    const { replaces = isTyped(), isLeft } = awaited.current ?? {};
    awaited.current = isSayable(keyword) ? null : { keyword, replaces };
    if (awaited.current) {
      if (keyword === heard.current.keyword && heard.current.says === 'danger') leaveOut(keyword);
      return false;
    }
    isPopped.current = false;
    const state = isLeft ? { isTyped: true } : TYPED;
    void navigate(addressOf(withKeyword(present, keyword)), { replace: replaces, state });
    return true;
  };
  const {
    searched,
    isTyping,
    present: presentWords,
    search: searchFor,
    type,
    write,
  } = useTypedKeyword({ key, goesOn: isFromScreen || keepsWords }, paceOf(directory), initial, {
    isTyped,
    begin,
    write: writeKeyword,
  });
  const state = useMemo(() => withSearched(said, searched), [said, searched]);
  const leftOut = searched?.isUnsaid ? searched.keyword : null;
  const hrefOf = useCallback(
    (next: SearchState) =>
      next.search !== '' && next.search === leftOut
        ? addressOf({ ...next, search: '' }) + RESULTS_HASH
        : addressOf(next),
    [addressOf, leftOut],
  );

  /** Takes words out of the address, or never writes them; they are searched for all the same. */
  const leaveOut = (keyword: string) => {
    const present = parseSearch(presentParams());
    const isSaid = present.search === keyword;
    const replace = isSaid || (awaited.current?.replaces ?? isTyped());
    awaited.current = null;
    const known = presentWords();
    if (!known?.isUnsaid || known.keyword !== keyword || present.search !== '') {
      searchFor({ keyword, isWritten: false, isUnsaid: true });
      const next =
        isSaid || known?.isUnsaid ? { ...present, search: '' } : { ...present, search: '', page: 1 };
      if (next.search !== present.search || next.page !== present.page)
        void navigate(addressOf(next), { replace, state: TYPED });
    }
    noteLeftOut(presentKey(), keyword);
  };
  const hear = (words: HeardWords) => {
    heard.current = words;
    const { keyword, says } = words;
    // The answer belongs to the entry that is drawn; the browser may be at another by now.
    if (!isCurrentPath(pathname) || key !== presentKey()) return;
    const asked = withSearched(parseSearch(presentParams()), presentWords()).search;
    // What this entry was left without is as much awaited as what was just typed; the box has it of the entry.
    if (asked === keyword && wordsLeftOut(key) === keyword)
      awaited.current = { keyword, replaces: true, isLeft: true };
    const isAwaited = awaited.current?.keyword === keyword;
    if (says !== 'danger') {
      // What may become danger is held back here: whoever comes back finds it.
      if (asked === keyword) noteLeftOut(presentKey(), isSayable(keyword) ? null : keyword);
      if (isAwaited && isSayable(keyword) && writeKeyword(keyword)) searchFor({ keyword, isWritten: true });
    } else if (isAwaited || presentWords()?.keyword === keyword || isSaidNow(keyword)) leaveOut(keyword);
  };

  /** Goes to another search, whose words the address says if it may. */
  const go = (next: SearchState, replace: boolean) => {
    const words = presentWords();
    if (next.search !== words?.keyword) meant.current = next.search;
    if (isSayable(next.search)) {
      awaited.current = null;
      if (words) searchFor({ keyword: words.keyword, isWritten: true });
      void navigate(addressOf(next), { replace, state: FROM_SCREEN });
      return;
    }
    if (next.search !== heard.current.keyword) {
      awaited.current = { keyword: next.search, replaces: true, isOfStep: true };
      // Whoever comes back to what was typed finds the words there, too.
      if (!replace && isTypedEntry()) noteLeftOut(presentKey(), next.search);
    }
    searchFor({ keyword: next.search, isWritten: false, isUnsaid: true });
    void navigate(addressOf({ ...next, search: '' }), { replace, state: FROM_SCREEN });
  };

  const address: SearchAddress = {
    state,
    filters,
    isMap: params.get('view') === 'map',
    showMap: (isShown) => {
      write();
      const next = presentParams();
      if (isShown) next.set('view', 'map');
      else next.delete('view');
      if (awaited.current) awaited.current.replaces = true;
      void navigate(`${pathname}?${next}`, { state: FROM_SCREEN });
    },
    isFromScreen: isFromScreen || searched !== null,
    isTyping,
    entryKey: key,
    hrefOf,
    type,
    write,
    submit: () => {
      write();
      meant.current = awaited.current?.keyword ?? null;
      if (meant.current === heard.current.keyword) hear(heard.current);
    },
    update: (change) => {
      // What was typed is a step of its own: Back leads to it.
      write();
      const present = isCurrentPath(pathname) ? parseSearch(presentParams()) : state;
      const words = presentWords();
      go(change(withSearched(present, words?.isWritten ? null : words)), false);
    },
    replace: (next) => {
      if (isCurrentPath(pathname)) go(next, true);
    },
    hear,
  };
  return <SearchAddressContext value={address}>{children}</SearchAddressContext>;
}

/** The search of an address with the words that are searched for beside it. */
function withSearched(said: SearchState, words: SearchedWords | null): SearchState {
  if (words === null) return said;
  return words.isUnsaid ? { ...said, search: words.keyword } : withKeyword(said, words.keyword);
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

function isSaidNow(keyword: string): boolean {
  return parseSearch(presentParams()).search === keyword;
}

/** What the browser's address says, which the screen may not show yet. */
function presentParams(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}
