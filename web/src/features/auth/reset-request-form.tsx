import { useEffect, useState } from 'react';
import { ApiFailure, askApi, SEND_TIMEOUT_MS } from '../../site/ask-api.ts';
import { useLanguage } from '../../site/contexts.ts';
import { lazyCheck, useForm } from '../../ui/form/use-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmailField, AuthForm } from './auth-form.tsx';

const contract = lazyCheck(async () => (await import('./check-reset.ts')).checkReset);

interface ResetRequestFormProps {
  /** Whether the link was sent to the address that stands in the field; told again when that changes. */
  onSent: (isSent: boolean) => void;
}

export function ResetRequestForm({ onSent }: ResetRequestFormProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const [sentTo, setSentTo] = useState('');

  const form = useForm<'email'>({
    names: ['email'],
    prepare: contract.prepare,
    check: (values) => contract.errors(values, language),
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
  const isSent = form.state === 'done';
  useEffect(() => onSent(isSent), [isSent, onSent]);
  return (
    <AuthForm
      form={form}
      submit={isSent ? t('reset.again') : t('reset.submit')}
      submitting={t('reset.submitting')}
      sent={isSent ? { title: t('reset.sent'), text: t('reset.sentText', { email: sentTo }) } : undefined}
    >
      <EmailField name="email" label={t('email')} error={form.errors.email} />
    </AuthForm>
  );
}
