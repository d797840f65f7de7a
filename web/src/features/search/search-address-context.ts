import { createContext, useContext } from 'react';
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
