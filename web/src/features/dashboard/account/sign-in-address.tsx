import { isEmail } from '@directory/domain/contracts/email';
import { FIELD_SENTENCES } from '@directory/domain/contracts/sentences';
import { LOCALES } from '@directory/domain/language';
import { ApiFailure } from '../../../site/ask-api.ts';
import type { Query } from '../../../site/query-client.ts';
import { useQuery } from '../../../site/use-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { type FieldErrors, type FormValues, useForm, type Refusal } from '../../../ui/form/use-form.ts';
import { AuthForm, EmailField, PasswordField } from '../../auth/auth-form.tsx';
import { MEMBER_KEY } from '../../session/use-session.ts';
import { asFailure, askForMember, callOwn, useFailureText } from '../data/member-request.ts';
import { ActNote, useAct } from '../data/use-act.tsx';
import { WaitingNote } from '../view/waiting.tsx';

/** A new address to log in with that has not been agreed to by both, as the database's `my_sign_in_change()` gives it. */
interface SignInChange {
  address: string;
  expires_at: string;
  waits_for: 'both' | 'new' | 'old';
}

export function signInChangeQuery(email: string): Query<SignInChange | null> {
  return {
    key: [MEMBER_KEY, email, 'sign-in-address'],
    ask: () => callOwn<SignInChange | null>('my_sign_in_change'),
    freshMs: 0,
  };
}

/** The address that the member logs in with: what waits, or the form that asks for another. */
export function SignInAddress({ email }: { email: string }) {
  const { t, language } = useTranslation(['sessions', 'shell']);
  const { data: waiting, isError, refetch } = useQuery(signInChangeQuery(email));
  const act = useAct<'sent' | 'withdrawn'>();
  const withdraw = async () => {
    await callOwn<boolean>('withdraw_my_sign_in_change');
    await refetch();
    return 'withdrawn' as const;
  };
  const moment = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="stack" aria-labelledby="sign-in-address-title">
      <h3 id="sign-in-address-title">{t('address.title')}</h3>
      <p className="muted">{t('address.text', { email })}</p>
      {isError && waiting === undefined ? (
        <EmptyState title={t('address.loadFailed')} retry={refetch} />
      ) : waiting === undefined ? (
        <p role="status">{t('shell:loading')}</p>
      ) : waiting === null ? (
        <Asking
          email={email}
          onAsked={() =>
            act.run(async () => {
              await refetch();
              return 'sent';
            })
          }
        />
      ) : (
        <WaitingNote
          title={t('address.waiting')}
          words={waiting.address}
          why={`${t(`address.waitsFor.${waiting.waits_for}`)} ${t('address.until', {
            date: moment.format(new Date(waiting.expires_at)),
          })}`}
        >
          <Button variant="secondary" disabled={act.isBusy} onClick={() => void act.run(withdraw)}>
            {t('address.withdraw')}
          </Button>
        </WaitingNote>
      )}
      <ActNote act={act} done={(outcome) => t(`address.${outcome}`)} failed={t('address.failed')} />
    </section>
  );
}

type Name = 'email' | 'password';

/** The password is typed again: a browser that was left open changes nothing. */
function Asking({ email: present, onAsked }: { email: string; onAsked: () => Promise<void> }) {
  const { t, language } = useTranslation(['sessions', 'account']);
  const failureText = useFailureText();

  function check({ email, password }: FormValues<Name>): FieldErrors<Name> {
    const address = email.trim();
    if (address === '') return { email: FIELD_SENTENCES.email_required[language] };
    if (!isEmail(address)) return { email: FIELD_SENTENCES.email_invalid[language] };
    if (address.toLowerCase() === present.toLowerCase()) return { email: t('address.same') };
    return password === '' ? { password: t('account:password.required') } : {};
  }

  async function send({ email, password }: FormValues<Name>): Promise<Refusal<Name> | null> {
    try {
      await askForMember('POST /api/members/me/sign-in-address', { email, password, language });
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'current_password_mismatch')
        return { errors: { password: t('account:errors.presentWrong') } };
      return { text: `${t('address.failed')} ${failureText(asFailure(error, 'unreachable'))}` };
    }
    await onAsked();
    return null;
  }

  const form = useForm<Name>({ names: ['email', 'password'], check, send });
  return (
    <AuthForm form={form} submit={t('address.submit')} submitting={t('account:reset.submitting')}>
      <EmailField {...form.field('email')} label={t('address.new')} isNew />
      <input type="text" name="username" autoComplete="username" value={present} readOnly hidden />
      <PasswordField {...form.field('password')} label={t('address.password')} />
    </AuthForm>
  );
}
