import type { UseComboboxReturnValue } from 'downshift';
import { useTranslation } from '../../i18n/use-translation.ts';
import { MarkedRanges } from './highlight.tsx';
import type { Suggestion } from './use-suggestions.ts';

interface SuggestionListProps {
  combobox: UseComboboxReturnValue<Suggestion>;
  /** In the order of their groups. */
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
