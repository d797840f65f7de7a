import type { ReactNode } from 'react';
import {
  COMPARED_COLUMNS,
  columnOf,
  labelOf,
  type ListedColumn,
  listText,
} from '@directory/domain/profile/columns';
import { concernsOf } from '@directory/domain/profile/display';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { provinceByCode } from '@directory/domain/places/provinces';
import { shortFactDay } from '../../site/days.ts';
import { PlaceText } from '../../ui/place-text.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { phoneHref, displayPhone } from '../practical-facts/contact-links.ts';
import { RegistrationCheck } from '../practical-facts/registration-check.tsx';
import { useColumnText } from '../practical-facts/use-column-text.ts';

/** One thing that people are compared by: its name, and what somebody's profile says of it. */
export interface ComparedFact {
  key: string;
  label: string;
  /** Null where the profile says nothing. */
  of: (profile: PublicProfile) => ReactNode;
}

/** So many of a list stand there at once. */
const LISTED_FIRST = 3;

/** What people are compared by, in its order: whether there is room and what it costs, how one meets, what for, where, and who vouches for it. */
export function useComparedFacts(): readonly ComparedFact[] {
  const { t, language } = useTranslation(['shortlist', 'profile']);
  const columnText = useColumnText();
  const day = (time: string | null, word: 'confirmed' | 'feesConfirmed' = 'confirmed') =>
    time && (
      <p className="muted small" suppressHydrationWarning>
        {t(`table.${word}`, {
          date: shortFactDay(Date.parse(time) / 1000, language).replaceAll(' ', '\u00a0'),
        })}
      </p>
    );
  // All that the profile names is there: what is left out could be what somebody was found by.
  const list = (name: ListedColumn | 'practice_areas', values: readonly string[]) => {
    const [first, rest] =
      values.length > LISTED_FIRST + 1
        ? [values.slice(0, LISTED_FIRST), values.slice(LISTED_FIRST)]
        : [values, []];
    return (
      values.length > 0 && (
        <>
          {listText(name, first, language)}
          {rest.length > 0 && (
            <details className="more">
              <summary>{t('table.more', { count: rest.length })}</summary>
              {rest.map((value) => labelOf(name, value, language)).join(', ')}
            </details>
          )}
        </>
      )
    );
  };
  const columns = (section: 'specialties' | 'fees' | 'practical') =>
    COMPARED_COLUMNS.filter((name) => columnOf(name).public === section).map((name) => ({
      key: name,
      label: t(`profile:columns.${name}`),
      of: (profile: PublicProfile) => {
        const value = profile[name];
        return Array.isArray(value) ? list(name, value) : columnText(profile, name);
      },
    }));
  return [
    {
      key: 'accepting',
      label: t('profile:card.clients'),
      of: ({ accepting_new_clients: accepting, accepting_confirmed_at, accepting_lapsed }) =>
        accepting === null ? (
          accepting_lapsed && t('table.lapsed')
        ) : (
          <>
            <p className={accepting ? 'compared-open' : undefined}>
              {t(accepting ? 'profile:accepting' : 'profile:notAccepting')}
            </p>
            {day(accepting_confirmed_at)}
          </>
        ),
    },
    {
      key: 'wait',
      label: t('profile:columns.wait_times'),
      of: (profile) =>
        profile.wait_times && (
          <>
            <p>{columnText(profile, 'wait_times')}</p>
            {day(profile.wait_confirmed_at)}
          </>
        ),
    },
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
      key: 'concerns',
      label: t('table.concerns'),
      of: (profile) => list('practice_areas', concernsOf(profile)),
    },
    ...columns('specialties'),
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
      label: t('profile:card.registration'),
      of: (profile) => (
        <>
          {profile.registration_number && <p>{profile.registration_number}</p>}
          <div className="small">
            <RegistrationCheck profile={profile} isShort />
          </div>
        </>
      ),
    },
  ];
}
