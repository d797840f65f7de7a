import { SESSION_TYPE_LABELS, type SessionType } from '@directory/domain/session-types';
import { languageVocabulary } from '@directory/domain/vocabulary/languages';
import { populationVocabulary } from '@directory/domain/vocabulary/populations';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import type { Vocabulary } from '@directory/domain/vocabulary/term';
import { therapyVocabulary } from '@directory/domain/vocabulary/therapies';
import { unrecognisedSynonyms } from '@directory/search-config/synonyms';

/** A document's lists, in canonical (English) names. */
export interface DocumentTerms {
  specialties: readonly string[];
  expertise: readonly string[];
  therapies: readonly string[];
  populations: readonly string[];
  languages: readonly string[];
  sessionTypes: readonly SessionType[];
}

const otherNames = {
  specialties: namesByTerm(specialtyVocabulary),
  therapies: namesByTerm(therapyVocabulary),
  populations: namesByTerm(populationVocabulary),
  languages: namesByTerm(languageVocabulary),
};

/**
 * French names, abbreviations and other spellings of every term that the vocabularies know, and the session types' names in
 * both languages: what makes one document findable in either. `extra` are further words to find it by. Once each.
 */
export function searchTerms(terms: DocumentTerms, extra: readonly string[]): string[] {
  const names = (known: ReadonlyMap<string, readonly string[]>, values: readonly string[]) =>
    values.flatMap((value) => known.get(value) ?? unrecognisedSynonyms(value));
  return [
    ...new Set([
      ...names(otherNames.specialties, terms.specialties),
      ...names(otherNames.specialties, terms.expertise),
      ...names(otherNames.therapies, terms.therapies),
      ...names(otherNames.populations, terms.populations),
      ...names(otherNames.languages, terms.languages),
      ...terms.sessionTypes.flatMap((type) => Object.values(SESSION_TYPE_LABELS[type])),
      ...extra.flatMap((name) => [name, ...unrecognisedSynonyms(name)]),
    ]),
  ];
}

function namesByTerm({ terms }: Vocabulary): ReadonlyMap<string, readonly string[]> {
  return new Map(
    terms.map(({ en, fr, aliases = [] }) => {
      const names = [en, fr, ...aliases];
      const others = new Set([...names, ...names.flatMap(unrecognisedSynonyms)]);
      others.delete(en);
      return [en, [...others]] as const;
    }),
  );
}
