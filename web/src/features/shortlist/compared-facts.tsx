import type { ReactNode } from 'react';
import { COMPARED_COLUMNS, columnOf, listText } from '@directory/domain/profile/columns';
import { concernsOf } from '@directory/domain/profile/display';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { provinceByCode } from '@directory/domain/places/provinces';
import { useLanguage } from '../../site/contexts.ts';
import { factDay } from '../../site/days.ts';
import { PlaceText } from '../../ui/place-text.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { phoneHref } from '../practical-facts/contact-links.ts';
import { displayPhone } from '../practical-facts/display-phone.ts';
import { RegistrationCheck } from '../practical-facts/registration-check.tsx';
import { useColumnText } from '../practical-facts/use-column-text.ts';

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
  const day = (time: string | null, word: 'confirmed' | 'feesConfirmed' = 'confirmed') =>
    time && (
      <span className="compared-day muted small">
        {t(`table.${word}`, { date: factDay(time, language) })}
      </span>
    );
  const columnText = useColumnText();
  // All that the profile names: what is left out could be what somebody was found by.
  const columns = (section: 'specialties' | 'fees' | 'practical') =>
    COMPARED_COLUMNS.filter((name) => columnOf(name).public === section).map((name) => ({
      key: name,
      label: t(`profile:columns.${name}`),
      of: (profile: PublicProfile) => columnText(profile, name),
    }));
  return [
    {
      key: 'concerns',
      label: t('table.concerns'),
      of: (profile) => listText('practice_areas', concernsOf(profile), language),
    },
    ...columns('specialties'),
    {
      key: 'fees',
      label: t('table.fees'),
      of: (profile) => {
        const individual = columnText(profile, 'fee_individual_cents');
        const couple = columnText(profile, 'fee_couple_cents');
        return (
          (individual || couple) && (
            <>
              {individual && <p>{t('table.individual', { fee: individual })}</p>}
              {couple && <p>{t('table.couple', { fee: couple })}</p>}
              {day(profile.fees_confirmed_at, 'feesConfirmed')}
            </>
          )
        );
      },
    },
    ...columns('fees'),
    ...columns('practical'),
    {
      key: 'accepting',
      label: t('table.accepting'),
      of: ({ accepting_new_clients: accepting, accepting_confirmed_at, accepting_lapsed }) =>
        accepting === null ? (
          accepting_lapsed && t('table.lapsed')
        ) : (
          <>
            <p className={accepting ? 'compared-open' : undefined}>
              {t(accepting ? 'table.yes' : 'table.no')}
            </p>
            {day(accepting_confirmed_at)}
          </>
        ),
    },
    {
      key: 'wait',
      label: t('table.wait'),
      of: (profile) =>
        profile.wait_times && (
          <>
            <p>{columnText(profile, 'wait_times')}</p>
            {day(profile.wait_confirmed_at)}
          </>
        ),
    },
    {
      key: 'online',
      label: t('table.online'),
      of: ({ session_types, registrations }) =>
        session_types.includes('Online') &&
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
          {profile.registration_number && <p>{t('table.number', { number: profile.registration_number })}</p>}
          <RegistrationCheck profile={profile} />
        </>
      ),
    },
  ];
}
