import type { ReactNode } from 'react';
import { LOCALES } from '@directory/domain/language';
import { columnOf, columnsIn, type ListedColumn } from '@directory/domain/profile/columns';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { registeredTitle } from '@directory/domain/profile/title';
import { useLanguage } from '../../site/contexts.ts';
import { factDay } from '../../site/days.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { OnlineReach } from './online-reach.tsx';
import { RegistrationCheck } from '../practical-facts/registration-check.tsx';
import { useColumnText } from '../practical-facts/use-column-text.ts';

/** The biography and the facts that help to choose. What is not given is left out, or, where people look for it, said to be missing. */
export function ProfileOverview({ profile }: { profile: PublicProfile }) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const bio = profile.bio[language];
  const hasFee = profile.fee_individual_cents !== null || profile.fee_couple_cents !== null;
  return (
    <>
      <section className="profile-section">
        <h2>{t('overview.about')}</h2>
        {bio.language !== language && <p className="muted small">{t('overview.bioLanguage')}</p>}
        <p className="profile-bio" lang={bio.language === language ? undefined : LOCALES[bio.language]}>
          {bio.text}
        </p>
      </section>
      <Facts section="practical" profile={profile}>
        <OnlineReach profile={profile} />
      </Facts>
      <Facts section="fees" profile={profile}>
        {!hasFee && <p>{t('overview.noFee')}</p>}
      </Facts>
      <Facts section="training" profile={profile}>
        <RegistrationCheck profile={profile} />
      </Facts>
    </>
  );
}

interface FactsProps {
  section: 'practical' | 'fees' | 'training';
  profile: PublicProfile;
  children: ReactNode;
}

/** What the profile says in the columns of a section, and the names of those that are missed; nothing when there is neither. */
function Facts({ section, profile, children }: FactsProps) {
  const { t } = useTranslation('profile');
  const textOf = useFactText(profile);
  const facts = columnsIn(section).map((name) => ({
    name,
    label: t(`columns.${name}`),
    value: textOf(name),
    isMissed: columnOf(name).missed,
  }));
  const known = facts.filter((fact) => fact.value);
  const missed = facts.filter((fact) => fact.isMissed && !fact.value);
  if (known.length + missed.length === 0) return null;
  return (
    <section className="profile-section">
      <h2>{t(`overview.${section}`)}</h2>
      {known.length > 0 && (
        <dl className="facts measure">
          {known.map(({ name, label, value }) => (
            <div className="fact" key={name}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      {missed.length > 0 && (
        <p className="muted">
          {t('missing', { list: missed.map(({ label }) => label.toLowerCase()).join(', ') })}
        </p>
      )}
    </section>
  );
}

function useFactText(profile: PublicProfile): (name: ListedColumn) => string | null {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const columnText = useColumnText();
  return (name) => {
    const value = columnText(profile, name);
    const { wait_confirmed_at: day } = profile;
    if (name === 'wait_times' && value && day) return t('withDay', { value, date: factDay(day, language) });
    // The words below the name and these are one title: in French both are a woman's, a man's or nobody's.
    if (name === 'certificate_type' && value === registeredTitle(null, language))
      return registeredTitle(profile.gender, language);
    return value;
  };
}
