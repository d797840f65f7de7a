import { LOCALES } from '@directory/domain/language';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { sessionTypeList } from '@directory/domain/profile/session-types';
import { languageList } from '@directory/domain/vocabulary/languages';
import { waitTimeVocabulary } from '@directory/domain/vocabulary/profile-terms';
import { useLanguage } from '../../site/contexts.ts';
import { factDay } from '../../site/days.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/**
 * What people decide by, in one look below the name: the fee, the wait, how and in which languages one meets. Fee and wait have the day of
 * their last word, unless it stands above with whether new clients are taken.
 */
export function ProfileGlance({ profile }: { profile: PublicProfile }) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const { feeIndividualCents: fee, slidingScale } = profile;
  const dayOf = (time: string | null) => time && factDay(time, language);
  const dayAbove = profile.acceptingNewClients === null ? null : dayOf(profile.acceptingConfirmedAt);
  const dollars = new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'CAD',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const facts = [
    {
      label: t('fees.individual'),
      value: [
        fee !== null && dollars.format(fee / 100),
        slidingScale && t('fees.slidingScale').toLowerCase(),
      ],
      day: dayOf(profile.feesConfirmedAt),
    },
    {
      label: t('overview.waitTimes'),
      value: [
        waitTimeVocabulary.label(profile.waitTimes ?? '', language) ||
          (profile.acceptingNewClients === false && t('notAccepting')),
      ],
      day: profile.waitTimes && dayOf(profile.waitConfirmedAt),
    },
    {
      label: t('overview.sessionTypes'),
      value: [sessionTypeList(profile.sessionTypes, language)],
    },
    {
      label: t('overview.languages'),
      value: [languageList(profile.languages, language)],
    },
  ];
  return (
    <dl className="profile-glance">
      {facts.map(({ label, value, day }) => {
        const said = value.filter(Boolean).join(', ');
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{said || t('glance.unknown')}</dd>
            {said && day && day !== dayAbove && (
              <dd className="profile-glance-day">{t('confirmed', { date: day })}</dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
