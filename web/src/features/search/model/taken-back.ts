import { fold } from '@directory/domain/text/fold';
import { SEARCH_LIMITS } from '@directory/domain/contracts/search-limits';
import type { SearchState } from './search-state.ts';

/** Those of these stretches that the text has, each once and no more than the gateway accepts: others have been typed over. */
export function typedLiterals(text: string, literals: readonly string[]): string[] {
  const typed = fold(text);
  const byFolded = new Map(literals.map((words) => [fold(words), words]));
  return [...byFolded]
    .flatMap(([folded, words]) => (folded !== '' && typed.includes(folded) ? words : []))
    .slice(0, SEARCH_LIMITS.literals);
}

/** The search in which these words are mere text. */
export function takeBack(state: SearchState, words: readonly string[]): SearchState {
  return {
    ...state,
    literal: typedLiterals(state.search, [...state.literal, ...words]),
    firm: state.firm.filter((other) => !words.includes(other)),
    page: 1,
  };
}

/** The search in which these words mean for sure what they perhaps mean. */
export function makeFirm(state: SearchState, words: readonly string[]): SearchState {
  return { ...state, firm: typedLiterals(state.search, [...state.firm, ...words]), page: 1 };
}

/** The search in which these words may mean something again. */
export function bringBack(state: SearchState, words: string): SearchState {
  return { ...state, literal: state.literal.filter((other) => other !== words), page: 1 };
}
