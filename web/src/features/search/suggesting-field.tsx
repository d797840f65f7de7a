import '../../ui/field.css';
import { useRef, useState } from 'react';
import { useCombobox } from 'downshift';
import { SEARCH_LIMITS } from '@directory/domain/contracts/search-limits';
import { useTranslation } from '../../i18n/use-translation.ts';
import {
  type Choice,
  type Suggestion,
  type SuggestionGroup,
  SuggestionList,
  useSuggestions,
} from './suggestions.tsx';

interface SuggestingFieldProps {
  name: string;
  label: string;
  placeholder: string;
  clearLabel: string;
  text: string;
  setText: (text: string) => void;
  /** The groups to suggest from; all of them when left out. */
  groups?: readonly SuggestionGroup[];
  choose: (suggestion: Choice) => void;
  /** The field has lost the focus. */
  leave?: () => void;
}

/** A field of a search with suggestions below it: a combobox. Without scripts it is a plain field. */
export function SuggestingField(props: SuggestingFieldProps) {
  const { name, label, placeholder, clearLabel, text, setText, groups, choose, leave } = props;
  const { t } = useTranslation('suggestions');
  const [wantsOpen, setWantsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const suggestions = useSuggestions(text, wantsOpen, groups);

  const isOpen = wantsOpen && suggestions.length > 0;
  const combobox = useCombobox<Suggestion>({
    items: suggestions,
    inputValue: text,
    selectedItem: null,
    isOpen,
    itemToString: (item) => item?.label ?? '',
    onIsOpenChange: ({ isOpen: open }) =>
      setWantsOpen(open && box.current?.contains(document.activeElement) === true),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem && selectedItem.group !== 'help') choose(selectedItem);
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

  // Browsers cut what is pasted without a word.
  const isFull = text.length >= SEARCH_LIMITS.queryLength;

  return (
    <div className="field keyword-box" ref={box}>
      <label className="field-label" {...combobox.getLabelProps()}>
        {label}
      </label>
      <div className="keyword-field">
        <input
          {...combobox.getInputProps({
            name,
            type: 'text',
            enterKeyHint: 'search',
            autoCapitalize: 'none',
            spellCheck: false,
            maxLength: SEARCH_LIMITS.queryLength,
            placeholder,
            // Not through downshift's own state, which lags a render behind and moves the caret; and downshift opens what it takes to be
            // closed, which it learns an effect later: a key right after a choice would open nothing.
            onChange: (event) => {
              setText(event.currentTarget.value);
              // What was typed before the page answered is replayed in a field that may have been left since.
              setWantsOpen(event.currentTarget === document.activeElement);
            },
            // Downshift only closes what it shows: a list that is still awaited would open later, and take the focus back.
            onBlur: () => {
              if (!isOpen) setWantsOpen(false);
              leave?.();
            },
            onKeyDown: (event) => {
              if (event.key !== 'Enter') return;
              const chosen = suggestions[combobox.highlightedIndex];
              // Whom to call is a link to press: no key starts a call, and what is searched shows all lines.
              if (chosen && chosen.group !== 'help') return;
              // No suggestion is chosen: Enter searches, whether or not the list is open.
              Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
              setWantsOpen(false);
            },
          })}
          // While nothing is active downshift names an element of no name, which is not valid.
          {...(combobox.highlightedIndex < 0 && { 'aria-activedescendant': undefined })}
        />
        {text !== '' && (
          <button
            type="button"
            className="icon-button icon-cross keyword-clear"
            aria-label={clearLabel}
            onClick={() => setText('')}
          />
        )}
      </div>
      <SuggestionList combobox={combobox} suggestions={isOpen ? suggestions : []} />
      <p className={isFull ? 'field-hint' : 'visually-hidden'} role="status">
        {isFull
          ? t('full', { most: SEARCH_LIMITS.queryLength })
          : isOpen && t('available', { count: suggestions.length })}
      </p>
    </div>
  );
}
