import './facts-card.css';

import { useEffect, useRef, useState } from 'react';
import { ACCEPTANCE_DAYS } from '@directory/domain/profile/confirmed';
import type { EditableRow } from '@directory/domain/profile/row';
import type { ApiFailure } from '../../../site/ask-api.ts';
import { useLanguage } from '../../../site/contexts.ts';
import { factDay } from '../../../site/days.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { asFailure, useFailureText, memberFailure, refused } from '../data/member-request.ts';
import { type OwnProfile, readOwnProfile } from '../data/own-profile.ts';
import { SearchStatusLine } from '../view/search-status-line.tsx';
import { useFacts } from './use-facts.ts';
import { saveProfile } from '../edit/save-draft.ts';

interface FactsCardProps {
  profile: OwnProfile;
  email: string | undefined;
  /** The profile is to be read anew. */
  refresh: () => Promise<void>;
}

type Outcome = 'paused' | 'resumed' | 'confirmed' | 'changed';

/** The facts that grow stale, each with the day of the last word: one press pauses new clients, one says that all is still true. */
export function FactsCard({ profile, email, refresh }: FactsCardProps) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const failureText = useFailureText();
  const [now] = useState(() => new Date());
  const note = useRef<HTMLDivElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const accepting = profile.accepting_new_clients;
  const present = presentFacts(profile);

  useEffect(() => {
    // The button that was pressed may be gone, or say something else.
    if (outcome) note.current?.focus();
  }, [outcome]);

  async function say(facts: Partial<EditableRow>, said: Outcome): Promise<void> {
    setIsBusy(true);
    setOutcome(null);
    setFailure(null);
    try {
      const isSaid = await sayFacts(profile, facts);
      await refresh();
      setOutcome(isSaid ? said : 'changed');
    } catch (error) {
      setFailure(asFailure(error, 'unreachable'));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <section className="card facts-card" aria-labelledby="facts-card-title">
      <h2 id="facts-card-title">{t('facts.title')}</h2>
      {areStale(profile, now) && (
        <p className="facts-ask">
          {t(profile.accepting_lapsed ? 'facts.lapsed' : 'facts.ask', { count: ACCEPTANCE_DAYS })}
        </p>
      )}
      <dl className="facts-list">
        {useFacts(profile).map(({ label, value, time }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {time && <dd className="facts-day">{t('facts.said', { date: factDay(time, language) })}</dd>}
          </div>
        ))}
      </dl>
      <div className="facts-buttons">
        <Button
          variant="secondary"
          disabled={isBusy}
          onClick={() => void say({ accepting_new_clients: !accepting }, accepting ? 'paused' : 'resumed')}
        >
          {t(accepting ? 'facts.pause' : accepting === null ? 'facts.open' : 'facts.resume')}
        </Button>
        {Object.keys(present).length > 0 && (
          <Button variant="secondary" disabled={isBusy} onClick={() => void say(present, 'confirmed')}>
            {t('facts.confirm')}
          </Button>
        )}
      </div>
      <div className="facts-outcome" role="status" ref={note} tabIndex={-1}>
        {outcome && t(`facts.done.${outcome}`)}
        {failure && `${t('facts.failed')}. ${failureText(failure)}`}
      </div>
      {(outcome === 'paused' || outcome === 'resumed') && (
        <SearchStatusLine email={email} revision={profile.revision} />
      )}
    </section>
  );
}

/** What the profile says of the facts that grow stale: to write it again is to confirm it. Empty when it says nothing. */
function presentFacts(profile: OwnProfile): Partial<EditableRow> {
  const { accepting_new_clients, wait_times, fee_individual_cents, fee_couple_cents, sliding_scale } =
    profile;
  return {
    ...(profile.accepting_confirmed_at && { accepting_new_clients }),
    ...(profile.wait_confirmed_at && { wait_times }),
    ...(profile.fees_confirmed_at && { fee_individual_cents, fee_couple_cents, sliding_scale }),
  };
}

/** Whether any of them was last confirmed so long ago that its member is asked about it. */
function areStale(profile: OwnProfile, now: Date): boolean {
  const oldest = now.getTime() - ACCEPTANCE_DAYS * 86_400_000;
  return [profile.accepting_confirmed_at, profile.wait_confirmed_at, profile.fees_confirmed_at].some(
    (time) => time !== null && new Date(time).getTime() < oldest,
  );
}

/**
 * Writes these facts, also where they are what stands there already. The day of each becomes today.
 * @returns false when the profile has been saved since it was read; nothing is written then
 * @throws ApiFailure when the server refused or did not answer
 */
async function sayFacts(profile: OwnProfile, facts: Partial<EditableRow>): Promise<boolean> {
  if (await saveProfile(profile.id, profile.revision, facts)) return true;
  const present = await readOwnProfile();
  // The version is still the one that was read, yet no row was written: the session has ended.
  if (present?.revision === profile.revision) return refused(memberFailure('signedOut'));
  return false;
}
