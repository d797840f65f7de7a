import { LOCALES } from '@directory/domain/language';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { SESSION_TYPE_LABELS } from '@directory/domain/profile/session-types';
import { smallAfterFirst } from '@directory/domain/text/list-field';
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
  const { fee_individual_cents: fee, sliding_scale: slidingScale } = profile;
  const dayOf = (time: string | null) => time && factDay(time, language);
  const dayAbove = profile.accepting_new_clients === null ? null : dayOf(profile.accepting_confirmed_at);
  const dollars = new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'CAD',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const facts = [
    {
      label: t('columns.fee_individual_cents'),
      value: [
        fee !== null && dollars.format(fee / 100),
        slidingScale && t('columns.sliding_scale').toLowerCase(),
      ],
      day: dayOf(profile.fees_confirmed_at),
    },
    {
      label: t('columns.wait_times'),
      value: [
        waitTimeVocabulary.label(profile.wait_times ?? '', language) ||
          (profile.accepting_new_clients === false && t('notAccepting')),
      ],
      day: profile.wait_times && dayOf(profile.wait_confirmed_at),
    },
    {
      label: t('columns.session_types'),
      value: [
        smallAfterFirst(profile.session_types.map((type) => SESSION_TYPE_LABELS[type][language]).join(', ')),
      ],
    },
    {
      label: t('columns.service_languages'),
      value: [languageList(profile.service_languages, language)],
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
