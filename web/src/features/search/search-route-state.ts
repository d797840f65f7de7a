import type { InitialResults } from './model/initial-results.ts';

/** What the search route's `load` hands to the screen. */
export interface SearchRouteState {
  /** Null when search did not answer. */
  results: InitialResults | null;
}
