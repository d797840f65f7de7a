import { compareNames } from '@directory/domain/fold';
import { paths } from '@directory/domain/paths';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { useLanguage } from '../../site/contexts.ts';
import { PlaceLinks } from '../landing/place-links.tsx';
import type { TextPartProps } from '../text/text-blocks.tsx';
import { InfoExtra } from './info-extra.tsx';

/** Every specialty that the directory knows, by name, each with its search. */
export function SpecialtyLinks({ words }: TextPartProps) {
  const language = useLanguage();
  const labels = specialtyVocabulary.terms.map((term) => term[language]).sort(compareNames);
  return (
    <InfoExtra title={words}>
      <PlaceLinks links={labels.map((label) => ({ label, to: paths.search({ search: label }) }))} />
    </InfoExtra>
  );
}
