import { useNavigate } from 'react-router-dom';
import type { AuthClient } from '@supabase/supabase-js';
import { paths } from '@directory/domain/paths';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAuthErrorText, weakPasswordReasons } from './auth-error-text.ts';
import { PasswordField, AuthForm } from './auth-form.tsx';
import { checkNewPassword, PASSWORD_MIN_LENGTH } from './password-rule.ts';
import { keepRecoverySession } from './use-recovery.ts';
import { useForm, type Refusal } from '../../ui/form/use-form.ts';

type Name = 'password' | 'repeated';

interface NewPasswordFormProps {
  client: InstanceType<typeof AuthClient>;
  /** Whose password it is. */
  email: string;
  /** The link's session has ended meanwhile. */
  onExpired: () => void;
}

/** Sets the password, ends the account's other sessions, and goes to the dashboard as a signed-in member. */
export function NewPasswordForm({ client, email, onExpired }: NewPasswordFormProps) {
  const { t } = useTranslation('account');
  const errorText = useAuthErrorText();
  const navigate = useNavigate();

  function check({ password, repeated }: Record<Name, string>): Partial<Record<Name, string>> {
    const problem = checkNewPassword(password);
    if (problem) return { password: t(`password.${problem}`, { count: PASSWORD_MIN_LENGTH }) };
    if (repeated === '') return { repeated: t('password.repeatRequired') };
    return repeated === password ? {} : { repeated: t('password.mismatch') };
  }

  async function send({ password }: Record<Name, string>): Promise<Refusal<Name> | null> {
    try {
      const { error } = await client.updateUser({ password });
      if (error) return refused(error);
      // Whoever knew the old password is out. Auth does the same by itself; the embedded one of `npm start` does not.
      await client.signOut({ scope: 'others' });
      const isSignedIn = await keepRecoverySession(client);
      await navigate(isSignedIn ? paths.dashboard() : paths.login(), { replace: true });
      return null;
    } catch (error) {
      return refused(error);
    }
  }

  function refused(error: unknown): Refusal<Name> {
    const reasons = weakPasswordReasons(error);
    if (reasons.length > 0) {
      const sentences = reasons.map((reason) => t(`password.weak.${reason}`, { count: PASSWORD_MIN_LENGTH }));
      return { errors: { password: sentences.join(' ') } };
    }
    const { code, status, name } = error as { code?: string; status?: number; name?: string };
    if (code === 'same_password') return { errors: { password: t('errors.samePassword') } };
    if (name === 'AuthSessionMissingError' || status === 401 || status === 403) {
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
