import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  label: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

/** A field to choose one of several in. */
export function SelectField({ label, onChange, children, ...select }: SelectFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select {...select} {...control} onChange={(event) => onChange(event.currentTarget.value)}>
          {children}
        </select>
      )}
    </Field>
  );
}
