import { useState } from 'react';
import { ACCEPTANCE_DAYS } from '@directory/domain/profile/confirmed';
import type { EditableRow } from '@directory/domain/profile/row';
import { factDay } from '../../../site/days.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { useColumnText } from '../../practical-facts/use-column-text.ts';
import { memberFailure, refused, type OwnProfile, readOwnProfile } from '../data/member-request.ts';
import { ActNote, useAct } from '../data/use-act.tsx';
import { saveProfile } from '../edit/use-profile-editor.ts';
import { SearchStatusLine } from './search-status-line.tsx';

interface FactsCardProps {
  profile: OwnProfile;
  email: string | undefined;
  /** The profile is to be read anew. */
  refresh: () => Promise<void>;
}

type Outcome = 'paused' | 'resumed' | 'confirmed' | 'changed';

/** The facts that grow stale, each with the day of the last word: one press pauses new clients, one says that all is still true. */
export function FactsCard({ profile, email, refresh }: FactsCardProps) {
  const { t, language } = useTranslation(['dashboard', 'profile']);
  const [now] = useState(() => new Date());
  const act = useAct<Outcome>();
  const accepting = profile.accepting_new_clients;
  const present = presentFacts(profile);
  const say = (facts: Partial<EditableRow>, said: Outcome) =>
    void act.run(async () => {
      const isSaid = await sayFacts(profile, facts);
      await refresh();
      return isSaid ? said : 'changed';
    });

  return (
    <section className="card stack facts-card" aria-labelledby="facts-card-title">
      <h2 className="text-lg" id="facts-card-title">
        {t('facts.title')}
      </h2>
      {areStale(profile, now) && (
        <p className="notice">
          {t(profile.accepting_lapsed ? 'facts.lapsed' : 'facts.ask', { count: ACCEPTANCE_DAYS })}
        </p>
      )}
      <dl className="term-list">
        {useFacts(profile).map(({ label, value, time }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {time && (
              <dd className="term-note">{t('profile:confirmed', { date: factDay(time, language) })}</dd>
            )}
          </div>
        ))}
      </dl>
      <div className="stack gap-2">
        <Button
          variant="secondary"
          disabled={act.isBusy}
          onClick={() => say({ accepting_new_clients: !accepting }, accepting ? 'paused' : 'resumed')}
        >
          {t(accepting ? 'facts.pause' : accepting === null ? 'facts.open' : 'facts.resume')}
        </Button>
        {Object.keys(present).length > 0 && (
          <Button variant="secondary" disabled={act.isBusy} onClick={() => say(present, 'confirmed')}>
            {t('facts.confirm')}
          </Button>
        )}
      </div>
      <ActNote act={act} done={(outcome) => t(`facts.done.${outcome}`)} />
      {(act.outcome === 'paused' || act.outcome === 'resumed') && (
        <SearchStatusLine email={email} revision={profile.revision} />
      )}
    </section>
  );
}

/** What the profile says, in words; what it does not say is left out, except new clients. */
function useFacts(profile: OwnProfile) {
  const { t } = useTranslation(['dashboard', 'profile']);
  const columnText = useColumnText();
  const {
    accepting_new_clients: accepting,
    accepting_confirmed_at,
    wait_confirmed_at,
    fees_confirmed_at,
  } = profile;
  const fees = (['fee_individual_cents', 'fee_couple_cents', 'sliding_scale'] as const).flatMap((name) => {
    const value = columnText(profile, name);
    return value === null ? [] : [t('facts.pair', { label: t(`profile:columns.${name}`), value })];
  });
  const facts = [
    {
      label: t('profile:card.clients'),
      value: t(`answers.${accepting === null ? 'unknown' : accepting ? 'yes' : 'no'}`),
      time: accepting_confirmed_at,
    },
    {
      label: t('profile:columns.wait_times'),
      value: columnText(profile, 'wait_times') ?? '',
      time: wait_confirmed_at,
    },
    { label: t('edit.fees'), value: fees.join('\n'), time: fees_confirmed_at },
  ];
  return facts.filter(({ time }, index) => index === 0 || time);
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
