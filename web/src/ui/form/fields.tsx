import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '../field.tsx';

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
