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
import { inOrder, type Suggestion, type SuggestionGroup } from './model/suggestion.ts';
import { parseKeyword } from './model/url-state.ts';
import { MarkedRanges } from './highlight.tsx';

/** A row of the list: a suggestion, or whom to call, which is a link. */
export type SuggestedRow =
  | Suggestion
  | { group: 'help'; label: string; call: string; matches: [number, number][] };

/** Suggestions open at this many characters: fewer begin too many names to be of help. */
const SUGGESTION_LENGTH = 3;

/** From the last key to the request; with the answer's own time suggestions show within 300 ms. */
const PAUSE_MS = 120;

/**
 * Suggestions for a text in the order of the list; empty until there are some for this very text or its beginning.
 * @param isEnabled false asks for none, as while the field shows the address's keyword untouched
 * @param groups those to show; all of them when left out
 */
export function useSuggestions(
  text: string,
  isEnabled: boolean,
  groups?: readonly SuggestionGroup[],
): SuggestedRow[] {
  const language = useLanguage();
  const query = useSettled(parseKeyword(text), PAUSE_MS);
  const suggestionsQuery: Query<Suggestions> = {
    key: ['suggestions', language, query],
    // The signal ends the request of a text that was typed over.
    ask: ({ directory, signal }) => directory.suggestions(query, language, signal),
    showsProfiles: true,
    retries: 0,
  };
  const isAsked = isEnabled && query.length >= SUGGESTION_LENGTH;
  const { data } = useQuery(isAsked ? suggestionsQuery : null, { keepsPrevious: true });
  if (!data || parseKeyword(text).length < SUGGESTION_LENGTH) return [];
  const help = data.help && { ...data.help, group: 'help' as const, matches: [] };
  return [...(help ? [help] : []), ...inOrder(data).filter(({ group }) => groups?.includes(group) ?? true)];
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
type OwnGroup = Exclude<SuggestedRow['group'], (typeof SUGGESTED_FACETS)[number]['param']>;

interface SuggestionListProps {
  combobox: UseComboboxReturnValue<SuggestedRow>;
  suggestions: readonly SuggestedRow[];
}

/** The suggestions under a field, by group. The list element stays, as the field refers to it. */
export function SuggestionList({ combobox, suggestions }: SuggestionListProps) {
  const { t } = useTranslation('suggestions');
  const language = useLanguage();
  const { getMenuProps, getItemProps, highlightedIndex } = combobox;
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
            {rows.map(({ suggestion, index }) =>
              suggestion.group === 'help' ? (
                <a
                  key={index}
                  href={`tel:${suggestion.call}`}
                  tabIndex={-1}
                  className={`suggestion${index === highlightedIndex ? ' is-highlighted' : ''}`}
                  {...getItemProps({ item: suggestion, index })}
                >
                  {suggestion.label}
                </a>
              ) : (
                <div
                  key={index}
                  className={`suggestion${index === highlightedIndex ? ' is-highlighted' : ''}${'count' in suggestion || ('city' in suggestion && suggestion.city) ? ' has-count' : ''}`}
                  {...getItemProps({ item: suggestion, index })}
                >
                  <span>
                    <MarkedRanges text={suggestion.label} ranges={suggestion.matches} />
                  </span>
                  {'count' in suggestion && (
                    <span className="suggestion-count">{countText(suggestion, language)}</span>
                  )}
                  {'city' in suggestion && suggestion.city && (
                    <>
                      {' '}
                      <span className="suggestion-count">{suggestion.city}</span>
                    </>
                  )}
                </div>
              ),
            )}
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
