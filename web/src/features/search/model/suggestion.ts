import type { Suggestions } from '@directory/domain/site/directory';
import { SUGGESTED_FACETS } from '@directory/domain/facets';
import type { SearchState } from './search-state.ts';
import { parseKeyword, parseLocation } from './url-state.ts';

/** One row of the suggestion list. `matches` are ranges of `label` to mark. */
export type Suggestion = { label: string; matches: [number, number][] } &
  // Whom to call: a link.
  (
    | { group: 'help'; call: string }
    | { group: 'reading'; count: number }
    | { group: 'names'; path: string; city: string | null }
    | { group: (typeof SUGGESTED_FACETS)[number]['param']; value: string; count: number }
    | { group: 'locations'; location: string; count: number }
  );

export type SuggestionGroup = Suggestion['group'];

/** One that changes the search, or leads to somebody. */
export type Choice = Exclude<Suggestion, { group: 'help' }>;

/** Whom to call, what was understood, then people where the text is a name, what psychologists offer, places, and people whose names are only like it. */
export function inOrder({ help, reading, names, isName, locations, ...terms }: Suggestions): Suggestion[] {
  const people = names.map((name) => ({ ...name, group: 'names' as const }));
  return [
    ...(help ? [{ ...help, matches: [], group: 'help' as const }] : []),
    ...(reading ? [{ ...reading, matches: [], group: 'reading' as const }] : []),
    ...(isName ? people : []),
    ...SUGGESTED_FACETS.flatMap(({ param: group }) => terms[group].map((term) => ({ ...term, group }))),
    ...locations.map((location) => ({ ...location, group: 'locations' as const })),
    ...(isName ? [] : people),
  ];
}

/**
 * The search that a suggestion leads to from this one: for the words as they were typed, or with a filter in their place.
 * @param typed the text that the suggestion was made for
 */
export function chooseSuggestion(
  present: SearchState,
  suggestion: Exclude<Choice, { group: 'names' }>,
  typed: string,
): SearchState {
  const { group } = suggestion;
  if (group === 'reading') return { ...present, search: parseKeyword(typed), page: 1 };
  const next = { ...present, search: '', page: 1 };
  if (group === 'locations') return { ...next, ...parseLocation(suggestion.location), frame: null };
  return { ...next, [group]: [...new Set([...present[group], suggestion.value])] };
}
