import { useTranslation } from 'react-i18next';
import { LOCALES } from '@directory/domain/language';
import { paths } from '@directory/domain/paths';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { useLanguage } from '../../app/contexts.ts';
import { PlaceLinks } from '../landing/place-links.tsx';
import { InfoExtra } from './info-extra.tsx';

/** Every specialty that the directory knows, by name, each with its search. */
export function SpecialtyLinks() {
  const { t } = useTranslation('info-specialties');
  const language = useLanguage();
  const labels = specialtyVocabulary.terms
    .map((term) => term[language])
    .sort((a, b) => a.localeCompare(b, LOCALES[language]));
  return (
    <InfoExtra title={t('extra')}>
      <PlaceLinks links={labels.map((label) => ({ label, to: paths.search({ search: label }) }))} />
    </InfoExtra>
  );
}
