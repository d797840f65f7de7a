import { createContext, useContext } from 'react';
import type { DirectoryFilters } from '@directory/domain/directory';
import type { SearchState } from './model/search-state.ts';
import type { TypedKeyword } from './model/typed-keyword.ts';

export interface SearchAddress extends Pick<TypedKeyword, 'type' | 'write'> {
  /**
   * What the address says, and the keyword that was typed since. It is the screen's only state: InstantSearch follows it, and
   * nothing is written back.
   */
  state: SearchState;
  /** Every value a filter can take; undefined when it could not be had. */
  filters: DirectoryFilters | undefined;
  /** The address's own choice of language, when it makes one. */
  language: string | null;
  /** The results are shown on a map, too. */
  isMap: boolean;
  /** Shows the map, or the list alone; the search stays. */
  showMap: (isShown: boolean) => void;
  /** The present search came from the screen's own fields, not from a link or the browser's history. */
  isFromScreen: boolean;
  /** Another one with each entry of the browser's history that is shown. */
  entryKey: string;
  hrefOf: (state: SearchState) => string;
  /**
   * Goes to what the change makes of the present search; the browser's history keeps that one. The change is handed what the
   * address says by now, with what was typed: the screen shows a new address a while after it was asked for, and a filter
   * that is pressed meanwhile adds to that one.
   */
  update: (change: (present: SearchState) => SearchState) => void;
  /** Goes to another state without an entry in the browser's history, as when a page lies beyond the last. */
  replace: (state: SearchState) => void;
}

/** Apart from what fills it, which parts that are fetched later need not know. */
export const SearchAddressContext = createContext<SearchAddress | null>(null);

/** The search that the address describes. @throws outside `SearchAddressProvider`. */
export function useSearchAddress(): SearchAddress {
  const address = useContext(SearchAddressContext);
  if (!address) throw new Error('useSearchAddress needs SearchAddressProvider around it.');
  return address;
}
