import { LOCALES } from '@directory/domain/language';
import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { SESSION_TYPE_LABELS } from '@directory/domain/session-types';
import { languageVocabulary } from '@directory/domain/vocabulary/languages';
import { waitTimeVocabulary } from '@directory/domain/vocabulary/profile-terms';
import { useLanguage } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Facts, type Fact } from './facts.tsx';
import { ProfileFees } from './profile-fees.tsx';

/** The biography and the facts that help to choose. What is not given is left out, except fees, which people look for. */
export function ProfileOverview({ profile }: { profile: PublicProfile }) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const bio = profile.bio[language];
  const practical: Fact[] = [
    {
      label: t('overview.sessionTypes'),
      value: profile.sessionTypes.map((type) => SESSION_TYPE_LABELS[type][language]).join(', '),
    },
    {
      label: t('overview.languages'),
      value: profile.languages.map((name) => languageVocabulary.label(name, language)).join(', '),
    },
    { label: t('overview.waitTimes'), value: waitTimeVocabulary.label(profile.waitTimes ?? '', language) },
  ];
  const training: Fact[] = [
    { label: t('overview.qualifications'), value: profile.qualifications },
    { label: t('overview.institution'), value: profile.institution },
    { label: t('overview.certificate'), value: profile.certificateType },
    { label: t('overview.registrationNumber'), value: profile.registrationNumber },
    { label: t('overview.endorsements'), value: profile.endorsements.join(', ') },
  ];
  return (
    <>
      <section className="profile-section">
        <h2>{t('overview.about')}</h2>
        <p className="profile-bio" lang={bio.language === language ? undefined : LOCALES[bio.language]}>
          {bio.text}
        </p>
      </section>
      <Facts title={t('overview.practical')} facts={practical} />
      <ProfileFees profile={profile} />
      <Facts title={t('overview.training')} facts={training} />
    </>
  );
}
