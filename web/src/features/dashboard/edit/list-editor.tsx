import '../../search/combobox.css';
import { useId } from 'react';
import type { FieldError } from '@directory/domain/profile/form';
import type { Vocabulary } from '@directory/domain/vocabulary/term';
import { useLanguage } from '../../../site/contexts.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useListCombobox } from './use-list-combobox.ts';

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
  const { name, label, vocabulary, others = NONE, value, onChange, error, hint, sharedHintId } = props;
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const id = useId();
  const inputId = `${id}-input`;
  const { combobox, text, onType, options, isOpen, announcement, remove, onKeyDown, onBlur } =
    useListCombobox({
      vocabulary,
      others,
      value,
      onChange,
    });
  const describedBy = [sharedHintId, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`field list-editor${value.length === 0 ? ' is-empty' : ''}`}>
      <label className="field-label" {...combobox.getLabelProps({ htmlFor: inputId })}>
        {label}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
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
                  document.getElementById(inputId)?.focus();
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
            id: inputId,
            name,
            type: 'text',
            placeholder: t('list.placeholder'),
            autoCapitalize: 'none',
            maxLength: 400,
            'aria-describedby': describedBy || undefined,
            'aria-invalid': error ? true : undefined,
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
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {t(`errors.${error}`)}
        </p>
      )}
    </div>
  );
}
