import { type ComponentProps, use } from 'react';
import { PostedContext } from '../../site/contexts.ts';
import { Field, type FieldProps } from '../field.tsx';

type Framed<Control extends 'input' | 'select' | 'textarea'> = Omit<ComponentProps<Control>, 'children'> &
  Omit<FieldProps, 'children'>;

/** What a field holds at first: what was sent without scripts and is not through yet. */
function useSent(field: { name?: string | undefined; value?: unknown; defaultValue?: unknown }) {
  const { name, defaultValue } = field;
  const posted = use(PostedContext);
  if ('value' in field) return {};
  const sent = posted && !posted.isSent ? posted.values[name ?? '']?.[0] : undefined;
  return { defaultValue: sent ?? (defaultValue as string | undefined) };
}

export function TextField({ label, required, hint, error, className, ...input }: Framed<'input'>) {
  const sent = useSent(input);
  return (
    <Field {...{ label, required, hint, error, className }}>
      {(control) => <input type="text" {...input} {...sent} {...control} />}
    </Field>
  );
}

export function TextAreaField({ label, required, hint, error, className, ...area }: Framed<'textarea'>) {
  const sent = useSent(area);
  return (
    <Field {...{ label, required, hint, error, className }}>
      {(control) => <textarea rows={6} {...area} {...sent} {...control} />}
    </Field>
  );
}

/** Texts by value, in the order in which they are offered. */
export type Options = readonly (readonly [value: string, text: string])[];

interface SelectFieldProps extends Framed<'select'> {
  /** The words of the first option, which chooses nothing, where there is one. */
  none?: string;
  options?: Options;
  groups?: readonly { label: string; options: Options }[];
}

export function SelectField(props: SelectFieldProps) {
  const { label, required, hint, error, className, none, options = [], groups = [], ...select } = props;
  const sent = useSent(select);
  const list = (offered: Options) =>
    offered.map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    ));
  return (
    <Field {...{ label, required, hint, error, className }}>
      {(control) => (
        <select {...select} {...sent} {...control}>
          {none !== undefined && <option value="">{none}</option>}
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
