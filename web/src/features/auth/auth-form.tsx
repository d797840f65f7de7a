import './auth-form.css';
import type { ComponentProps, ReactNode } from 'react';
import { useSupportEmail } from '../../site/contexts.ts';
import { Button } from '../../ui/button.tsx';
import type { FormState } from '../../ui/form/use-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface AuthFormProps {
  formProps: ComponentProps<'form'>;
  state: FormState;
  submit: string;
  submitting: string;
  /** Success leads to another page: until it is there, the form stays as it was while sending. */
  leaves?: boolean;
  /** What became of it, said aloud when it changes. */
  outcome: ReactNode;
  children: ReactNode;
}

/** The frame of the account forms: fields, what became of them, the button. Without scripts it says what to do instead. */
export function AuthForm({
  formProps,
  state,
  submit,
  submitting,
  leaves = false,
  outcome,
  children,
}: AuthFormProps) {
  const { t } = useTranslation('account');
  const email = useSupportEmail();
  const isBusy = state === 'sending' || (leaves && state === 'done');
  return (
    <>
      <noscript>
        <p className="auth-notice">
          {t('withoutScripts')} <a href={`mailto:${email}`}>{email}</a>
        </p>
      </noscript>
      <form className="auth-form" {...formProps}>
        {children}
        <div className={state === 'failed' ? 'auth-outcome is-failure' : 'auth-outcome'} role="status">
          {outcome}
        </div>
        <Button type="submit" disabled={isBusy}>
          {isBusy ? submitting : submit}
        </Button>
      </form>
    </>
  );
}
