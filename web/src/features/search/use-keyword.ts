import { useEffect, useState } from 'react';
import { parseKeyword } from './model/url-state.ts';
import { useSearchAddress } from './search-address.tsx';

/** From the last key to the search: short enough to feel at once, long enough to spare the searches of a word half typed. */
const PAUSE_MS = 150;

export interface Keyword {
  /** What stands in the box. */
  text: string;
  setText: (text: string) => void;
  /** Searches for the text at once. */
  submit: () => void;
}

/** The keyword box's text: searched after a pause, and replaced when a link or the browser's history changes the keyword. */
export function useKeyword(): Keyword {
  const { state, isFromScreen, update, replaceKeyword } = useSearchAddress();
  const [text, setText] = useState(state.search);
  const [seen, setSeen] = useState(state.search);
  if (state.search !== seen) {
    setSeen(state.search);
    // The address lags behind the box, and must not put older text back into it.
    if (!isFromScreen) setText(state.search);
  }

  const keyword = parseKeyword(text);
  const isSearched = keyword === state.search;
  useEffect(() => {
    if (isSearched) return undefined;
    const timer = setTimeout(() => replaceKeyword(keyword), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [keyword, isSearched, replaceKeyword]);

  const submit = () => {
    if (!isSearched) update((present) => ({ ...present, search: keyword, page: 1 }));
  };
  return { text, setText, submit };
}
