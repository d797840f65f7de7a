import type { AuthClient } from '@supabase/supabase-js';
import {
  PASSWORD_MIN_LENGTH,
  PASSWORD_SENTENCES,
  passwordProblem,
} from '@directory/domain/accounts/password-rules';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAuthErrorText, weakPasswordReasons } from './auth-error-text.ts';
import { PasswordField, AuthForm } from './auth-form.tsx';
import { useForm, type Refusal } from '../../ui/form/use-form.ts';

type Name = 'present' | 'password' | 'repeated';

interface NewPasswordFormProps {
  client: Pick<InstanceType<typeof AuthClient>, 'updateUser'>;
  email: string;
  /** The session that a mail's link has just opened needs no present password; any other does. */
  asksPresent?: boolean;
  /** What else came of it, said beside that it is saved. */
  alsoSaid?: string | undefined;
  /** The session has ended meanwhile. */
  onExpired: () => void;
  /** It is set, and nobody else is logged in any more. Where nothing else follows, the form says so. */
  onSaved: () => Promise<void>;
}

/** Sets the password, upon which the server ends the account's other sessions. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { client, email, asksPresent = false, alsoSaid, onExpired, onSaved } = props;
  const { t, language } = useTranslation('account');
  const errorText = useAuthErrorText();

  function check({ present, password, repeated }: Record<Name, string>): Partial<Record<Name, string>> {
    if (asksPresent && present === '') return { present: t('password.required') };
    if (password === '') return { password: t('password.required') };
    // The server also knows which passwords are common.
    const problem = passwordProblem(password, { email });
    if (problem) return { password: PASSWORD_SENTENCES[problem][language] };
    if (repeated === '') return { repeated: t('password.repeatRequired') };
    return repeated === password ? {} : { repeated: t('password.mismatch') };
  }

  async function send({ present, password }: Record<Name, string>): Promise<Refusal<Name> | null> {
    try {
      const { error } = await client.updateUser({
        password,
        ...(asksPresent && { current_password: present }),
      });
      if (error) return refused(error);
      await onSaved();
      return null;
    } catch (error) {
      return refused(error);
    }
  }

  function refused(error: unknown): Refusal<Name> {
    const reasons = weakPasswordReasons(error);
    if (reasons.length > 0)
      return {
        errors: { password: reasons.map((reason) => PASSWORD_SENTENCES[reason][language]).join(' ') },
      };
    const { code, status, name } = error as { code?: string; status?: number; name?: string };
    if (code === 'current_password_mismatch') return { errors: { present: t('errors.presentWrong') } };
    if (code === 'same_password') return { errors: { password: t('errors.samePassword') } };
    // Who opened the link too long ago would have to give the present password: a new link is easier.
    const isTooLate = code === 'current_password_required';
    if (isTooLate || name === 'AuthSessionMissingError' || status === 401 || status === 403) {
      onExpired();
      return {};
    }
    return { text: errorText(error, t('reset.failed')) };
  }

  const form = useForm<Name>({ names: ['present', 'password', 'repeated'], check, send });
  const isSaved = asksPresent && form.state === 'done';
  return (
    <AuthForm
      form={form}
      submit={t('newPassword.submit')}
      submitting={t('newPassword.submitting')}
      leaves={!asksPresent}
      sent={
        isSaved
          ? {
              title: t('newPassword.saved'),
              text: [t('newPassword.savedText'), alsoSaid].filter(Boolean).join(' '),
            }
          : undefined
      }
    >
      {email && !asksPresent && <p>{t('newPassword.for', { email })}</p>}
      {/* For password managers: whose password they are to keep. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {asksPresent && <PasswordField {...form.field('present')} label={t('newPassword.present')} />}
      <PasswordField
        {...form.field('password')}
        label={t('newPassword.label')}
        hint={t('newPassword.hint', { count: PASSWORD_MIN_LENGTH })}
        isNew
      />
      <PasswordField {...form.field('repeated')} label={t('newPassword.repeat')} isNew />
    </AuthForm>
  );
}
