import type { ReactNode } from 'react';
import { LOCALES } from '@directory/domain/language';
import { concernsOf } from '@directory/domain/profile/display';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { provinceByCode } from '@directory/domain/places/provinces';
import { sessionTypeList } from '@directory/domain/profile/session-types';
import { insurerVocabulary } from '@directory/domain/vocabulary/insurers';
import { languageVocabulary } from '@directory/domain/vocabulary/languages';
import {
  assessmentVocabulary,
  populationVocabulary,
  waitTimeVocabulary,
} from '@directory/domain/vocabulary/profile-terms';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { therapyVocabulary } from '@directory/domain/vocabulary/therapies';
import { useLanguage } from '../../site/contexts.ts';
import { factDay } from '../../site/days.ts';
import { PlaceText } from '../../ui/place-text.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { phoneHref } from '../practical-facts/contact-links.ts';
import { displayPhone } from '../practical-facts/display-phone.ts';
import { RegistrationCheck } from '../practical-facts/registration-check.tsx';

/** One thing that people are compared by: its name, and what somebody's profile says of it. */
export interface ComparedFact {
  key: string;
  label: string;
  /** Null where the profile says nothing. */
  of: (profile: PublicProfile) => ReactNode;
}

/** What people are compared by, in its order, the same side by side and one below the other. */
export function useComparedFacts(): readonly ComparedFact[] {
  const { t } = useTranslation(['shortlist', 'profile']);
  const language = useLanguage();
  const money = new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'CAD',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const day = (time: string | null, word: 'confirmed' | 'feesConfirmed' = 'confirmed') =>
    time && <span className="compared-day">{t(`table.${word}`, { date: factDay(time, language) })}</span>;
  // All that the profile names: what is left out could be what somebody was found by.
  const names = (
    values: readonly string[],
    { label }: { label: (name: string, to: typeof language) => string },
  ) => values.map((value) => label(value, language)).join(', ');
  return [
    {
      key: 'concerns',
      label: t('table.concerns'),
      of: (profile) => names(concernsOf(profile), specialtyVocabulary),
    },
    {
      key: 'populations',
      label: t('table.populations'),
      of: ({ populations }) => names(populations, populationVocabulary),
    },
    {
      key: 'assessments',
      label: t('profile:specialties.assessments'),
      of: ({ assessments }) => names(assessments, assessmentVocabulary),
    },
    {
      key: 'therapies',
      label: t('table.therapies'),
      of: ({ therapies }) => names(therapies, therapyVocabulary),
    },
    {
      key: 'fees',
      label: t('table.fees'),
      of: ({ feeIndividualCents: individual, feeCoupleCents: couple, feesConfirmedAt }) =>
        (individual !== null || couple !== null) && (
          <>
            {individual !== null && <p>{t('table.individual', { fee: money.format(individual / 100) })}</p>}
            {couple !== null && <p>{t('table.couple', { fee: money.format(couple / 100) })}</p>}
            {day(feesConfirmedAt, 'feesConfirmed')}
          </>
        ),
    },
    {
      key: 'slidingScale',
      label: t('table.slidingScale'),
      of: ({ slidingScale }) =>
        slidingScale === null ? null : t(slidingScale ? 'profile:fees.offered' : 'profile:fees.notOffered'),
    },
    {
      key: 'insurers',
      label: t('profile:fees.insurers'),
      of: ({ insurers }) => names(insurers, insurerVocabulary),
    },
    {
      key: 'languages',
      label: t('table.languages'),
      of: ({ languages }) => names(languages, languageVocabulary),
    },
    {
      key: 'accepting',
      label: t('table.accepting'),
      of: ({ acceptingNewClients: accepting, acceptingConfirmedAt, acceptingLapsed }) =>
        accepting === null ? (
          acceptingLapsed && t('table.lapsed')
        ) : (
          <>
            <p className={accepting ? 'compared-open' : undefined}>
              {t(accepting ? 'table.yes' : 'table.no')}
            </p>
            {day(acceptingConfirmedAt)}
          </>
        ),
    },
    {
      key: 'wait',
      label: t('table.wait'),
      of: ({ waitTimes, waitConfirmedAt }) =>
        waitTimes && (
          <>
            <p>{waitTimeVocabulary.label(waitTimes, language)}</p>
            {day(waitConfirmedAt)}
          </>
        ),
    },
    {
      key: 'sessions',
      label: t('table.sessions'),
      of: ({ sessionTypes }) => sessionTypeList(sessionTypes, language),
    },
    {
      key: 'online',
      label: t('table.online'),
      of: ({ sessionTypes, registrations }) =>
        sessionTypes.includes('Online') &&
        registrations
          .map(({ province, basis }) => {
            const name = provinceByCode(province)?.name[language] ?? province;
            return basis === 'stated' ? t('table.stated', { where: name }) : name;
          })
          .join(', '),
    },
    {
      key: 'place',
      label: t('table.place'),
      of: ({ city, province, address }) => {
        const place = [city, provinceByCode(province)?.name[language]].filter(Boolean).join(', ');
        return (
          (place || address) && (
            <>
              {place && (
                <p>
                  <PlaceText text={place} />
                </p>
              )}
              {address && <p className="muted">{address}</p>}
            </>
          )
        );
      },
    },
    {
      key: 'phone',
      label: t('table.phone'),
      of: ({ phone }) => phone && <a href={phoneHref(phone)}>{displayPhone(phone, language)}</a>,
    },
    {
      key: 'registration',
      label: t('table.registration'),
      of: (profile) => (
        <>
          {profile.registrationNumber && <p>{t('table.number', { number: profile.registrationNumber })}</p>}
          <RegistrationCheck profile={profile} />
        </>
      ),
    },
  ];
}
