import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { useQuery, useQueryClient } from '../../site/use-query.ts';
import { filtersQuery } from '../../site/directory-queries.ts';
import { useRouteState } from '../../site/route.ts';
import { RESULTS_HASH, SearchAddressContext, type SearchAddress } from './search-address-context.ts';
import {
  createAddressBar,
  type FROM_SCREEN,
  keepBeside,
  withWords,
  wordsBeside,
} from './model/address-bar.ts';
import { presentKey } from '../../site/history-entries.ts';
import { forgetHandedOver, type WordsBeside, wordsHandedOver } from './model/handed-words.ts';
import type { SearchRouteState } from './model/client.ts';
import { paceOf } from './model/search-pace.ts';
import type { SearchState } from './model/search-state.ts';
import { isMapShown, parseSearch, searchQuery } from './model/url-state.ts';

/** Reads the search from the address and gives the ways to change it. @param carried what the first address leaves out */
export function SearchAddressProvider({
  carried,
  children,
}: {
  carried: string | null;
  children: ReactNode;
}) {
  const { directory } = useQueryClient();
  const { data: filters } = useQuery(filtersQuery());
  const location = useLocation() as Location<Partial<typeof FROM_SCREEN> | null>;
  const { pathname, search, hash, key, state: entry } = location;
  const isPopped = useNavigationType() === NavigationType.Pop;
  const navigate = useNavigate();
  const unsaid = useRouteState<SearchRouteState>()?.unsaid;
  const pace = paceOf(directory);

  /** What stands beside the first address: given, of another page's field, of the server's answer, or of before the visitor went on from it. */
  const [words, setWords] = useState((): WordsBeside | null => {
    const keyword = carried ?? wordsHandedOver() ?? unsaid;
    return keyword === undefined ? wordsBeside(key) : { keyword, isTyping: false };
  });
  const [bar] = useState(() => {
    const show = (next: WordsBeside | null) => {
      const { pathname: present, search: query } = window.location;
      // Not of a link that is on its way to another page.
      if (present === pathname) pace.ask(withWords(parseSearch(new URLSearchParams(query)), next));
      setWords(next);
    };
    return createAddressBar({ pathname, navigate, pace, show });
  });
  useEffect(forgetHandedOver, []);
  const [shownKey, setShownKey] = useState(key);
  if (key !== shownKey) {
    setShownKey(key);
    // A link may go on with the words that the last entry left out.
    if (isPopped || hash !== RESULTS_HASH) setWords(wordsBeside(key));
  }
  const keep = useEffectEvent(() => {
    if (words && key === presentKey() && !wordsBeside(key)) keepBeside(key, words);
  });
  useLayoutEffect(() => keep(), [key]);
  useEffect(() => pace.onAnswer(bar.hurry), [pace, bar]);
  useEffect(() => {
    window.addEventListener('popstate', bar.pop);
    return () => {
      window.removeEventListener('popstate', bar.pop);
      bar.rest();
    };
  }, [bar]);

  const params = useMemo(() => new URLSearchParams(search), [search]);
  const said = useMemo(() => parseSearch(params), [params]);
  const state = useMemo(() => withWords(said, words), [said, words]);
  const leftOut = words?.isTyping === false ? words.keyword : null;
  const hrefOf = useCallback(
    (next: SearchState) => {
      // What is left of words of danger is none of an address either.
      const isLeftOut = next.search !== '' && leftOut !== null;
      const query = searchQuery(isLeftOut ? { ...next, search: '' } : next, params);
      return pathname + (query && `?${query}`) + (isLeftOut ? RESULTS_HASH : '');
    },
    [pathname, params, leftOut],
  );
  const address: SearchAddress = {
    state,
    filters,
    isMap: isMapShown(params),
    isFromScreen: words?.isGiven !== true && ((!isPopped && entry?.isFromScreen === true) || words !== null),
    isTyping: words?.isTyping ?? false,
    entryKey: key,
    hrefOf,
    ...bar,
    update: (change) => bar.update(change, state),
    hear: (heard) => bar.hear(heard, key),
  };
  return <SearchAddressContext value={address}>{children}</SearchAddressContext>;
}
