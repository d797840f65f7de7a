import { useState, type HTMLInputAutoCompleteAttribute } from 'react';
import { EMAIL_MAX_LENGTH } from '@directory/domain/contracts/email';
import { Field } from '../../ui/field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

interface AuthFieldProps {
  name: string;
  label: string;
  error: string | undefined;
}

/** The address that a member signs in with. */
export function EmailField(props: AuthFieldProps) {
  return (
    <Field label={props.label} error={props.error} required>
      {(control) => (
        <input
          {...control}
          name={props.name}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_MAX_LENGTH}
        />
      )}
    </Field>
  );
}

interface PasswordFieldProps extends AuthFieldProps {
  hint?: string;
  autoComplete: HTMLInputAutoCompleteAttribute;
}

/** A password, which can be shown while it is typed. */
export function PasswordField({ name, label, error, hint, autoComplete }: PasswordFieldProps) {
  const { t } = useTranslation('account');
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} error={error} required {...(hint && { hint })}>
      {(control) => (
        <div className="password-field">
          <input
            {...control}
            name={name}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            className="password-toggle"
            type="button"
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? t('password.hide') : t('password.show')}
            <VisuallyHidden> {label}</VisuallyHidden>
          </button>
        </div>
      )}
    </Field>
  );
}
