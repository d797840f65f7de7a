import { useRef, useState } from 'react';
import { LOCALES } from '@directory/domain/language';
import { useQuery } from '../../../site/use-query.ts';
import type { ApiFailure } from '../../../site/ask-api.ts';
import { useLanguage } from '../../../site/contexts.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { asFailure, useFailureText } from '../data/member-request.ts';
import { endSessions, type OwnSession, sessionsQuery } from './own-sessions.ts';

/** Where the account is logged in: each place can be logged out by itself, and all others together. */
export function SessionList({ email }: { email: string | undefined }) {
  const { t } = useTranslation(['sessions', 'dashboard', 'shell']);
  const failureText = useFailureText();
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery(email));
  const note = useRef<HTMLDivElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isEnded, setIsEnded] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function end(session?: string): Promise<void> {
    setIsBusy(true);
    setIsEnded(false);
    setFailure(null);
    try {
      await endSessions(session);
      await refetch();
      setIsEnded(true);
      // The button that was pressed is gone with its session.
      note.current?.focus();
    } catch (error) {
      setFailure(asFailure(error, 'unreachable'));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <section aria-labelledby="sessions-title">
      <h3 id="sessions-title">{t('title')}</h3>
      <p className="muted">{t('explain')}</p>
      {isError && !sessions ? (
        <div role="status">
          <p>{t('loadFailed')}</p>
          <Button variant="secondary" onClick={() => void refetch()}>
            {t('shell:retry')}
          </Button>
        </div>
      ) : !sessions ? (
        <p role="status">{t('dashboard:account.loading')}</p>
      ) : (
        <ul className="session-list">
          {sessions.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              isBusy={isBusy}
              onEnd={() => void end(session.id)}
            />
          ))}
        </ul>
      )}
      <div className="session-outcome" role="status" ref={note} tabIndex={-1}>
        {isEnded && t('ended')}
        {failure && `${t('failed')} ${failureText(failure)}`}
      </div>
      {sessions && sessions.length > 1 && (
        <Button variant="secondary" disabled={isBusy} onClick={() => void end()}>
          {t('endOthers')}
        </Button>
      )}
    </section>
  );
}

function SessionItem(props: { session: OwnSession; isBusy: boolean; onEnd: () => void }) {
  const { session, isBusy, onEnd } = props;
  const { t } = useTranslation('sessions');
  const language = useLanguage();
  const moment = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' });
  const device = session.device ?? t('unknown');
  return (
    <li className="session">
      <p className="session-device">{device}</p>
      <p className="muted">{t('began', { date: moment.format(new Date(session.began_at)) })}</p>
      {session.is_this ? (
        <p className="session-this">{t('this')}</p>
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
