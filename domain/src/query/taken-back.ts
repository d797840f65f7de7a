import { SEARCH_LIMITS } from '../contracts/search-limits.ts';
import type { SearchState } from '../contracts/search-state.ts';
import { fold } from '../text/fold.ts';

/** Those of these stretches that the text has, each once and no more than a search may hold: others have been typed over. */
export function typedLiterals(text: string, literals: readonly string[]): string[] {
  const typed = fold(text);
  const byFolded = new Map(literals.map((words) => [fold(words), words]));
  return [...byFolded]
    .flatMap(([folded, words]) => (folded !== '' && typed.includes(folded) ? words : []))
    .slice(0, SEARCH_LIMITS.literals);
}

/** The search in which these words are mere text. */
export function takeBack<State extends SearchState>(state: State, words: readonly string[]): State {
  return {
    ...state,
    literal: typedLiterals(state.search, [...state.literal, ...words]),
    firm: state.firm.filter((other) => !words.includes(other)),
    page: 1,
  };
}
