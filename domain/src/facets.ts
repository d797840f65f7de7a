import type { Bilingual, Language } from './language.ts';
import { FEE_LABELS } from './fee-labels.ts';
import { fold } from './fold.ts';
import { PROVINCES } from './provinces.ts';
import { SESSION_TYPE_LABELS } from './session-types.ts';
import { insurerVocabulary } from './vocabulary/insurers.ts';
import { languageVocabulary } from './vocabulary/languages.ts';
import { populationVocabulary, WAIT_LIST_CLOSED, waitTimeVocabulary } from './vocabulary/profile-terms.ts';
import { specialtyVocabulary } from './vocabulary/specialties.ts';
import type { Vocabulary } from './vocabulary/term.ts';
import { therapyVocabulary } from './vocabulary/therapies.ts';

/** The gender filter's values. A profile may also give none. */
export const GENDERS = ['Female', 'Male'] as const;

export type Gender = (typeof GENDERS)[number];

const GENDER_LABELS: Readonly<Record<Gender, Bilingual>> = {
  Female: { en: 'Female', fr: 'Femme' },
  Male: { en: 'Male', fr: 'Homme' },
};

/** Of the index's three values the one that anybody looks for. */
const ACCEPTING_LABELS = { yes: { en: 'Taking new clients', fr: 'Accepte de nouveaux clients' } } as const;

/** Where most people live first: six stand before the rest unfolds. */
const PROVINCE_LABELS: Readonly<Record<string, Bilingual>> = Object.fromEntries(
  'ON QC BC AB MB SK NS NB NL PE NT YT NU'
    .split(' ')
    .flatMap((code) =>
      PROVINCES.flatMap((province) => (province.code === code ? [[code, province.name]] : [])),
    ),
);

/** The shortest first. Nobody looks for a list that is closed, and what profiles say in words of their own has no length. */
const WAIT_LABELS: Readonly<Record<string, Bilingual>> = Object.fromEntries(
  waitTimeVocabulary.terms.filter(({ en }) => en !== WAIT_LIST_CLOSED).map(({ en, fr }) => [en, { en, fr }]),
);

interface FacetRow {
  /** The parameter of the search screen's address, and the key of the values in `DirectoryFilters`. */
  param: string;
  /** The field of the search index. */
  field: string;
}

/** The values are the vocabulary's terms; the index holds no others in such a field. Shown with a field to find one, most frequent first. */
interface OpenFacet extends FacetRow {
  vocabulary: Vocabulary;
}

/** A few values. Shown in the order of the labels. */
interface ClosedFacet extends FacetRow {
  labels: Readonly<Record<string, Bilingual>>;
}

/**
 * The filters of the search screen that are chips, in its order: what most people decide by comes first. Any number of each may be chosen. A new one is a row
 * here and a heading in the strings of `search` (and, when profiles may use words of their own, a name for the field that finds one).
 */
export const CHIP_FACETS = [
  { param: 'concerns', field: 'concerns', vocabulary: specialtyVocabulary },
  { param: 'accepting', field: 'accepting', labels: ACCEPTING_LABELS },
  { param: 'fee', field: 'fee_bands', labels: FEE_LABELS },
  { param: 'languages', field: 'languages', vocabulary: languageVocabulary },
  { param: 'sessionTypes', field: 'session_types', labels: SESSION_TYPE_LABELS },
  { param: 'online', field: 'online_provinces', labels: PROVINCE_LABELS },
  { param: 'populations', field: 'populations', vocabulary: populationVocabulary },
  { param: 'genders', field: 'gender', labels: GENDER_LABELS },
  { param: 'therapies', field: 'therapies', vocabulary: therapyVocabulary },
  { param: 'wait', field: 'wait', labels: WAIT_LABELS },
  { param: 'insurers', field: 'insurers', vocabulary: insurerVocabulary },
] as const satisfies readonly (OpenFacet | ClosedFacet)[];

export type ChipFacet = (typeof CHIP_FACETS)[number];
export type FacetParam = ChipFacet['param'];

/** The fields of the index that are counted and filtered by: the chips', and the two of a place, which share one parameter. */
export const FACET_FIELDS = [...CHIP_FACETS.map(({ field }) => field), 'province', 'city'] as const;

export type FacetField = (typeof FACET_FIELDS)[number];

/** What `make` gives for each chip facet, by its parameter. */
export function byFacetParam<T>(make: (facet: ChipFacet) => T): Record<FacetParam, T> {
  return Object.fromEntries(CHIP_FACETS.map((facet) => [facet.param, make(facet)])) as Record<FacetParam, T>;
}

/** The values of a facet in their lasting order; null when that is by how many profiles have them. */
export function closedValues(facet: ChipFacet): readonly string[] | null {
  return 'labels' in facet ? Object.keys(facet.labels) : null;
}

/** A value in the reader's language; a text that is none as it is. */
export function facetLabel(facet: ChipFacet, value: string, language: Language): string {
  if ('vocabulary' in facet) return facet.vocabulary.label(value, language);
  const { labels }: ClosedFacet = facet;
  return labels[value]?.[language] ?? value;
}

/** The value that a text names in either language, whatever its case and accents. */
export function findFacetValue(facet: ChipFacet, text: string): string | undefined {
  if ('vocabulary' in facet) return facet.vocabulary.find(text)?.en;
  const name = fold(text);
  const labels = Object.entries<Bilingual>(facet.labels);
  return labels.find(([value, label]) => [value, label.en, label.fr].map(fold).includes(name))?.[0];
}
