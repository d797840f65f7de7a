import { useEffect } from 'react';
import { FIELD_SENTENCES } from '@directory/domain/contracts/sentences';
import { useLanguage } from '../../site/contexts.ts';
import { onceIdle } from '../../site/defer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { loadSupabase } from '../session/load-supabase.ts';
import { useAuthErrorText } from './auth-error-text.ts';
import { EmailField, PasswordField, AuthForm } from './auth-form.tsx';
import { useForm, type Refusal } from '../../ui/form/use-form.ts';

type Name = 'email' | 'password';

/** Signs a member in. The session's store then says so to the page around it. */
export function LoginForm() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const errorText = useAuthErrorText();

  useEffect(
    () =>
      onceIdle(() => {
        // Ahead of time only: when it fails, signing in tries again and says so.
        loadSupabase().catch(() => undefined);
      }),
    [],
  );

  async function send({ email, password }: Record<Name, string>): Promise<Refusal<Name> | null> {
    const failed = (error: unknown) => {
      const { status } = error as { status?: number };
      // A new link lets a member in whatever strangers have tried.
      return { text: status === 429 ? t('login.tooMany') : errorText(error, t('login.failed')) };
    };
    try {
      const supabase = await loadSupabase();
      const { error } = await supabase.auth.signInWithPassword({ email: email.trim(), password });
      return error && failed(error);
    } catch (error) {
      return failed(error);
    }
  }

  const form = useForm<Name>({
    names: ['email', 'password'],
    check: ({ email, password }) => ({
      email: email.trim() === '' ? FIELD_SENTENCES.email_required[language] : undefined,
      password: password === '' ? t('password.required') : undefined,
    }),
    send,
  });
  return (
    <AuthForm form={form} submit={t('login.submit')} submitting={t('login.submitting')} leaves>
      <EmailField name="email" label={t('email')} error={form.errors.email} />
      <PasswordField
        name="password"
        label={t('password.label')}
        error={form.errors.password}
        autoComplete="current-password"
      />
    </AuthForm>
  );
}
