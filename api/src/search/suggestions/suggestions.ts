import type { DirectoryFilters } from '@directory/domain/directory';
import { provinceByCode } from '@directory/domain/provinces';
import type { Language } from '@directory/domain/language';
import { therapyVocabulary } from '@directory/domain/vocabulary/therapies';
import { prepareCandidates, type Candidate, type PreparedCandidates } from './suggest-terms.ts';

/** How many suggestions each group holds at most: three groups of them are in sight at once below the field. */
export const SUGGESTIONS_PER_GROUP = 5;

/** What can be suggested beside people, in one language. */
export interface SuggestionVocabulary {
  therapies: PreparedCandidates<{ value: string }>;
  locations: PreparedCandidates<{ location: string }>;
}

/** What of the directory's filters is suggested. */
export type SuggestedFilters = Pick<DirectoryFilters, 'therapies' | 'provinces'>;

/** The therapies and places that active profiles name, by both languages' names and abbreviations. */
export function suggestionVocabulary(filters: SuggestedFilters, language: Language): SuggestionVocabulary {
  return {
    therapies: prepareCandidates(filters.therapies.map((therapy) => therapyCandidate(therapy, language))),
    locations: prepareCandidates(
      filters.provinces.flatMap((province) => locationCandidates(province, language)),
    ),
  };
}

function therapyCandidate(
  { value, count }: DirectoryFilters['therapies'][number],
  language: Language,
): Candidate<{ value: string }> {
  const term = therapyVocabulary.find(value);
  return {
    label: therapyVocabulary.label(value, language),
    otherNames: term ? [term.en, term.fr, ...(term.aliases ?? [])] : [],
    count,
    item: { value },
  };
}

/** A province and its cities. `location` is what the search screen's address takes: English names. */
function locationCandidates(
  { code, count, cities }: DirectoryFilters['provinces'][number],
  language: Language,
): Candidate<{ location: string }>[] {
  const name = provinceByCode(code)?.name ?? { en: code, fr: code };
  return [
    { label: name[language], otherNames: [name.en, name.fr], count, item: { location: name.en } },
    ...cities.map((city) => ({
      label: `${city.value}, ${name[language]}`,
      otherNames: [`${city.value}, ${name.en}`, `${city.value}, ${name.fr}`],
      count: city.count,
      item: { location: `${city.value}, ${name.en}` },
    })),
  ];
}
