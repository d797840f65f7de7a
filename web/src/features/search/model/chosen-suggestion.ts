import { parseLocation } from './location-param.ts';
import type { SearchState } from './search-state.ts';
import { parseKeyword } from './url-state.ts';
import type { Suggestion } from '../suggestions.tsx';

/**
 * The search that a suggestion leads to from this one: for the words as they were typed, or with a filter in their place.
 * @param typed the text that the suggestion was made for
 */
export function chooseSuggestion(
  present: SearchState,
  suggestion: Exclude<Suggestion, { group: 'names' }>,
  typed: string,
): SearchState {
  const { group } = suggestion;
  if (group === 'reading') return { ...present, search: parseKeyword(typed), page: 1 };
  const next = { ...present, search: '', page: 1 };
  if (group === 'locations') return { ...next, ...parseLocation(suggestion.location) };
  return { ...next, [group]: [...new Set([...present[group], suggestion.value])] };
}
