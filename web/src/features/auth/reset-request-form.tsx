import { useState } from 'react';
import { ApiFailure, askApi, SEND_TIMEOUT_MS } from '../../site/ask-api.ts';
import { useLanguage } from '../../site/contexts.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmailField, AuthForm } from './auth-form.tsx';

const loadCheck = () => import('./check-reset.ts');

/** Asks for the mail that leads to a new password. */
export function ResetRequestForm() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const [sentTo, setSentTo] = useState('');

  const { formProps, state, errors, failure } = useForm<'email'>({
    names: ['email'],
    // Ahead of time only. Where it cannot be fetched, the server's check says the same.
    prepare: () => void loadCheck().catch(() => undefined),
    check: async ({ email }) => (await loadCheck().catch(() => null))?.checkReset(email, language) ?? {},
    send: async ({ email }) => {
      const address = email.trim();
      try {
        await askApi(
          'POST /api/auth/password-reset',
          { email: address, language },
          { timeoutMs: SEND_TIMEOUT_MS },
        );
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        const { status, fields } = error;
        return { text: t(status === 429 ? 'errors.tooMany' : 'reset.failed'), errors: fields };
      }
      setSentTo(address);
      return null;
    },
  });
  return (
    <AuthForm
      formProps={formProps}
      state={state}
      submit={state === 'done' ? t('reset.again') : t('reset.submit')}
      submitting={t('reset.submitting')}
      outcome={
        state === 'done' ? (
          <>
            <p className="auth-outcome-title">{t('reset.sent')}</p>
            <p>{t('reset.sentText', { email: sentTo })}</p>
          </>
        ) : (
          failure
        )
      }
    >
      <EmailField name="email" label={t('email')} error={errors.email} />
    </AuthForm>
  );
}
