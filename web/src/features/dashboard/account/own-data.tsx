import { ApiFailure } from '../../../site/ask-api.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { useForm, type Refusal } from '../../../ui/form/use-form.ts';
import { AuthForm, PasswordField } from '../../auth/auth-form.tsx';
import { saveFile } from '../../device/save-file.ts';
import { endSession } from '../../session/sign-out.ts';
import {
  asFailure,
  askForMember,
  memberFailure,
  refused,
  useFailureText,
  callOwn,
} from '../data/member-request.ts';
import { ActNote, useAct } from '../data/use-act.tsx';

/** A copy of all that is held of the member, and its end. */
export function OwnData({ email }: { email: string | undefined }) {
  const { t } = useTranslation('sessions');
  const act = useAct<'copied' | 'waiting'>();
  const copy = () =>
    act.run(async () => {
      if (!(await callOwn<boolean>('ask_my_copy'))) return refused(memberFailure('signedOut'));
      const made = await untilCopied();
      if (made === null) return 'waiting';
      saveFile('my-data.json', JSON.stringify(made, null, 2));
      return 'copied';
    });
  return (
    <>
      <section className="stack start" aria-labelledby="own-data-title">
        <h3 id="own-data-title">{t('data.title')}</h3>
        <p className="muted">{t('data.copyText')}</p>
        <Button variant="secondary" disabled={act.isBusy} onClick={() => void copy()}>
          {t(act.isBusy ? 'data.copying' : 'data.copy')}
        </Button>
        <ActNote act={act} done={(outcome) => t(`data.${outcome}`)} />
      </section>
      <Deletion email={email} />
    </>
  );
}

/** It is made within seconds. @returns null when it takes longer */
async function untilCopied(): Promise<object | null> {
  for (let tries = 0; tries < 30; tries += 1) {
    const made = await callOwn<object | null>('my_copy');
    if (made) return made;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  return null;
}

/** The account's end. The password is typed again: a browser that was left open deletes nobody. */
function Deletion({ email }: { email: string | undefined }) {
  const { t, language } = useTranslation(['sessions', 'account']);
  const failureText = useFailureText();

  async function send({ password }: Record<'password', string>): Promise<Refusal<'password'> | null> {
    try {
      await askForMember('POST /api/members/me/erasure', { password, language });
      return null;
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'current_password_mismatch')
        return { errors: { password: t('account:errors.presentWrong') } };
      return { text: `${t('deletion.failed')} ${failureText(asFailure(error, 'unreachable'))}` };
    }
  }

  const form = useForm<'password'>({
    names: ['password'],
    check: ({ password }) => (password === '' ? { password: t('account:password.required') } : {}),
    send,
  });
  const isDone = form.state === 'done';
  return (
    <section className="stack" aria-labelledby="deletion-title">
      <h3 id="deletion-title">{t('deletion.title')}</h3>
      <p className="muted">{t('deletion.text')}</p>
      <AuthForm
        form={form}
        submit={t('deletion.submit')}
        submitting={t('deletion.submitting')}
        leaves
        sent={
          isDone
            ? { title: t('deletion.done'), text: t('deletion.doneText', { email: email ?? '' }) }
            : undefined
        }
      >
        <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordField {...form.field('password')} label={t('deletion.password')} />
      </AuthForm>
      {isDone && (
        <div>
          <Button variant="secondary" onClick={() => void endSession()}>
            {t('deletion.leave')}
          </Button>
        </div>
      )}
    </section>
  );
}
