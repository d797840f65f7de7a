import {
  SESSION_TYPE_LABELS,
  SESSION_TYPES,
  type SessionType,
} from '@directory/domain/profile/session-types';
import { languageVocabulary } from '@directory/domain/vocabulary/languages';
import { assessmentVocabulary, populationVocabulary } from '@directory/domain/vocabulary/profile-terms';
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
  assessments: readonly string[];
  sessionTypes: readonly SessionType[];
}

const otherNames = {
  specialties: namesByTerm(specialtyVocabulary),
  therapies: namesByTerm(therapyVocabulary),
  populations: namesByTerm(populationVocabulary),
  languages: namesByTerm(languageVocabulary),
  assessments: namesByTerm(assessmentVocabulary),
};

const sessionNames = new Map(SESSION_TYPES.map((type) => [type, Object.values(SESSION_TYPE_LABELS[type])]));

/**
 * French names, abbreviations and other spellings of every term that the vocabularies know, and the session types' names in
 * both languages: what makes one document findable in either. `extra` are further words to find it by. Once each.
 */
export function searchTerms(terms: DocumentTerms, extra: readonly string[]): string[] {
  const found = new Set<string>();
  const addAll = (names: readonly string[]) => {
    for (const name of names) found.add(name);
  };
  const addOthers = (known: ReadonlyMap<string, readonly string[]>, values: readonly string[]) => {
    for (const value of values) addAll(known.get(value) ?? unrecognisedSynonyms(value));
  };
  addOthers(otherNames.specialties, terms.specialties);
  addOthers(otherNames.specialties, terms.expertise);
  addOthers(otherNames.therapies, terms.therapies);
  addOthers(otherNames.populations, terms.populations);
  addOthers(otherNames.languages, terms.languages);
  addAll(terms.assessments);
  addOthers(otherNames.assessments, terms.assessments);
  for (const type of terms.sessionTypes) addAll(sessionNames.get(type) ?? []);
  addAll(extra);
  for (const name of extra) addAll(unrecognisedSynonyms(name));
  return [...found];
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
