import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Field } from '../../ui/field.tsx';

interface MessageFieldProps {
  name: string;
  label: string;
  error: string | undefined;
  required?: boolean;
  hint?: string;
  defaultValue?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** One line of text; an email address or a phone number where the name says so. */
export function TextField({
  name,
  label,
  error,
  required = false,
  hint,
  defaultValue,
  autoComplete,
}: MessageFieldProps) {
  const type = name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text';
  return (
    <Field label={label} error={error} {...(hint && { hint })} required={required}>
      {(control) => (
        <input {...control} name={name} type={type} defaultValue={defaultValue} autoComplete={autoComplete} />
      )}
    </Field>
  );
}

export function TextAreaField({ name, label, error, required = false, hint }: MessageFieldProps) {
  return (
    <Field label={label} error={error} {...(hint && { hint })} required={required}>
      {(control) => <textarea {...control} name={name} rows={6} />}
    </Field>
  );
}

interface SelectFieldProps extends MessageFieldProps {
  /** Texts by value, in the order in which they are offered. */
  options: Readonly<Record<string, string>>;
  none: string;
}

export function SelectField({
  name,
  label,
  error,
  required = false,
  options,
  none,
  defaultValue,
  autoComplete,
}: SelectFieldProps) {
  return (
    <Field label={label} error={error} required={required}>
      {(control) => (
        <select {...control} name={name} defaultValue={defaultValue} autoComplete={autoComplete}>
          <option value="">{none}</option>
          {Object.entries(options).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
