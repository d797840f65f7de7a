import { useState } from 'react';
import { useCombobox } from 'downshift';
import { useNavigate } from 'react-router-dom';
import { SEARCH_LIMITS } from '@directory/search-config/limits';
import { useTranslation } from '../../i18n/use-translation.ts';
import { parseLocation } from './model/location-param.ts';
import { useSearchAddress } from './search-address.tsx';
import { SuggestionList, useSuggestions, type Suggestion } from './suggestions.tsx';

interface KeywordBoxProps {
  text: string;
  /** Shows another text. */
  setText: (text: string) => void;
  /** Shows another text and searches for it. */
  typeText: (text: string) => void;
}

export function KeywordBox({ text, setText, typeText }: KeywordBoxProps) {
  const { t } = useTranslation('search');
  const { update, write } = useSearchAddress();
  const navigate = useNavigate();

  const [wantsOpen, setWantsOpen] = useState(false);
  const suggestions = useSuggestions(text, wantsOpen);

  const choose = (suggestion: Suggestion) => {
    if (suggestion.group === 'names') {
      write();
      void navigate(suggestion.path);
      return;
    }
    // What was typed has become a filter, and would now only narrow the search by the same word again.
    setText('');
    update((present) => {
      const next = { ...present, search: '', page: 1 };
      return suggestion.group === 'locations'
        ? { ...next, ...parseLocation(suggestion.location) }
        : { ...next, therapies: [...new Set([...present.therapies, suggestion.value])] };
    });
  };

  const isOpen = wantsOpen && suggestions.length > 0;
  const combobox = useCombobox<Suggestion>({
    items: suggestions,
    inputValue: text,
    selectedItem: null,
    isOpen,
    itemToString: (item) => item?.label ?? '',
    onIsOpenChange: ({ isOpen: open }) => setWantsOpen(open),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) choose(selectedItem);
    },
    stateReducer: (current, { type, changes }) => {
      switch (type) {
        // Leaving the field or pressing Escape closes the list and changes nothing else.
        case useCombobox.stateChangeTypes.InputBlur:
        case useCombobox.stateChangeTypes.InputKeyDownEscape:
          return { ...changes, selectedItem: null, inputValue: current.inputValue, isOpen: false };
        // A click into a field that holds text shows its suggestions, and does not hide them.
        case useCombobox.stateChangeTypes.InputClick:
          return { ...changes, isOpen: true };
        default:
          return changes;
      }
    },
  });

  return (
    <div className="field keyword-box">
      <label className="field-label" {...combobox.getLabelProps()}>
        {t('keyword.label')}
      </label>
      <div className="keyword-field">
        <input
          {...combobox.getInputProps({
            name: 'search',
            type: 'text',
            enterKeyHint: 'search',
            autoCapitalize: 'none',
            spellCheck: false,
            maxLength: SEARCH_LIMITS.queryLength,
            placeholder: t('keyword.placeholder'),
            // Not through downshift's own state, which lags a render behind and moves the caret.
            onChange: (event) => typeText(event.currentTarget.value),
            onBlur: write,
          })}
          // While nothing is active downshift names an element of no name, which is not valid.
          {...(combobox.highlightedIndex < 0 && { 'aria-activedescendant': undefined })}
        />
        {text !== '' && (
          <button
            type="button"
            className="keyword-clear"
            aria-label={t('keyword.clear')}
            onClick={() => typeText('')}
          >
            <span aria-hidden="true">×</span>
          </button>
        )}
      </div>
      <SuggestionList combobox={combobox} suggestions={isOpen ? suggestions : []} />
      <p className="visually-hidden" role="status">
        {isOpen && t('keyword.available', { count: suggestions.length })}
      </p>
    </div>
  );
}
