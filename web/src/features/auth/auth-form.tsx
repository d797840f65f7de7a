import './auth-form.css';
import { type ReactNode, useState } from 'react';
import { EMAIL_MAX_LENGTH } from '@directory/domain/contracts/email';
import { useSupportEmail } from '../../site/contexts.ts';
import { Button } from '../../ui/button.tsx';
import type { Form } from '../../ui/form/use-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Field } from '../../ui/field.tsx';
import { TextField } from '../../ui/form/fields.tsx';
import { Outcome } from '../../ui/outcome.tsx';

interface AuthFormProps {
  form: Form;
  submit: string;
  submitting: string;
  /** Success leads to another page: until it is there, the form stays as it was while sending. */
  leaves?: boolean;
  /** What is announced below the fields once it was sent, where that does not lead elsewhere. */
  sent?: { title: string; text: string } | undefined;
  children: ReactNode;
}

/** The frame of the account forms: fields, outcome, the button. Without scripts it says what to do instead. */
export function AuthForm({
  form: { formProps, state, failure },
  submit,
  submitting,
  leaves = false,
  sent,
  children,
}: AuthFormProps) {
  const { t } = useTranslation(['account', 'shell']);
  const email = useSupportEmail();
  const isBusy = state === 'sending' || (leaves && state === 'done');
  return (
    <>
      <noscript>
        <p className="panel is-soft">
          {t('withoutScripts')} <a href={`mailto:${email}`}>{email}</a>
        </p>
      </noscript>
      <form className="auth-form stack gap-5 needs-scripts" {...formProps}>
        <p className="field-hint">{t('shell:requiredNote')}</p>
        {children}
        <Outcome failed={state === 'failed'} title={sent?.title}>
          {sent ? <p>{sent.text}</p> : failure}
        </Outcome>
        <Button type="submit" disabled={isBusy}>
          {isBusy ? submitting : submit}
        </Button>
      </form>
    </>
  );
}

interface AuthFieldProps {
  name: string;
  label: string;
  error: string | undefined;
}

/** The address of an account; a new one is not offered the present one. */
export function EmailField({ isNew = false, ...props }: AuthFieldProps & { isNew?: boolean }) {
  return (
    <TextField
      {...props}
      required
      type="email"
      inputMode="email"
      autoComplete={isNew ? 'email' : 'username'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={EMAIL_MAX_LENGTH}
    />
  );
}

interface PasswordFieldProps extends AuthFieldProps {
  hint?: string;
  /** Password managers offer one, rather than the present one. */
  isNew?: boolean;
}

/** A password, which can be shown while it is typed. */
export function PasswordField({ name, label, error, hint, isNew = false }: PasswordFieldProps) {
  const { t } = useTranslation('account');
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} error={error} required hint={hint}>
      {(control) => (
        <div className="password-field">
          <input
            {...control}
            name={name}
            type={isShown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            className="link-button password-toggle"
            type="button"
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? t('password.hide') : t('password.show')}
            <span className="visually-hidden"> {label}</span>
          </button>
        </div>
      )}
    </Field>
  );
}
