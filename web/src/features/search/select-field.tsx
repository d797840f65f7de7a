import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  label: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

/** A field to choose one of several in; `className` is the field's. */
export function SelectField({ label, className = '', onChange, children, ...select }: SelectFieldProps) {
  return (
    <Field label={label} className={className}>
      {(control) => (
        <select {...select} {...control} onChange={(event) => onChange(event.currentTarget.value)}>
          {children}
        </select>
      )}
    </Field>
  );
}
