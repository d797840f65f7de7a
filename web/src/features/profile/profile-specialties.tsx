import type { PublicProfile } from '@directory/domain/profile/public-profile';
import { assessmentVocabulary, populationVocabulary } from '@directory/domain/vocabulary/profile-terms';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { therapyVocabulary } from '@directory/domain/vocabulary/therapies';
import { useLanguage } from '../../site/contexts.ts';
import { TagList } from '../../ui/tag.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** What the psychologist works with, how, and with whom. */
export function ProfileSpecialties({ profile }: { profile: PublicProfile }) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const groups = [
    { key: 'specialties', items: profile.specialties, vocabulary: specialtyVocabulary },
    { key: 'expertise', items: profile.expertise, vocabulary: specialtyVocabulary },
    { key: 'therapies', items: profile.therapies, vocabulary: therapyVocabulary },
    { key: 'populations', items: profile.populations, vocabulary: populationVocabulary },
    { key: 'assessments', items: profile.assessments, vocabulary: assessmentVocabulary },
  ] as const;
  const given = groups.filter((group) => group.items.length > 0);
  if (given.length === 0) return <p className="profile-section">{t('specialties.none')}</p>;
  return given.map(({ key, items, vocabulary }) => (
    <section className="profile-section" key={key}>
      <h2>{t(`specialties.${key}`)}</h2>
      <TagList items={items.map((name) => vocabulary.label(name, language))} />
    </section>
  ));
}
