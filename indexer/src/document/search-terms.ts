import { COLUMNS, columnOf, INDEXED_COLUMNS, type IndexedField } from '@directory/domain/profile/columns';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import type { Vocabulary } from '@directory/domain/vocabulary/term';
import { SEARCHABLE_FIELDS } from '@directory/search-config/settings';
import { unrecognisedSynonyms } from '@directory/search-config/synonyms';

type Names = ReadonlyMap<string, readonly string[]>;

const concernNames = otherNames(specialtyVocabulary);

/** By field, what else its terms are called: without their English names where that field is searched itself. */
const namesByField: readonly (readonly [IndexedField, Names])[] = INDEXED_COLUMNS
  // Of insurers' names each word is a common one: `sun`, `life`, `blue`.
  .filter((name) => name !== 'provider_lists')
  .map((name) => {
    const field = COLUMNS[name].indexed;
    const { labels, vocabulary } = columnOf(name);
    if (labels)
      return [field, new Map(Object.entries(labels).map(([value, { en, fr }]) => [value, [en, fr]]))];
    const names = vocabulary ? otherNames(vocabulary) : new Map<string, string[]>();
    const isSearched = SEARCHABLE_FIELDS.some((searched) => searched === field);
    return [field, isSearched ? names : new Map([...names].map(([en, others]) => [en, [en, ...others]]))];
  });

/**
 * French names, abbreviations and other spellings of every term that the vocabularies know: what makes one document findable in either
 * language. Once each.
 * @param concerns what the profile works with
 * @param extra further words to find it by
 */
export function searchTerms(
  terms: Readonly<Record<IndexedField, readonly string[]>>,
  concerns: readonly string[],
  extra: readonly string[],
): string[] {
  const namesOf = (names: Names, values: readonly string[]) =>
    values.flatMap((value) => names.get(value) ?? unrecognisedSynonyms(value));
  return [
    ...new Set([
      ...namesOf(concernNames, concerns),
      ...namesByField.flatMap(([field, names]) => namesOf(names, terms[field])),
      ...extra,
      ...extra.flatMap(unrecognisedSynonyms),
    ]),
  ];
}

function otherNames({ terms }: Vocabulary): Names {
  return new Map(
    terms.map(({ en, fr, aliases = [] }) => {
      const names = [en, fr, ...aliases];
      const others = new Set([...names, ...names.flatMap(unrecognisedSynonyms)]);
      others.delete(en);
      return [en, [...others]] as const;
    }),
  );
}
