import { useState } from 'react';
import { LOCALES } from '@directory/domain/language';
import type { Query } from '../../../site/query-client.ts';
import { useQuery, useQueryClient } from '../../../site/use-query.ts';
import { useLaterStrings, useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MEMBER_KEY } from '../../session/use-session.ts';
import { NewPasswordForm } from '../../auth/new-password-form.tsx';
import { loadSupabase } from '../../session/load-supabase.ts';
import { endSession } from '../../session/sign-out.ts';
import { SignInAddress, signInChangeQuery } from './sign-in-address.tsx';
import { OwnData } from './own-data.tsx';
import { OwnMails } from './own-mails.tsx';
import { callOwn, type OwnProfile } from '../data/member-request.ts';
import { ActNote, useAct } from '../data/use-act.tsx';

/** One place where the member is logged in, as the database's `my_sessions()` gives it. */
interface OwnSession {
  id: string;
  /** Browser and system, `Firefox, Windows`; null when they are not known. */
  device: string | null;
  began_at: string;
  /** When it was last renewed, which happens once an hour while it is used. */
  used_at: string;
  is_this: boolean;
}

/** The member's own sessions, this one first. */
function sessionsQuery(email: string | undefined): Query<OwnSession[]> {
  return {
    key: [MEMBER_KEY, email ?? '', 'sessions'],
    ask: async () => (await callOwn<OwnSession[] | null>('my_sessions')) ?? [],
    freshMs: 0,
  };
}

export interface AccountProps {
  email: string | undefined;
  profile: OwnProfile;
  /** Reads the profile anew. */
  refresh: () => Promise<void>;
}

/** Where the account is logged in, a new password, which ends all of that but here, another address, which mails come, and the member's own data. */
export function AccountPanel({ email, profile, refresh }: AccountProps) {
  useLaterStrings(['account', 'sessions']);
  const { t } = useTranslation('sessions');
  const queryClient = useQueryClient();
  const { data: signIn } = useQuery(signInChangeQuery(email ?? ''));
  const [isAddressDropped, setAddressDropped] = useState(false);
  const [client] = useState(() => ({
    updateUser: async (change: { password: string; current_password?: string }) =>
      (await loadSupabase()).auth.updateUser(change),
  }));
  return (
    <div className="stack">
      <SessionList email={email} />
      <h3>{t('password')}</h3>
      <NewPasswordForm
        client={client}
        email={email ?? ''}
        asksPresent
        onExpired={() => void endSession()}
        alsoSaid={isAddressDropped ? t('addressDropped') : undefined}
        onSaved={async () => {
          // With the password: whoever is told of an address that is not theirs sets a new one.
          setAddressDropped(profile.waiting_address !== null || Boolean(signIn));
          await Promise.all([
            queryClient.refresh(sessionsQuery(email)),
            queryClient.refresh(signInChangeQuery(email ?? '')),
            refresh(),
          ]);
        }}
      />
      <SignInAddress email={email ?? ''} />
      <OwnMails email={email} />
      <OwnData email={email} />
    </div>
  );
}

/** Where the account is logged in: each place can be logged out by itself, and all others together. */
function SessionList({ email }: { email: string | undefined }) {
  const { t } = useTranslation(['sessions', 'shell']);
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery(email));
  const act = useAct<'ended'>();
  const end = (session?: string) =>
    void act.run(async () => {
      await callOwn('end_my_sessions', session === undefined ? {} : { session });
      await refetch();
      return 'ended';
    });

  return (
    <section className="stack start" aria-labelledby="sessions-title">
      <h3 id="sessions-title">{t('title')}</h3>
      <p className="muted">{t('explain')}</p>
      {isError && !sessions ? (
        <EmptyState title={t('loadFailed')} retry={refetch} />
      ) : !sessions ? (
        <p role="status">{t('shell:loading')}</p>
      ) : (
        <ul className="stack gap-3 small">
          {sessions.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              isBusy={act.isBusy}
              onEnd={() => end(session.id)}
            />
          ))}
        </ul>
      )}
      <ActNote act={act} done={t} failed={t('failed')} />
      {sessions && sessions.length > 1 && (
        <Button variant="secondary" disabled={act.isBusy} onClick={() => end()}>
          {t('endOthers')}
        </Button>
      )}
    </section>
  );
}

function SessionItem(props: { session: OwnSession; isBusy: boolean; onEnd: () => void }) {
  const { session, isBusy, onEnd } = props;
  const { t, language } = useTranslation('sessions');
  const moment = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' });
  const device = session.device ?? t('unknown');
  return (
    <li className="session">
      <p>
        <strong>{device}</strong>
      </p>
      <p className="muted">{t('began', { date: moment.format(new Date(session.began_at)) })}</p>
      {session.is_this ? (
        <p>
          <strong>{t('this')}</strong>
        </p>
      ) : (
        <>
          <p className="muted">{t('used', { date: moment.format(new Date(session.used_at)) })}</p>
          <Button variant="quiet" disabled={isBusy} aria-label={t('endDevice', { device })} onClick={onEnd}>
            {t('end')}
          </Button>
        </>
      )}
    </li>
  );
}
