import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import type { Term } from '@directory/domain/vocabulary/term';
import { stableUuid } from './random.ts';

const KIND = 3;

/** The id of a term of the specialty vocabulary in the sample data. It does not depend on the seed: the list is the same. */
export function specialtyId(term: Term): string {
  return stableUuid(0, KIND, specialtyVocabulary.terms.indexOf(term));
}

/** A row of `specialties` for every term of the vocabulary. */
export function generateSpecialties(): { id: string; specialty_name: string; description: string }[] {
  return specialtyVocabulary.terms.map((term) => ({
    id: specialtyId(term),
    specialty_name: term.en,
    description: `Psychologists who work with ${term.en}. En français : ${term.fr}.`,
  }));
}
