import { useEffect, useLayoutEffect, useState } from 'react';
import { createTypedKeyword, type TypedKeyword } from './model/typed-keyword.ts';
import type { SearchPace } from './model/search-pace.ts';

/** What of the browser's history the screen shows. */
interface ShownEntry {
  /** Another one with each entry. */
  key: string;
  /** The screen's own fields made it. */
  isFromScreen: boolean;
}

interface Typed extends Pick<TypedKeyword, 'type' | 'write'> {
  /** What is searched for while the shown entry does not say it; null when it does. */
  searched: string | null;
}

/**
 * Carries the keyword from the box to the results, and to the address after them.
 * @param isTyped whether typing made what the address says
 * @param write has the address say a keyword
 */
export function useTypedKeyword(
  { key, isFromScreen }: ShownEntry,
  pace: SearchPace,
  { isTyped, write }: { isTyped: () => boolean; write: (keyword: string) => void },
): Typed {
  const [searched, setSearched] = useState<{ keyword: string; isWritten: boolean } | null>(null);
  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    setSeenKey(key);
    // Another entry says what to search for, unless more was typed since the screen made it.
    if (!isFromScreen || searched?.isWritten) setSearched(null);
  }

  const [typed] = useState(() =>
    createTypedKeyword({
      wait: () => pace.wait(),
      search: (keyword) => setSearched({ keyword, isWritten: false }),
    }),
  );
  useLayoutEffect(() =>
    typed.writeTo({
      isTyped,
      write: (keyword) => {
        setSearched({ keyword, isWritten: true });
        write(keyword);
      },
    }),
  );
  useLayoutEffect(() => {
    if (!isFromScreen) typed.drop();
  }, [typed, key, isFromScreen]);
  useEffect(() => pace.onAnswer(typed.hurry), [pace, typed]);
  useEffect(() => {
    // The browser has gone to another entry, which the screen shows a while later; or never anew, when it has not yet shown the one between.
    const forget = () => {
      typed.drop();
      setSearched(null);
    };
    window.addEventListener('popstate', forget);
    return () => {
      window.removeEventListener('popstate', forget);
      typed.drop();
    };
  }, [typed]);

  return { searched: searched?.keyword ?? null, type: typed.type, write: typed.write };
}
