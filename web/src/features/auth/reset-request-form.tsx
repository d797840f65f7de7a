import { useEffect, useState } from 'react';
import { lazyCheck, useForm } from '../../ui/form/use-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAskForLink } from './auth-error-text.ts';
import { EmailField, AuthForm } from './auth-form.tsx';

const contract = lazyCheck(
  async () => (await import('@directory/domain/contracts/password-reset')).passwordReset.input,
);

interface ResetRequestFormProps {
  /** Whether the link was sent to the address that stands in the field; told again when that changes. */
  onSent: (isSent: boolean) => void;
}

export function ResetRequestForm({ onSent }: ResetRequestFormProps) {
  const { t, language } = useTranslation('account');
  const askForLink = useAskForLink();
  const [sentTo, setSentTo] = useState('');

  const form = useForm<'email'>({
    names: ['email'],
    prepare: contract.prepare,
    check: (values) => contract.errors(values, language),
    send: async ({ email }) => {
      const address = email.trim();
      const refusal = await askForLink(address);
      if (refusal === null) setSentTo(address);
      return refusal;
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
      <EmailField {...form.field('email')} label={t('email')} />
    </AuthForm>
  );
}
