import { useEffect, useState } from 'react';
import { FIELD_SENTENCES } from '@directory/domain/contracts/sentences';
import { onceIdle } from '../../site/platform.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { loadSupabase } from '../session/load-supabase.ts';
import { useAuthErrorText, useAskForLink } from './auth-error-text.ts';
import { EmailField, PasswordField, AuthForm } from './auth-form.tsx';
import { useForm, type Refusal } from '../../ui/form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Outcome } from '../../ui/outcome.tsx';

type Name = 'email' | 'password';

/** Signs a member in. The session's store then says so to the page around it. */
export function LoginForm() {
  const { t, language } = useTranslation('account');
  const errorText = useAuthErrorText();
  /** The address whose tries are used up. */
  const [locked, setLocked] = useState<string | null>(null);

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
      const isLocked = (error as { status?: number }).status === 429;
      setLocked(isLocked ? email.trim() : null);
      return { text: isLocked ? t('login.tooMany') : errorText(error, t('login.failed')) };
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
    <>
      <AuthForm form={form} submit={t('login.title')} submitting={t('login.submitting')} leaves>
        <EmailField {...form.field('email')} label={t('email')} />
        <PasswordField {...form.field('password')} label={t('password.label')} />
      </AuthForm>
      {locked !== null && <LinkOffer key={locked} email={locked} />}
    </>
  );
}

/** Where wrong passwords, perhaps a stranger's, have closed the way by password: the mail's link sets a new password and lets a member in all the same. */
function LinkOffer({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const askForLink = useAskForLink();
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle');
  const [failure, setFailure] = useState('');

  async function send(): Promise<void> {
    setState('sending');
    const refusal = await askForLink(email);
    setFailure(refusal?.errors?.email ?? refusal?.text ?? '');
    setState(refusal === null ? 'sent' : 'failed');
  }

  return (
    <div className="auth-form stack gap-5">
      <Outcome failed={state === 'failed'} title={state === 'sent' ? t('login.linkSent') : undefined}>
        {state === 'sent' && <p>{t('reset.sentText', { email })}</p>}
        {state === 'failed' && <p>{failure}</p>}
      </Outcome>
      <Button variant="secondary" disabled={state === 'sending'} onClick={() => void send()}>
        {t(state === 'sending' ? 'reset.submitting' : state === 'sent' ? 'reset.again' : 'login.mailLink')}
      </Button>
    </div>
  );
}
