import { useId, useState, type ComponentProps } from 'react';
import type { FieldError } from '@directory/domain/profile/form';
import { waitTimeVocabulary } from '@directory/domain/vocabulary/profile-terms';
import { useLanguage } from '../../../site/contexts.ts';
import { TextAreaField, TextField as Line } from '../../../ui/form/fields.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

type Control = Omit<ComponentProps<typeof Line>, 'error' | 'onChange' | 'value'>;

interface TextFieldProps extends Control {
  /** Names the control as errors do: `website`, `social_links.youtube`. */
  name: string;
  value: string;
  onChange: (value: string) => void;
  error: FieldError | undefined;
  /** The longest text, of a field of several lines: it says how long it is once that matters. */
  limit?: number;
}

/** A line of text, or with a limit several. */
export function TextField({ value, onChange, error, limit, ...input }: TextFieldProps) {
  const { t } = useTranslation('dashboard');
  const said = error && t(`errors.${error}`);
  if (limit === undefined)
    return (
      <Line {...input} value={value} error={said} onChange={(event) => onChange(event.currentTarget.value)} />
    );
  const { name, label, hint, lang } = input;
  return (
    <div className="stack gap-1">
      <TextAreaField
        {...{ name, label, hint, lang, value }}
        rows={9}
        error={said}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {value.length > limit * 0.8 && (
        <p className="field-hint">{t('characters', { count: value.length, limit })}</p>
      )}
    </div>
  );
}

/**
 * The waiting time, in the language of the page where it is one of the known ones, as visitors read it. What is typed stays as it is
 * typed; to write the first words again is no change, in whichever language they are saved.
 */
export function WaitTimesField({ value, onChange, ...field }: TextFieldProps) {
  const language = useLanguage();
  const [first] = useState(value);
  const [given, setGiven] = useState(value);
  const [typed, setTyped] = useState<string | null>(null);
  // Whatever else writes the field has not been typed here.
  if (value !== given) {
    setGiven(value);
    setTyped(null);
  }
  return (
    <TextField
      {...field}
      value={typed ?? waitTimeVocabulary.label(value, language)}
      onChange={(text) => {
        const meant = text === waitTimeVocabulary.label(first, language) ? first : text;
        setTyped(text);
        setGiven(meant);
        onChange(meant);
      }}
    />
  );
}

/** More than so many stand in columns. */
const AT_A_GLANCE = 6;

interface ChoicesProps {
  /** Whether any number of them can be chosen, or one. */
  type: 'checkbox' | 'radio';
  name: string;
  label: string;
  hint?: string;
  /** Texts by value, in the order in which they are offered. What is chosen stays in that order. */
  options: readonly (readonly [string, string])[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

export function Choices({ type, name, label, hint, options, value, onChange }: ChoicesProps) {
  const group = useId();
  const choose = (chosen: string, isOn: boolean) => {
    const others = type === 'radio' ? [] : value;
    onChange(options.map(([key]) => key).filter((key) => (key === chosen ? isOn : others.includes(key))));
  };
  return (
    <fieldset data-field={name}>
      <legend className="field-label">{label}</legend>
      {hint !== undefined && <p className="field-hint">{hint}</p>}
      <div className={options.length > AT_A_GLANCE ? 'choices is-long' : 'choices row'}>
        {options.map(([option, text]) => (
          <label className="check" key={option}>
            <input
              type={type}
              name={type === 'radio' ? group : name}
              checked={value.includes(option)}
              onChange={(event) => choose(option, event.currentTarget.checked)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
