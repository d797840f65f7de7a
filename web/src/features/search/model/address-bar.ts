import type { NavigateFunction, NavigateOptions } from 'react-router-dom';
import { presentKey } from '../../../site/history-entries.ts';
import { beside, type WordsBeside, wordsHandedOver } from './handed-words.ts';
import type { SearchPace } from './search-pace.ts';
import { withKeyword, type SearchState } from './search-state.ts';
import { parseSearch, searchQuery } from './url-state.ts';

/** The history state of an address that the screen's own fields made. */
export const FROM_SCREEN = { isFromScreen: true };

/** The same for an entry that typing made, and may replace. */
const TYPED = { ...FROM_SCREEN, isTyped: true };

/**
 * The address follows the box once nobody has typed for so long: going to an address costs more than a search, and browsers
 * let a page do it a hundred times in half a minute. They keep each address in their history, too: half a sentence is none to keep.
 */
export const ADDRESS_PAUSE_MS = 1000;

/** Words whose answer has come, and what that told of them: `half` of them may yet be danger. */
export interface HeardWords {
  keyword: string;
  says: 'nothing' | 'half' | 'danger';
}

export type AddressBar = ReturnType<typeof createAddressBar>;

interface AddressBarOptions {
  pathname: string;
  navigate: NavigateFunction;
  pace: Pick<SearchPace, 'wait'>;
  /** Has the screen search for these words beside the address it shows; null where that says all. An entry that is gone to shows its own. */
  show: (words: WordsBeside | null) => void;
}

/**
 * The search in the browser's address, with the words that stand beside it. The address says words only once their answer has told that they
 * speak of no danger: words of danger are the tab's alone, and leave no trace in its history. What half a word may yet make such is said when
 * it is submitted. All of this goes by the browser's own address, which the screen may not show yet.
 */
