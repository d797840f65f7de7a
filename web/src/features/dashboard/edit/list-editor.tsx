import '../../search/combobox.css';
import { useState, type KeyboardEvent } from 'react';
import { useCombobox } from 'downshift';
import type { FieldError } from '@directory/domain/profile/form';
import type { Vocabulary } from '@directory/domain/vocabulary/term';
import { Field } from '../../../ui/field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { fold } from '@directory/domain/text/fold';
import type { Language } from '@directory/domain/language';
import { splitList } from '@directory/domain/text/list-field';

interface ListEditorProps {
  /** Names the control as errors do. */
  name: string;
  label: string;
  vocabulary: Vocabulary;
  /** The member's own entries beyond the vocabulary, of another list, to choose from. */
  others?: readonly string[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  error: FieldError | undefined;
  hint?: string;
  /** The id of a hint that is shown once for several lists. */
  sharedHintId?: string;
}

const NONE: readonly string[] = [];

/** A list that grows by choosing from suggestions or by writing, and shrinks by its entries' own buttons. */
export function ListEditor(props: ListEditorProps) {
  const { name, label, vocabulary, value, error, hint, sharedHintId } = props;
  const { t, language } = useTranslation('dashboard');
  const { combobox, text, onType, options, isOpen, announcement, remove, onKeyDown, onBlur } =
    useListCombobox(props);
  return (
    <Field
      className={value.length === 0 ? 'list-editor is-empty' : 'list-editor'}
      label={label}
      hint={hint}
      error={error && t(`errors.${error}`)}
    >
      {({ id, required, ...control }) => (
        <>
          {value.length > 0 && (
            <ul className="chips" aria-label={t('list.chosen', { label })}>
              {value.map((entry) => (
                <li key={entry}>
                  <button
                    className="chip chip-remove"
                    type="button"
                    onClick={() => {
                      remove(entry);
                      // The button that was pressed is gone.
                      document.getElementById(id)?.focus();
                    }}
                  >
                    <span className="visually-hidden">
                      {t('list.remove', { item: vocabulary.label(entry, language) })}
                    </span>
                    <span aria-hidden="true">{vocabulary.label(entry, language)}</span>
                    <span className="chip-cross" aria-hidden="true" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <div className="list-editor-field">
            <input
              {...combobox.getInputProps({
                ...control,
                id,
                name,
                required,
                type: 'text',
                placeholder: t('list.placeholder'),
                autoCapitalize: 'none',
                maxLength: 400,
                'aria-labelledby': undefined,
                'aria-describedby':
                  [sharedHintId, control['aria-describedby']].filter(Boolean).join(' ') || undefined,
                // Not through downshift's own state, which lags a render behind and moves the caret.
                onChange: (event) => onType(event.currentTarget.value),
                onKeyDown,
                onBlur,
              })}
              value={text}
            />
            <ul
              className="suggestions"
              hidden={!isOpen}
              {...combobox.getMenuProps({
                'aria-label': t('list.options', { label }),
                'aria-labelledby': undefined,
              })}
            >
              {isOpen &&
                options.map((option, index) => (
                  <li
                    key={option.value + String(option.isNew)}
                    className={`suggestion${index === combobox.highlightedIndex ? ' is-highlighted' : ''}`}
                    {...combobox.getItemProps({ item: option, index })}
                  >
                    {option.isNew ? t('list.add', { item: option.label }) : option.label}
                  </li>
                ))}
            </ul>
          </div>
          <p className="visually-hidden" role="status">
            {announcement}
          </p>
        </>
      )}
    </Field>
  );
}

/** The behaviour of a list's field: downshift's combobox, which adds to the list instead of holding a choice. */
function useListCombobox({ vocabulary, others = NONE, value, onChange }: ListEditorProps) {
  const { t, language } = useTranslation('dashboard');
  const [text, setText] = useState('');
  const [wantsOpen, setWantsOpen] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const options = listOptions(text, value, { vocabulary, others, language });
  const isOpen = wantsOpen && options.length > 0;
  const label = (entry: string) => vocabulary.label(entry, language);

  function add(typed: string): void {
    const entries = entriesOf(typed, value, vocabulary);
    if (entries.length === 0) return;
    onChange([...value, ...entries]);
    setAnnouncement(entries.map((entry) => t('list.added', { item: label(entry) })).join(' '));
  }

  function remove(entry: string): void {
    onChange(value.filter((other) => other !== entry));
    setAnnouncement(t('list.removed', { item: label(entry) }));
  }

  const combobox = useCombobox<ListOption>({
    items: options,
    inputValue: text,
    selectedItem: null,
    isOpen,
    itemToString: () => '',
    itemToKey: (item) => item?.value ?? null,
    onIsOpenChange: ({ isOpen: open }) => setWantsOpen(open),
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      add(selectedItem.value);
      setText('');
    },
    stateReducer: (_current, { type, changes }) => {
      const types = useCombobox.stateChangeTypes;
      switch (type) {
        case types.InputBlur:
          // What is typed is added by the blur itself; what was only highlighted is not.
          return { ...changes, selectedItem: null, isOpen: false };
        case types.InputKeyDownEscape:
          return { ...changes, selectedItem: null, isOpen: false };
        case types.InputClick:
          return { ...changes, isOpen: true };
        // The first row is what Enter takes while something is typed.
        case types.InputChange:
          return { ...changes, highlightedIndex: changes.inputValue?.trim() ? 0 : -1 };
        // More entries often follow the first.
        case types.ItemClick:
          return { ...changes, isOpen: true, highlightedIndex: -1 };
        default:
          return changes;
      }
    },
  });

  return {
    combobox,
    text,
    options,
    isOpen,
    remove,
    /** What happened to the list, or what it offers, for screen readers. */
    announcement: isOpen && text !== '' ? t('list.available', { count: options.length }) : announcement,
    onType: (typed: string) => {
      // A separator ends an entry, also in pasted text.
      const end = Math.max(typed.lastIndexOf(','), typed.lastIndexOf(';'), typed.lastIndexOf('\n'));
      if (end >= 0) add(typed.slice(0, end));
      setText(typed.slice(end + 1).trimStart());
    },
    onBlur: () => {
      add(text);
      setText('');
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const last = value.at(-1);
      if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last);
      const option = isOpen ? options[combobox.highlightedIndex] : undefined;
      const entry = option?.value ?? text;
      if (event.key !== 'Enter' || entry.trim() === '') return;
      // Enter belongs to the list, never to the form, while there is something to add. At once, not after downshift's next render: whoever
      // types on would find the old words still there.
      event.preventDefault();
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
      add(entry);
      setText('');
      setWantsOpen(false);
      combobox.setHighlightedIndex(-1);
    },
  };
}

/** One row under a list's field: a known term, or the typed words as an entry of the member's own. */
interface ListOption {
  value: string;
  label: string;
  isNew: boolean;
}

interface ListSource {
  vocabulary: Vocabulary;
  /** The member's own entries beyond the vocabulary, of another list, to choose from. */
  others: readonly string[];
  language: Language;
}

const MOST = 8;

/**
 * What to offer for the typed text: terms that have a word beginning with it (in either language, by any of their names), those that begin
 * with it first, and at the end the text itself unless it names a term.
 */
export function listOptions(
  typed: string,
  chosen: readonly string[],
  { vocabulary, others, language }: ListSource,
): ListOption[] {
  const text = fold(typed);
  const taken = new Set(chosen.map(fold));
  const candidates = [
    ...vocabulary.terms.map((term) => ({
      value: term.en,
      label: term[language],
      names: [term[language], term.en, term.fr, ...(term.aliases ?? [])].map(fold),
    })),
    ...others
      .filter((value) => !vocabulary.find(value))
      .map((value) => ({ value, label: value, names: [fold(value)] })),
  ].filter(({ value }) => !taken.has(fold(value)));
  const ranked = candidates.flatMap((candidate) => {
    const rank = Math.min(...candidate.names.map((name) => rankOf(name, text)));
    return rank < NO_MATCH ? [{ ...candidate, rank }] : [];
  });
  const found = ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ value, label }) => ({ value, label, isNew: false }));
  const typedEntry = splitList(typed)[0];
  const isKnown =
    candidates.some(({ names }) => names.includes(text)) ||
    taken.has(fold(vocabulary.canonical(typedEntry ?? '')));
  return typedEntry === undefined || isKnown
    ? found
    : [...found, { value: typedEntry, label: typedEntry, isNew: true }];
}

/** The entries that a text names, in the vocabulary's words, without those already chosen. */
export function entriesOf(typed: string, chosen: readonly string[], vocabulary: Vocabulary): string[] {
  const taken = new Set(chosen.map(fold));
  return splitList(typed)
    .map((entry) => vocabulary.canonical(entry))
    .filter((entry) => !taken.has(fold(entry)));
}

const NO_MATCH = 3;

function rankOf(name: string, text: string): number {
  if (name === text) return 0;
  if (name.startsWith(text)) return 1;
  return name.split(/[\s/-]+/).some((word) => word.startsWith(text)) ? 2 : NO_MATCH;
}
