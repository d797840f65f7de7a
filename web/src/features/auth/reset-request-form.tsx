import { useState } from 'react';
import { FIELD_ERROR_TEXTS, isEmail } from '@directory/domain/messages/field-rules';
import { useLanguage } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmailField } from './auth-field.tsx';
import { AuthForm } from './auth-form.tsx';
import { requestReset } from './request-reset.ts';
import { useAuthForm } from './use-auth-form.ts';

/** Asks for the mail that leads to a new password. */
export function ResetRequestForm() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const [sentTo, setSentTo] = useState('');

  const { formProps, state, errors, failure } = useAuthForm<'email'>({
    names: ['email'],
    check: ({ email }) => {
      const address = email.trim();
      if (address === '') return { email: FIELD_ERROR_TEXTS.email_required[language] };
      return { email: isEmail(address) ? undefined : FIELD_ERROR_TEXTS.email_invalid[language] };
    },
    send: async ({ email }) => {
      const outcome = await requestReset(email.trim(), language);
      if (outcome === 'too-many') return { text: t('errors.tooMany') };
      if (outcome === 'failed') return { text: t('reset.failed') };
      setSentTo(email.trim());
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
