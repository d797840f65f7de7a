import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { useLanguage } from '../../site/contexts.ts';
import { factDay } from '../../site/days.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useColumnText } from '../practical-facts/use-column-text.ts';

/**
 * What people decide by, in one look below the name: the fee, the wait, how and in which languages one meets. Fee and wait have the day of
 * their last word, unless it stands above with whether new clients are taken.
 */
export function ProfileGlance({ profile }: { profile: PublicProfile }) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const textOf = useColumnText();
  const dayOf = (time: string | null) => time && factDay(time, language);
  const dayAbove = profile.accepting_new_clients === null ? null : dayOf(profile.accepting_confirmed_at);
  const facts = [
    {
      label: t('columns.fee_individual_cents'),
      value: [
        textOf(profile, 'fee_individual_cents'),
        profile.sliding_scale && t('columns.sliding_scale').toLowerCase(),
      ],
      day: dayOf(profile.fees_confirmed_at),
    },
    {
      label: t('columns.wait_times'),
      value: [
        textOf(profile, 'wait_times') || (profile.accepting_new_clients === false && t('notAccepting')),
      ],
      day: profile.wait_times && dayOf(profile.wait_confirmed_at),
    },
    {
      label: t('columns.session_types'),
      value: [textOf(profile, 'session_types')],
    },
    {
      label: t('columns.service_languages'),
      value: [textOf(profile, 'service_languages')],
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
