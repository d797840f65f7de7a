import './field.css';
import { useId, type ComponentProps, type ReactNode } from 'react';

interface FieldProps {
  label: string;
  /** Marks the label; the control says the same to screen readers. */
  required?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  className?: string | undefined;
  /** Renders the control with the ids and states that tie it to its label, hint and error. */
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    required: boolean;
  }) => ReactNode;
}

export function Field({ label, required = false, hint, error, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label className={required ? 'field-label is-required' : 'field-label'} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        required,
      })}
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}

type Framed<Control extends 'input' | 'select' | 'textarea'> = Omit<ComponentProps<Control>, 'children'> &
  Omit<FieldProps, 'children'>;

export function TextField({ label, required, hint, error, className, ...input }: Framed<'input'>) {
  return (
    <Field {...{ label, required, hint, error, className }}>
      {(control) => <input type="text" {...input} {...control} />}
    </Field>
  );
}

export function TextAreaField({ label, required, hint, error, className, ...area }: Framed<'textarea'>) {
  return (
    <Field {...{ label, required, hint, error, className }}>
      {(control) => <textarea rows={6} {...area} {...control} />}
    </Field>
  );
}

/** Texts by value, in the order in which they are offered. */
export type Options = readonly (readonly [value: string, text: string])[];

interface SelectFieldProps extends Framed<'select'> {
  /** The words of the first option, which chooses nothing. */
  none: string;
  options?: Options;
  groups?: readonly { label: string; options: Options }[];
}

export function SelectField(props: SelectFieldProps) {
  const { label, required, hint, error, className, none, options = [], groups = [], ...select } = props;
  const list = (offered: Options) =>
    offered.map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    ));
  return (
    <Field {...{ label, required, hint, error, className }}>
      {(control) => (
        <select {...select} {...control}>
          <option value="">{none}</option>
          {list(options)}
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {list(group.options)}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  );
}
