import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createTypedKeyword } from './model/typed-keyword.ts';
import { presentKey, wordsLeftOut } from './model/handed-words.ts';
import type { SearchPace } from './model/search-pace.ts';

/** What of the browser's history the screen shows. */
interface ShownEntry {
  /** Another one with each entry. */
  key: string;
  /** The screen's own fields made it, or it goes on with the words that the last one left out. */
  goesOn: boolean;
}

/** Words that are searched for, and what the address makes of them. */
export interface SearchedWords {
  keyword: string;
  /** It says them, or will when it is shown. */
  isWritten: boolean;
  /** The rest of it is theirs, and it leaves them out. */
  isUnsaid?: boolean;
}

interface KeywordAddress {
  /** Whether typing made what it says. */
  isTyped: () => boolean;
  /** Makes an entry for what will be typed. */
  begin: () => void;
  /** Has it say a keyword; false when it does not, or not yet. */
  write: (keyword: string) => boolean;
}

/**
 * Carries the keyword from the box to the results, and to the address after them. `searched` is what is searched for while the shown entry does
 * not say it, null when it does; `present` what is by now, which may not be shown yet.
 * @param initial what the first entry leaves out
 */
export function useTypedKeyword(
  { key, goesOn }: ShownEntry,
  pace: SearchPace,
  initial: string | null,
  address: KeywordAddress,
) {
  const [searched, setSearched] = useState(() => unsaid(initial));
  const present = useRef(searched);
  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    setSeenKey(key);
    // Another entry says what to search for, unless more was typed since the screen made it, or it leaves the words out.
    if (!goesOn || searched?.isWritten) setSearched(unsaid(wordsLeftOut(key)));
  }
  useLayoutEffect(() => {
    present.current = searched;
  }, [searched]);

  const [typed] = useState(() =>
    createTypedKeyword(
      () => pace.wait(),
      (keyword) => setSearched({ keyword, isWritten: false }),
    ),
  );
  useLayoutEffect(() =>
    typed.writeTo({
      ...address,
      write: (keyword) => {
        present.current = { keyword, isWritten: false };
        const isWritten = address.write(keyword);
        // Where it is left out for good, that was noted meanwhile.
        if (!present.current.isUnsaid) setSearched({ keyword, isWritten });
      },
    }),
  );
  useLayoutEffect(() => {
    if (!goesOn) typed.drop();
  }, [typed, key, goesOn]);
  useEffect(() => pace.onAnswer(typed.hurry), [pace, typed]);
  useEffect(() => {
    // The browser has gone to another entry, which the screen shows a while later; or never anew, when it has not yet shown the one between.
    const forget = () => {
      typed.drop();
      present.current = unsaid(wordsLeftOut(presentKey()));
      setSearched(present.current);
    };
    window.addEventListener('popstate', forget);
    return () => {
      window.removeEventListener('popstate', forget);
      typed.drop();
    };
  }, [typed]);

  return {
    searched,
    /** Keys are coming: the address does not say yet what is searched for. */
    isTyping: searched !== null && !searched.isWritten && !searched.isUnsaid,
    present: () => present.current,
    /** Searches for words from now on, together with an address that is gone to in the same moment. */
    search: (words: SearchedWords) => {
      present.current = words;
      // As the router does with the address: both are drawn at once.
      startTransition(() => setSearched(words));
    },
    type: typed.type,
    write: typed.write,
  };
}

function unsaid(keyword: string | null): SearchedWords | null {
  return keyword === null ? null : { keyword, isWritten: false, isUnsaid: true };
}
