import type { ReactNode } from 'react';
import { LOCALES } from '@directory/domain/language';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { registeredTitle } from '@directory/domain/profile/title';
import { sessionTypeList } from '@directory/domain/profile/session-types';
import { insurerVocabulary } from '@directory/domain/vocabulary/insurers';
import { languageList } from '@directory/domain/vocabulary/languages';
import {
  certificateVocabulary,
  paymentVocabulary,
  waitTimeVocabulary,
} from '@directory/domain/vocabulary/profile-terms';
import { useLanguage } from '../../site/contexts.ts';
import { factDay } from '../../site/days.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { OnlineReach } from './online-reach.tsx';
import { RegistrationCheck } from '../practical-facts/registration-check.tsx';

/** The biography and the facts that help to choose. What is not given is left out, or, where people look for it, said to be missing. */
export function ProfileOverview({ profile }: { profile: PublicProfile }) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const bio = profile.bio[language];
  const waitTimes = waitTimeVocabulary.label(profile.waitTimes ?? '', language);
  const wait =
    waitTimes && profile.waitConfirmedAt
      ? t('withDay', { value: waitTimes, date: factDay(profile.waitConfirmedAt, language) })
      : waitTimes;
  const practical: Fact[] = [
    {
      label: t('overview.sessionTypes'),
      value: sessionTypeList(profile.sessionTypes, language),
    },
    {
      label: t('overview.languages'),
      value: languageList(profile.languages, language),
    },
    { label: t('overview.waitTimes'), value: wait },
  ];
  const certificate =
    profile.certificateType && certificateVocabulary.label(profile.certificateType, language);
  const training: Fact[] = [
    { label: t('overview.qualifications'), value: profile.qualifications, isMissed: true },
    { label: t('overview.institution'), value: profile.institution },
    {
      label: t('overview.certificate'),
      // The words below the name and these are one title: in French both are a woman's, a man's or nobody's.
      value:
        certificate === registeredTitle(null, language)
          ? registeredTitle(profile.gender, language)
          : certificate,
    },
    { label: t('overview.registrationNumber'), value: profile.registrationNumber },
    { label: t('overview.endorsements'), value: profile.endorsements.join(', '), isMissed: true },
  ];
  return (
    <>
      <section className="profile-section">
        <h2>{t('overview.about')}</h2>
        {bio.language !== language && (
          <p className="muted profile-bio-language">{t('overview.bioLanguage')}</p>
        )}
        <p className="profile-bio" lang={bio.language === language ? undefined : LOCALES[bio.language]}>
          {bio.text}
        </p>
      </section>
      <Facts title={t('overview.practical')} facts={practical}>
        <OnlineReach profile={profile} />
      </Facts>
      <ProfileFees profile={profile} />
      <Facts title={t('overview.training')} facts={training}>
        <RegistrationCheck profile={profile} />
      </Facts>
    </>
  );
}

interface Fact {
  label: string;
  value: string | null;
  /** People look for it: it is named where it is not given. */
  isMissed?: boolean;
}

/** A titled list of facts, and the names of those that are missed; nothing when there is neither. */
function Facts({ title, facts, children }: { title: string; facts: readonly Fact[]; children?: ReactNode }) {
  const { t } = useTranslation('profile');
  const known = facts.filter((fact) => fact.value);
  const missed = facts.filter((fact) => fact.isMissed && !fact.value);
  if (known.length + missed.length === 0) return null;
  return (
    <section className="profile-section">
      <h2>{title}</h2>
      {known.length > 0 && (
        <dl className="facts">
          {known.map((fact) => (
            <div className="fact" key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
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

/** What a session costs and how it is paid, as far as the profile says; otherwise that it does not say. */
function ProfileFees({ profile }: { profile: PublicProfile }) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const money = new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'CAD',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const fee = (cents: number | null) => (cents === null ? null : money.format(cents / 100));
  const { slidingScale } = profile;
  const facts: Fact[] = [
    { label: t('fees.individual'), value: fee(profile.feeIndividualCents) },
    { label: t('fees.couple'), value: fee(profile.feeCoupleCents) },
    {
      label: t('fees.slidingScale'),
      value: slidingScale === null ? null : t(slidingScale ? 'fees.offered' : 'fees.notOffered'),
      isMissed: true,
    },
    {
      label: t('fees.payment'),
      value: profile.paymentMethods.map((name) => paymentVocabulary.label(name, language)).join(', '),
      isMissed: true,
    },
    {
      label: t('fees.insurers'),
      value: profile.insurers.map((name) => insurerVocabulary.label(name, language)).join(', '),
    },
    {
      label: t('fees.confirmed'),
      value: profile.feesConfirmedAt && factDay(profile.feesConfirmedAt, language),
    },
  ];
  const hasFee = profile.feeIndividualCents !== null || profile.feeCoupleCents !== null;
  return (
    <Facts title={t('fees.title')} facts={facts}>
      {!hasFee && <p>{t('fees.unknown')}</p>}
    </Facts>
  );
}
