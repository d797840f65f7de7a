import { compareNames } from '@directory/domain/compare-names';
import { paths } from '@directory/domain/paths';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { useLanguage } from '../../site/contexts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PlaceLinks } from '../landing/place-links.tsx';
import { InfoExtra } from './info-extra.tsx';

/** Every specialty that the directory knows, by name, each with its search. */
export function SpecialtyLinks() {
  const { t } = useTranslation('info-specialties');
  const language = useLanguage();
  const labels = specialtyVocabulary.terms.map((term) => term[language]).sort(compareNames);
  return (
    <InfoExtra title={t('extra')}>
      <PlaceLinks links={labels.map((label) => ({ label, to: paths.search({ search: label }) }))} />
    </InfoExtra>
  );
}