export function createAddressBar({ pathname, navigate, pace, show }: AddressBarOptions) {
  /** The last words that were answered. */
  let heard: HeardWords = { keyword: '', says: 'nothing' };
  /** The last words that were submitted or chosen, not merely typed. */
  let meant = wordsHandedOver();
  /** Going back to what was typed is a step of its own: what is typed then leaves that as it was. */
  let isPopped = false;
  let searchTimer: ReturnType<typeof setTimeout> | undefined;
  let addressTimer: ReturnType<typeof setTimeout> | undefined;

  /**
   * False when the visitor has followed a link whose page is still loading: the screen is then still there, and a search that
   * had been waiting for the last key must not take the link's address away.
   */
  const isHere = () => window.location.pathname === pathname;

  function isSayable(keyword: string): boolean {
    const says = keyword === heard.keyword ? heard.says : null;
    if (says === 'nothing' || says === 'danger') return says === 'nothing';
    return keyword === '' || keyword === saidNow().search || (says !== null && keyword === meant);
  }

  function searchNow(): void {
    clearTimeout(searchTimer);
    searchTimer = undefined;
    show(presentWords());
  }

  /** Nothing that was typed waits any more. */
  function rest(): void {
    clearTimeout(searchTimer);
    clearTimeout(addressTimer);
    searchTimer = undefined;
  }

  function put(words: WordsBeside | null): void {
    keepBeside(presentKey(), words);
    show(words);
  }

  /** @param words what is searched for there beside the address */
  function enter(
    next: SearchState,
    options: NavigateOptions,
    words: WordsBeside | null = null,
    params = presentParams(),
  ): void {
    const query = searchQuery(next, params);
    void navigate(query ? `${pathname}?${query}` : pathname, options);
    keepBeside(presentKey(), words);
  }

  /** Goes to another search, whose words the address says if it may. */
  function go(next: SearchState, replace: boolean): void {
    const { search: keyword } = next;
    const isGiven = keyword !== presentWords()?.keyword;
    if (isGiven) meant = keyword;
    const options = { replace, state: FROM_SCREEN };
    if (isSayable(keyword)) enter(next, options);
    else enter({ ...next, search: '' }, options, { keyword, isTyping: false, isGiven });
  }

  /** Has the address say what was typed, if anything and if it may. */
  function settle(): void {
    rest();
    const words = presentWords();
    if (!words || !isHere()) return;
    const said = saidNow();
    if (isSayable(words.keyword)) {
      if (said.search === words.keyword) put(null);
      else enter(withKeyword(said, words.keyword), { replace: true, state: TYPED });
    } else if (words.isTyping) put({ ...words, isTyping: words.keyword !== heard.keyword, isDue: true });
  }

  function hear(words: HeardWords, entryKey: string): void {
    heard = words;
    const { keyword, says } = words;
    // The answer belongs to the entry that is drawn; the browser may be at another by now.
    if (!isHere() || entryKey !== presentKey()) return;
    const present = presentWords();
    const said = saidNow();
    if ((present?.keyword ?? said.search) !== keyword) return;
    const leftOut = { keyword, isTyping: false };
    if (says !== 'danger') {
      if (present && (present.isDue || !present.isTyping)) settle();
    } else if (said.search !== '') enter({ ...said, search: '' }, { replace: true, state: TYPED }, leftOut);
    else if (present?.isTyping) put(leftOut);
  }

  return {
    /**
     * A key was pressed: it is searched for at the searches' pace. Typing makes one entry in the browser's history, however many keys; a step
     * of another kind keeps its own.
     */
    type: (keyword: string): void => {
      const words = { keyword, isTyping: true };
      if (!isHere()) {
        show(words);
        return;
      }
      if (isPopped || !isTypedEntry()) {
        isPopped = false;
        enter({ ...saidNow(), search: '', page: 1 }, { state: TYPED });
      }
      keepBeside(presentKey(), words);
      clearTimeout(addressTimer);
      addressTimer = setTimeout(settle, ADDRESS_PAUSE_MS);
      const waitMs = pace.wait();
      if (waitMs === 0) searchNow();
      // Further keys do not put it off: it searches for what stands in the box by then.
      else searchTimer ??= setTimeout(searchNow, waitMs);
    },
    settle,
    /** Writes what was typed, as it is meant, and not half of it. */
    submit: (): void => {
      settle();
      meant = presentWords()?.keyword ?? null;
      if (meant === heard.keyword) hear(heard, presentKey());
    },
    hear,
    /** @param shown the search on the screen */
    update: (change: (present: SearchState) => SearchState, shown: SearchState): void => {
      // What was typed is a step of its own: Back leads to it.
      settle();
      go(change(isHere() ? withWords(saidNow(), presentWords()) : shown), false);
    },
    /** Goes to another state without an entry in the browser's history, as when a page lies beyond the last. */
    replace: (next: SearchState): void => {
      if (isHere()) go(next, true);
    },
    /** Shows the map, or the list alone; the search stays. */
    showMap: (isShown: boolean): void => {
      settle();
      const params = presentParams();
      if (isShown) params.set('view', 'map');
      else params.delete('view');
      enter(saidNow(), { state: FROM_SCREEN }, presentWords(), params);
    },
    /** Searches at once for what waits, if anything. */
    hurry: (): void => {
      if (searchTimer !== undefined) searchNow();
    },
    /** The browser has gone to another entry, which the screen shows a while later; or never anew, when it has not yet shown the one between. */
    pop: ({ state }: Pick<PopStateEvent, 'state'>): void => {
      isPopped = true;
      rest();
      // Browsers let the screen be drawn before this is called: it may have gone on from there.
      if (presentKey(state) !== presentKey()) return;
      const words = presentWords();
      put(words && { ...words, isTyping: false });
    },
    rest,
  };
}

/** Remembers what stands beside an entry's address; null when nothing does any more. */
export function keepBeside(entryKey: string, words: WordsBeside | null): void {
  if (words === null) beside.delete(entryKey);
  else beside.set(entryKey, words);
}

export function wordsBeside(entryKey: string): WordsBeside | null {
  return beside.get(entryKey) ?? null;
}

/** The search of an address with the words that are searched for beside it. */
export function withWords(said: SearchState, words: WordsBeside | null): SearchState {
  if (words === null) return said;
  return words.isTyping ? withKeyword(said, words.keyword) : { ...said, search: words.keyword };
}

/** Whether the browser's present entry is one that typing made. React Router keeps an entry's state under `usr`. */
function isTypedEntry(): boolean {
  return (window.history.state as { usr?: Partial<typeof TYPED> | null } | null)?.usr?.isTyped === true;
}

function presentWords(): WordsBeside | null {
  return wordsBeside(presentKey());
}

function presentParams(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}

function saidNow(): SearchState {
  return parseSearch(presentParams());
}
