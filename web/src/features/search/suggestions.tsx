import { useEffect, useState } from 'react';
import type { UseComboboxReturnValue } from 'downshift';
import type { Suggestions } from '@directory/domain/site/directory';
import type { Language } from '@directory/domain/language';
import { SUGGESTED_FACETS } from '@directory/domain/facets';
import { SEARCH_LIMITS } from '@directory/domain/contracts/search-limits';
import type { Query } from '../../site/query-client.ts';
import { useQuery } from '../../site/use-query.ts';
import { useLanguage } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { wholeNumber } from '../../i18n/whole-number.ts';
import type { SearchState } from './model/search-state.ts';
import { parseLocation } from './model/location-param.ts';
import { parseKeyword } from './model/url-state.ts';
import { MarkedRanges } from './highlight.tsx';

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

/** Suggestions open at this many characters: fewer begin too many names to be of help. */
const SUGGESTION_LENGTH = 3;

/** From the last key to the request: with the answer's own time suggestions show within 300 ms, and who types slowly draws none between keys. */
const PAUSE_MS = 200;

/**
 * Suggestions for a text in the order of the list; empty until there are some for this very text or its beginning.
 * @param isEnabled false asks for none, as while the field shows the address's keyword untouched
 * @param groups those to show; all of them when left out
 */
export function useSuggestions(
  text: string,
  isEnabled: boolean,
  groups?: readonly SuggestionGroup[],
): Suggestion[] {
  const language = useLanguage();
  const query = useSettled(parseKeyword(text), PAUSE_MS);
  // The signal ends the request of a text that was typed over.
  const suggestionsQuery: Query<Suggestions> = {
    key: ['suggestions', language, query],
    ask: ({ directory, signal }) => directory.suggestions(query, language, signal),
    showsProfiles: true,
    isUnnamed: true,
    retries: 0,
  };
  // What was asked for is still waited for when the field is left: it is there when somebody comes back.
  const [asked, setAsked] = useState('');
  if (isEnabled && asked !== query) setAsked(query);
  const isAsked = asked === query && query.length >= SUGGESTION_LENGTH;
  const { data } = useQuery(isAsked ? suggestionsQuery : null, { keepsPrevious: true });
  if (!data || parseKeyword(text).length < SUGGESTION_LENGTH) return [];
  return inOrder(data).filter(({ group }) => group === 'help' || (groups?.includes(group) ?? true));
}

/** The value once it has not changed for so long. */
function useSettled(value: string, pauseMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}

/** A group that is no facet's. */
type OwnGroup = Exclude<SuggestionGroup, (typeof SUGGESTED_FACETS)[number]['param']>;

/** The suggestions under a field, by group. The list element stays, as the field refers to it. */
export function SuggestionList({
  combobox,
  suggestions,
}: {
  combobox: UseComboboxReturnValue<Suggestion>;
  suggestions: readonly Suggestion[];
}) {
  const { t } = useTranslation('suggestions');
  const language = useLanguage();
  const { getMenuProps, getItemProps, highlightedIndex } = combobox;
  const row = (suggestion: Suggestion, index: number) => {
    const city = 'city' in suggestion ? suggestion.city : null;
    const beside = 'count' in suggestion ? countText(suggestion, language) : city;
    const isHighlighted = index === highlightedIndex;
    const className = `suggestion${isHighlighted ? ' is-highlighted' : ''}${beside ? ' has-count' : ''}`;
    const item = getItemProps({ item: suggestion, index, className });
    return suggestion.group === 'help' ? (
      <a key={index} href={`tel:${suggestion.call}`} tabIndex={-1} {...item}>
        {suggestion.label}
      </a>
    ) : (
      <div key={index} {...item}>
        <span>
          <MarkedRanges text={suggestion.label} ranges={suggestion.matches} />
        </span>
        {city && ' '}
        {beside && <span className="suggestion-count">{beside}</span>}
      </div>
    );
  };
  return (
    <div
      className="suggestions"
      hidden={suggestions.length === 0}
      {...getMenuProps({ 'aria-label': t('list'), 'aria-labelledby': undefined })}
    >
      {[...new Set(suggestions.map(({ group }) => group))].map((group) => {
        const rows = suggestions.flatMap((suggestion, index) =>
          suggestion.group === group ? [{ suggestion, index }] : [],
        );
        const facet = SUGGESTED_FACETS.find(({ param }) => param === group);
        const heading = facet?.suggest[language] ?? t(`groups.${group as OwnGroup}`);
        return (
          <div key={group} role="group" aria-label={heading} className="suggestion-group">
            <p className="suggestion-heading" role="presentation">
              {heading}
            </p>
            {rows.map(({ suggestion, index }) => row(suggestion, index))}
          </div>
        );
      })}
    </div>
  );
}

/** A search counts no further than its limit, other than a filter's value. */
function countText({ group, count }: Extract<Suggestion, { count: number }>, language: Language): string {
  const isMany = group === 'reading' && count >= SEARCH_LIMITS.manyHits;
  return wholeNumber(count, language) + (isMany ? '+' : '');
}
