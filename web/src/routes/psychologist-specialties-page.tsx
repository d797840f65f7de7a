import { compareNames } from '@directory/domain/text/fold';
import { paths } from '@directory/domain/site/paths';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { useLanguage } from '../site/contexts.ts';
import { PlaceLinks } from '../features/landing/place-links.tsx';
import type { TextPartProps } from '../features/text/text-blocks.tsx';
import { InfoExtra } from '../features/text/info-extra.tsx';

export const parts = { specialties: SpecialtyLinks };

/** Every specialty that the directory knows, by name, each with its search. */
function SpecialtyLinks({ words }: TextPartProps) {
  const language = useLanguage();
  const labels = specialtyVocabulary.terms.map((term) => term[language]).sort(compareNames);
  return (
    <InfoExtra title={words}>
      <PlaceLinks links={labels.map((label) => ({ label, to: paths.search({ search: label }) }))} />
    </InfoExtra>
  );
}
