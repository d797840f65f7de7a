import type { Moment } from '@directory/domain/profile/column-kinds';
import { LOCALES } from '@directory/domain/language';
import { waitTimeVocabulary } from '@directory/domain/vocabulary/profile-terms';
import { useLanguage } from '../../../site/contexts.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { OwnProfile } from '../data/own-profile.ts';

/** What the profile says, in words; what it does not say is left out, except new clients. */
export function useFacts(profile: OwnProfile): { label: string; value: string; time: Moment | null }[] {
  const { t } = useTranslation(['dashboard', 'profile']);
  const language = useLanguage();
  const money = new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const answerOf = (value: boolean | null) => (value === null ? 'unknown' : value ? 'yes' : 'no');
  const dollars = (label: string, cents: number | null) =>
    cents === null ? [] : [t('facts.pair', { label, value: money.format(cents / 100) })];
  const fees = [
    ...dollars(t('profile:columns.fee_individual_cents'), profile.fee_individual_cents),
    ...dollars(t('profile:columns.fee_couple_cents'), profile.fee_couple_cents),
    ...(profile.sliding_scale === null
      ? []
      : [
          t('facts.pair', {
            label: t('profile:columns.sliding_scale'),
            value: t(profile.sliding_scale ? 'profile:offered' : 'profile:notOffered'),
          }),
        ]),
  ];
  return [
    {
      label: t('facts.accepting'),
      value: t(`answers.${answerOf(profile.accepting_new_clients)}`),
      time: profile.accepting_confirmed_at,
    },
    ...(profile.wait_confirmed_at
      ? [
          {
            label: t('profile:columns.wait_times'),
            value: waitTimeVocabulary.label(profile.wait_times ?? '', language),
            time: profile.wait_confirmed_at,
          },
        ]
      : []),
    ...(profile.fees_confirmed_at
      ? [{ label: t('edit.fees'), value: fees.join('\n'), time: profile.fees_confirmed_at }]
      : []),
  ];
}
