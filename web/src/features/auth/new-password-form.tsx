import { useNavigate } from 'react-router-dom';
import type { AuthClient } from '@supabase/supabase-js';
import { PASSWORD_MIN_LENGTH, PASSWORD_SENTENCES, passwordProblem } from '@directory/domain/password-rules';
import { paths } from '@directory/domain/paths';
import { useLanguage } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAuthErrorText, weakPasswordReasons } from './auth-error-text.ts';
import { PasswordField, AuthForm } from './auth-form.tsx';
import { keepRecoverySession } from './use-recovery.ts';
import { useForm, type Refusal } from '../../ui/form/use-form.ts';

type Name = 'password' | 'repeated';

interface NewPasswordFormProps {
  client: InstanceType<typeof AuthClient>;
  email: string;
  /** The link's session has ended meanwhile. */
  onExpired: () => void;
}

/** Sets the password, upon which the server ends the account's other sessions, and goes to the dashboard as a signed-in member. */
export function NewPasswordForm({ client, email, onExpired }: NewPasswordFormProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const errorText = useAuthErrorText();
  const navigate = useNavigate();

  function check({ password, repeated }: Record<Name, string>): Partial<Record<Name, string>> {
    if (password === '') return { password: t('password.required') };
    // The server also knows which passwords are common.
    const problem = passwordProblem(password, { email });
    if (problem) return { password: PASSWORD_SENTENCES[problem][language] };
    if (repeated === '') return { repeated: t('password.repeatRequired') };
    return repeated === password ? {} : { repeated: t('password.mismatch') };
  }

  async function send({ password }: Record<Name, string>): Promise<Refusal<Name> | null> {
    try {
      const { error } = await client.updateUser({ password });
      if (error) return refused(error);
      const isSignedIn = await keepRecoverySession(client);
      await navigate(isSignedIn ? paths.dashboard() : paths.login(), { replace: true });
      return null;
    } catch (error) {
      return refused(error);
    }
  }

  function refused(error: unknown): Refusal<Name> {
    const reasons = weakPasswordReasons(error);
    if (reasons.length > 0)
      return {
        errors: { password: reasons.map((reason) => PASSWORD_SENTENCES[reason][language]).join('. ') },
      };
    const { code, status, name } = error as { code?: string; status?: number; name?: string };
    if (code === 'same_password') return { errors: { password: t('errors.samePassword') } };
    // Who opened the link too long ago would have to give the present password: a new link is easier.
    const isTooLate = code === 'current_password_required';
    if (isTooLate || name === 'AuthSessionMissingError' || status === 401 || status === 403) {
      onExpired();
      return {};
    }
    return { text: errorText(error, t('newPassword.failed')) };
  }

  const form = useForm<Name>({ names: ['password', 'repeated'], check, send });
  return (
    <AuthForm form={form} submit={t('newPassword.submit')} submitting={t('newPassword.submitting')} leaves>
      {email && <p>{t('newPassword.for', { email })}</p>}
      {/* For password managers: whose password they are to keep. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="password"
        label={t('newPassword.label')}
        hint={t('newPassword.hint', { count: PASSWORD_MIN_LENGTH })}
        error={form.errors.password}
        autoComplete="new-password"
      />
      <PasswordField
        name="repeated"
        label={t('newPassword.repeat')}
        error={form.errors.repeated}
        autoComplete="new-password"
      />
    </AuthForm>
  );
}
