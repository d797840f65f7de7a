import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { Bilingual } from '@directory/domain/language';
import type { FieldRule } from '@directory/domain/messages/field-rules';
import { useLanguage } from '../../app/contexts.ts';
import { Field } from '../../components/field.tsx';

interface MessageFieldProps {
  name: string;
  label: string;
  rule: FieldRule;
  error: string | undefined;
  hint?: string;
  defaultValue?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** One line of text; an e-mail address or a phone number where the name says so. */
export function TextField({ name, label, rule, error, hint, defaultValue, autoComplete }: MessageFieldProps) {
  const type = name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text';
  return (
    <Field label={label} error={error} {...(hint && { hint })} required={rule.required !== undefined}>
      {(control) => (
        <input {...control} name={name} type={type} defaultValue={defaultValue} autoComplete={autoComplete} />
      )}
    </Field>
  );
}

/** The message itself. */
export function TextAreaField({ name, label, rule, error, hint }: MessageFieldProps) {
  return (
    <Field label={label} error={error} {...(hint && { hint })} required={rule.required !== undefined}>
      {(control) => <textarea {...control} name={name} rows={6} />}
    </Field>
  );
}

interface SelectFieldProps extends MessageFieldProps {
  options: Readonly<Record<string, Bilingual>>;
  /** The text of the first, empty choice. */
  none: string;
}

/** One of a few values. */
export function SelectField({ name, label, rule, error, options, none, defaultValue, autoComplete }: SelectFieldProps) {
  const language = useLanguage();
  return (
    <Field label={label} error={error} required={rule.required !== undefined}>
      {(control) => (
        <select {...control} name={name} defaultValue={defaultValue} autoComplete={autoComplete}>
          <option value="">{none}</option>
          {Object.entries(options).map(([value, text]) => (
            <option key={value} value={value}>
              {text[language]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
