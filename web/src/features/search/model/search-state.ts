import { SEARCH_LIMITS } from '@directory/domain/contracts/search-limits';
import type { SearchState } from '@directory/domain/contracts/search-state';
import { byFacetParam, CHOICE_PARAMS, type ChoiceParam } from '@directory/domain/facets';
import type { Language } from '@directory/domain/language';
import type { AnsweredNear, Understood } from '@directory/domain/contracts/search-answer';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import { typedLiterals } from '@directory/domain/query/taken-back';

/** What the search screen shows, as its address says it and as the api is asked. */
export type { SearchState };

export const EMPTY_SEARCH: SearchState = {
  search: '',
  literal: [],
  firm: [],
  province: null,
  city: '',
  frame: null,
  near: '',
  within: null,
  byDistance: false,
  languageFirst: null,
  ...byFacetParam(() => []),
  not: [],
  page: 1,
};

/** Who comes first among equals on a page in this language, unless the address says otherwise. */
export function languageFirstOn(page: Language): SearchState['languageFirst'] {
  return page === 'fr' ? 'fr' : null;
}

/** The state with another keyword, back on the first page. */
export function withKeyword(state: SearchState, keyword: string): SearchState {
  return keyword === state.search ? state : { ...state, search: keyword, page: 1 };
}

/** The state with this chip added, and no longer refused, or taken away when it was there; back on the first page. */
export function toggleChip(state: SearchState, param: ChoiceParam, value: string): SearchState {
  const values = state[param];
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  const not = state.not.filter((pair) => pair !== `${param}:${value}`);
  return { ...state, not, [param]: next, page: 1 };
}

/**
 * The state in this province, or in all of them; the city is cleared, as it belongs to the province left, and so is the part of the map
 * where a province takes its place.
 */
export function chooseProvince(state: SearchState, province: ProvinceCode | null): SearchState {
  return { ...state, province, city: '', frame: province ? null : state.frame, page: 1 };
}

export function countChips(state: SearchState): number {
  return CHOICE_PARAMS.reduce((sum, param) => sum + state[param].length, 0);
}

/** The search in which these words mean for sure what they perhaps mean. */
export function makeFirm(state: SearchState, words: readonly string[]): SearchState {
  return { ...state, firm: typedLiterals(state.search, [...state.firm, ...words]), page: 1 };
}

/** The search in which these words may mean something again. */
export function bringBack(state: SearchState, words: string): SearchState {
  return { ...state, literal: state.literal.filter((other) => other !== words), page: 1 };
}

/**
 * The words that the search has as words alone: all that was typed where nothing was understood. What was taken back is not among them,
 * it is seen as that; nor is what says a place to be near.
 */
export function leftOver(
  understood: Understood | null,
  near: AnsweredNear | null,
  { search, literal }: Pick<SearchState, 'search' | 'literal'>,
): string {
  if (
    !understood ||
    (understood.conditions.length + (understood.perhaps?.length ?? 0) === 0 && literal.length === 0)
  )
    return withoutPlaceWords(search, near);
  return literal.reduce(withoutWords, understood.rest);
}

/** The search with what was typed as a place among its words, as its answer says that it is none: it speaks of danger. */
export function placeAsWords(state: SearchState): SearchState {
  // First: what is cut off is none of it.
  const search = `${state.near} ${state.search}`.trim().slice(0, SEARCH_LIMITS.queryLength);
  return { ...state, search, near: '', within: null, byDistance: false, page: 1 };
}

/** The text without its words that say a place to be near. */
export function withoutPlaceWords(text: string, near: AnsweredNear | null): string {
  return near?.words ? text.replace(near.words, '').replace(/\s+/g, ' ').trim() : text;
}

/** The text without these words, each once. */
export function withoutWords(text: string, words: string): string {
  const kept = wordsOf(words).reduce((left, word) => left.replace(alone(word), ' '), text);
  return kept
    .replaceAll(/"\s*"/g, ' ')
    .replaceAll(/\s+(?=[\s,.;])/g, '')
    .trim();
}

function wordsOf(text: string): string[] {
  return text.split(/[\s"]+/).filter(Boolean);
}

/** The word where it is no part of another. */
function alone(word: string): RegExp {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'iu');
}
