import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { FieldError } from '@directory/domain/profile/form';
import { Field } from '../../../ui/field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

interface TextFieldProps {
  /** Names the control as errors do: `website`, `social_links.youtube`. */
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: FieldError | undefined;
  hint?: string;
  required?: boolean;
  type?: 'text' | 'tel' | 'url' | 'email';
  inputMode?: 'numeric' | 'decimal';
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

export function TextField({ name, label, value, onChange, error, hint, required, ...input }: TextFieldProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Field
      label={label}
      error={error && t(`errors.${error}`)}
      {...(hint !== undefined && { hint })}
      {...(required && { required })}
    >
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          name={name}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

interface TextAreaFieldProps extends Pick<
  TextFieldProps,
  'name' | 'label' | 'value' | 'onChange' | 'error' | 'hint'
> {
  limit: number;
  lang?: string;
}

/** A text of several lines, which says how long it is once that matters. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { name, label, value, onChange, error, hint, limit, lang } = props;
  const { t } = useTranslation('dashboard');
  const isNearLimit = value.length > limit * 0.8;
  return (
    <div className="dashboard-textarea">
      <Field label={label} error={error && t(`errors.${error}`)} {...(hint !== undefined && { hint })}>
        {(control) => (
          <textarea
            {...control}
            name={name}
            rows={9}
            value={value}
            lang={lang}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </Field>
      {isNearLimit && <p className="field-hint">{t('characters', { count: value.length, limit })}</p>}
    </div>
  );
}
