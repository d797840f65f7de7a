import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import type { Offer, SearchAnswer } from '@directory/domain/contracts/search-answer';
import type { FoundPerson } from '@directory/domain/profile/found-person';
import type { DirectoryFilters } from '@directory/domain/site/directory';
import type { AddressBar, HeardWords } from './model/address-bar.ts';
import type { SearchState } from './model/search-state.ts';

/** The results' heading. A link that leads there goes on with the words of danger that the address leaves out. */
export const RESULTS_HEADING_ID = 'results-heading';
export const RESULTS_HASH = `#${RESULTS_HEADING_ID}`;

export interface SearchAddress extends Omit<AddressBar, 'update' | 'hear'> {
  /**
   * What the address says, and the keyword that was typed since. It is the screen's only state: InstantSearch follows it, and
   * nothing is written back.
   */
  state: SearchState;
  /** Every value a filter can take; undefined when it could not be had. */
  filters: DirectoryFilters | undefined;
  /** The results are shown on a map, too. */
  isMap: boolean;
  /** The present search came from the screen's own fields, not from a link or the browser's history. */
  isFromScreen: boolean;
  /** The keyword is being typed: it is searched for, and not in the address yet. */
  isTyping: boolean;
  /** Another one with each entry of the browser's history that is shown. */
  entryKey: string;
  hrefOf: (state: SearchState) => string;
  /**
   * Goes to what the change makes of the present search; the browser's history keeps that one. The change is handed what the
   * address says by now, with what was typed: the screen shows a new address a while after it was asked for, and a filter
   * that is pressed meanwhile adds to that one.
   */
  update: (change: (present: SearchState) => SearchState) => void;
  /** Is told of each answer whether its words speak of danger: the address then says them, or leaves them out. */
  hear: (words: HeardWords) => void;
}

/** Apart from what fills it, which parts that are fetched later need not know. */
export const SearchAddressContext = createContext<SearchAddress | null>(null);

/** The search that the address describes. @throws outside `SearchAddressProvider`. */
export function useSearchAddress(): SearchAddress {
  const address = useContext(SearchAddressContext);
  if (!address) throw new Error('useSearchAddress needs SearchAddressProvider around it.');
  return address;
}

export interface Results extends Omit<SearchAnswer, 'hits' | 'groups'> {
  hits: readonly FoundPerson[];
  groups: readonly { offer: Offer | null; hits: readonly FoundPerson[] }[];
  /** `waiting`: nothing to show yet. `late`: the results shown are the last search's, and the next is taking its time. */
  phase: 'waiting' | 'late' | 'shown' | 'failed';
  /** The words that they are for, as they were typed. */
  query: string;
  /** There are so many that the screen does not count them. */
  isMany: boolean;
  /** The page that they are of, from 1: the address may be at another already. */
  page: number;
  /** Why there are none, as far as the browser knows. */
  error: Error | undefined;
  /** Runs the search again after a failure. */
  retry: () => void;
}

export const ResultsContext = createContext<Results | null>(null);

/** The results on the screen; the same object until another answer or phase. @throws outside the search engine */
export function useResults(): Results {
  const results = useContext(ResultsContext);
  if (!results) throw new Error('useResults needs SearchEngine around it.');
  return results;
}

/** Typing rests when no other answer has come for so long. */
const REST_MS = 200;

/**
 * For what is out of view or beside the point while a keyword is typed: the value then follows when typing rests, so that a key draws no more
 * than what is looked at.
 */
export function useRested<Value>(value: Value): Value {
  const { isTyping } = useSearchAddress();
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const follow = () => startTransition(() => setRested(() => value));
    if (!isTyping) follow();
    const timer = isTyping ? setTimeout(follow, REST_MS) : undefined;
    return () => clearTimeout(timer);
  }, [value, isTyping]);
  return isTyping ? rested : value;
}
