import { LOCALES } from '@directory/domain/language';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { paymentVocabulary } from '@directory/domain/vocabulary/profile-terms';
import { useLanguage } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Facts, type Fact } from './facts.tsx';

/** What a session costs, as far as the profile says; otherwise that it does not say. */
export function ProfileFees({ profile }: { profile: PublicProfile }) {
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
    },
    {
      label: t('fees.payment'),
      value: profile.paymentMethods.map((name) => paymentVocabulary.label(name, language)).join(', '),
    },
  ];
  if (facts.some((fact) => fact.value)) return <Facts title={t('fees.title')} facts={facts} />;
  return (
    <section className="profile-section">
      <h2>{t('fees.title')}</h2>
      <p>{t('fees.unknown')}</p>
    </section>
  );
}
