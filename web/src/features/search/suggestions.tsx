import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { UseComboboxReturnValue } from 'downshift';
import type { Suggestions } from '@directory/domain/directory';
import { useDirectory, useLanguage } from '../../site/contexts.ts';
import { SHOWS_PROFILES } from '../../site/query-client.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { parseKeyword } from './model/url-state.ts';
import { MarkedRanges } from './highlight.tsx';

/** Suggestions open at this many characters: fewer begin too many names to be of help. */
const SUGGESTION_LENGTH = 3;

/** From the last key to the request; with the answer's own time suggestions show within 300 ms. */
const PAUSE_MS = 120;

/** One row of the suggestion list. `matches` are ranges of `label` to mark. */
export type Suggestion = { label: string; matches: [number, number][] } & (
  | { group: 'names'; path: string }
  | { group: 'therapies'; value: string }
  | { group: 'locations'; location: string }
);

/**
 * Suggestions for a text in the order of the list; empty until there are some for this very text or its beginning.
 * @param isEnabled false asks for none, as while the field shows the address's keyword untouched
 */
export function useSuggestions(text: string, isEnabled: boolean): Suggestion[] {
  const directory = useDirectory();
  const language = useLanguage();
  const query = useSettled(parseKeyword(text), PAUSE_MS);
  const { data } = useQuery({
    ...SHOWS_PROFILES,
    queryKey: ['suggestions', language, query],
    // The signal ends the request of a text that was typed over.
    queryFn: ({ signal }) => directory.suggestions(query, language, signal),
    enabled: isEnabled && query.length >= SUGGESTION_LENGTH,
    placeholderData: (previous) => previous,
    retry: false,
    gcTime: 60_000,
  });
  return data && parseKeyword(text).length >= SUGGESTION_LENGTH ? inOrder(data) : [];
}

function inOrder({ names, therapies, locations }: Suggestions): Suggestion[] {
  return [
    ...names.map((name) => ({ ...name, group: 'names' as const })),
    ...therapies.map((therapy) => ({ ...therapy, group: 'therapies' as const })),
    ...locations.map((location) => ({ ...location, group: 'locations' as const })),
  ];
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

interface SuggestionListProps {
  combobox: UseComboboxReturnValue<Suggestion>;
  suggestions: readonly Suggestion[];
}

const GROUPS = ['names', 'therapies', 'locations'] as const;

/** The suggestions under the keyword field, by group. The list element stays, as the field refers to it. */
export function SuggestionList({ combobox, suggestions }: SuggestionListProps) {
  const { t } = useTranslation('search');
  const { getMenuProps, getItemProps, highlightedIndex } = combobox;
  return (
    <div
      className="suggestions"
      hidden={suggestions.length === 0}
      {...getMenuProps({ 'aria-label': t('keyword.suggestions'), 'aria-labelledby': undefined })}
    >
      {GROUPS.map((group) => {
        const rows = suggestions.flatMap((suggestion, index) =>
          suggestion.group === group ? [{ suggestion, index }] : [],
        );
        if (rows.length === 0) return null;
        return (
          <div key={group} role="group" aria-label={t(`keyword.${group}`)} className="suggestion-group">
            <p className="suggestion-heading" role="presentation">
              {t(`keyword.${group}`)}
            </p>
            {rows.map(({ suggestion, index }) => (
              <div
                key={index}
                className={`suggestion${index === highlightedIndex ? ' is-highlighted' : ''}`}
                {...getItemProps({ item: suggestion, index })}
              >
                <MarkedRanges text={suggestion.label} ranges={suggestion.matches} />
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}
