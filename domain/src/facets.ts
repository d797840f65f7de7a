import type { Bilingual, Language } from './language.ts';
import { fold } from './text/fold.ts';
import { FEE_LABELS, GENDER_LABELS } from './vocabulary/labels.ts';
import { provinceByCode } from './places/provinces.ts';
import { SESSION_TYPE_LABELS } from './profile/session-types.ts';
import { insurerVocabulary } from './vocabulary/insurers.ts';
import { languageVocabulary } from './vocabulary/languages.ts';
import {
  accessibilityVocabulary,
  appointmentTimeVocabulary,
  assessmentVocabulary,
  populationVocabulary,
  waitTimeVocabulary,
} from './vocabulary/profile-terms.ts';
import { specialtyVocabulary } from './vocabulary/specialties.ts';
import { type Term, type Vocabulary, WAIT_LIST_CLOSED } from './vocabulary/term.ts';
import { therapyVocabulary } from './vocabulary/therapies.ts';

/** Of the index's three values the one that anybody looks for. */
const ACCEPTING_LABELS = { yes: { en: 'Taking new clients', fr: 'Accepte de nouveaux clients' } } as const;

/** Who has room within two weeks, as they or their calendar say. */
const OPENING_LABELS = { two_weeks: { en: 'Within two weeks', fr: 'D’ici deux semaines' } } as const;

/** Where most people live first: six stand before the rest unfolds. */
const PROVINCE_LABELS: Readonly<Record<string, Bilingual>> = Object.fromEntries(
  'ON QC BC AB MB SK NS NB NL PE NT YT NU'
    .split(' ')
    .map((code) => [code, provinceByCode(code)?.name ?? { en: code, fr: code }]),
);

/** The terms as labels, in their order. */
const labelsOf = (terms: readonly Term[]): Readonly<Record<string, Bilingual>> =>
  Object.fromEntries(terms.map(({ en, fr }) => [en, { en, fr }]));

/** The shortest first. Nobody looks for a list that is closed, and what profiles say in words of their own has no length. */
const WAIT_LABELS = labelsOf(waitTimeVocabulary.terms.filter(({ en }) => en !== WAIT_LIST_CLOSED));

interface FacetRow {
  /** The parameter of the search screen's address, and the key of the values in `DirectoryFilters`. */
  param: string;
  /** The field of the search index. */
  field: string;
  /** How typed words ask for its values; left out where they do not. */
  said?: Said & { kind: string };
  /** What its values are called together where they are suggested while words are typed; left out where they are not. */
  suggest?: Bilingual;
}

/** What typed words ask for, of one kind. */
export interface Said {
  /** What is given up last where nobody meets all that is asked for: who cannot meet there, or does not understand the language, cannot help at all. */
  weight: number;
  /** Named twice, either will do: nobody can be both. */
  either?: true;
  /** Profiles say it of everybody, so that its absence means something: who has it can be left out. */
  excludable?: true;
  /** It is said in passing as often as it is asked for: `we have two kids`. */
  inPassing?: true;
  /** Its values are common nouns, without a capital in the middle of a line. */
  common?: true;
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
 * here, which says too how typed words reach it and whether its values are suggested, a heading in the strings of `search` (and, when profiles may use words of
 * their own, a name for the field that finds one), and the phrases that ask for it.
 */
export const CHIP_FACETS = [
  {
    param: 'concerns',
    field: 'concerns',
    vocabulary: specialtyVocabulary,
    said: { kind: 'concern', weight: 4 },
    suggest: { en: 'Concerns', fr: 'Motifs de consultation' },
  },
  { param: 'accepting', field: 'accepting', labels: ACCEPTING_LABELS },
  {
    param: 'opening',
    field: 'opening_within',
    labels: OPENING_LABELS,
    said: { kind: 'opening', weight: 0.5, inPassing: true, common: true },
  },
  { param: 'fee', field: 'fee_bands', labels: FEE_LABELS },
  {
    param: 'languages',
    field: 'languages',
    vocabulary: languageVocabulary,
    said: { kind: 'language', weight: 8, excludable: true },
    suggest: { en: 'Languages', fr: 'Langues' },
  },
  {
    param: 'sessionTypes',
    field: 'session_types',
    labels: SESSION_TYPE_LABELS,
    said: { kind: 'session', weight: 7.6, either: true, excludable: true, common: true },
    suggest: { en: 'Session types', fr: 'Types de séances' },
  },
  {
    param: 'online',
    field: 'online_provinces',
    labels: PROVINCE_LABELS,
    said: { kind: 'online', weight: 9, common: true },
  },
  {
    param: 'populations',
    field: 'populations',
    vocabulary: populationVocabulary,
    said: { kind: 'group', weight: 7.2, excludable: true, inPassing: true },
    suggest: { en: 'Ages and groups', fr: 'Âges et groupes' },
  },
  {
    param: 'genders',
    field: 'gender',
    labels: GENDER_LABELS,
    said: { kind: 'gender', weight: 7, either: true, excludable: true, inPassing: true, common: true },
  },
  {
    param: 'therapies',
    field: 'therapies',
    vocabulary: therapyVocabulary,
    said: { kind: 'therapy', weight: 5, excludable: true },
    suggest: { en: 'Therapies', fr: 'Approches' },
  },
  {
    param: 'assessments',
    field: 'assessments',
    vocabulary: assessmentVocabulary,
    // Who asks for a test wants no other help: it is given up late.
    said: { kind: 'assessment', weight: 6.5, excludable: true },
    suggest: { en: 'Assessments', fr: 'Évaluations' },
  },
  { param: 'wait', field: 'wait', labels: WAIT_LABELS },
  {
    param: 'times',
    field: 'appointment_times',
    labels: labelsOf(appointmentTimeVocabulary.terms),
    said: { kind: 'time', weight: 6, either: true, common: true },
  },
  {
    param: 'access',
    field: 'accessibility',
    labels: labelsOf(accessibilityVocabulary.terms),
    // Who cannot come in cannot be helped.
    said: { kind: 'access', weight: 8.5, common: true },
  },
  {
    param: 'insurers',
    field: 'insurers',
    vocabulary: insurerVocabulary,
    said: { kind: 'insurer', weight: 7.4, either: true, inPassing: true },
    suggest: { en: 'Insurers', fr: 'Assureurs' },
  },
] as const satisfies readonly (OpenFacet | ClosedFacet)[];

export type ChipFacet = (typeof CHIP_FACETS)[number];
/** A facet whose values typed words ask for. */
export type SaidFacet = Extract<ChipFacet, { said: object }>;
export type FacetParam = ChipFacet['param'];

/** The fields of the index that are counted and filtered by: the chips', and the two of a place, which share one parameter. */
export const FACET_FIELDS = [...CHIP_FACETS.map(({ field }) => field), 'province', 'city'] as const;

export type FacetField = (typeof FACET_FIELDS)[number];

/** The parameters that list values: those that are chosen in each facet, and those that are refused, as `genders:Male`. */
export const CHOICE_PARAMS = [...CHIP_FACETS.map(({ param }) => param), 'not'] as const;

export type ChoiceParam = (typeof CHOICE_PARAMS)[number];

/** The facets whose values can be refused, in the address as in words. */
export const REFUSABLE_FACETS: readonly SaidFacet[] = CHIP_FACETS.flatMap((facet) =>
  'said' in facet && 'excludable' in facet.said ? facet : [],
);

function byParam<F extends ChipFacet, T>(facets: readonly F[], make: (facet: F) => T) {
  return Object.fromEntries(facets.map((facet) => [facet.param, make(facet)])) as Record<F['param'], T>;
}

/** What `make` gives for each chip facet, by its parameter. */
export const byFacetParam = <T>(make: (facet: ChipFacet) => T) => byParam(CHIP_FACETS, make);

type SuggestedFacet = Extract<ChipFacet, { suggest: Bilingual }>;

/** The facets whose values are suggested while words are typed, in the order of the list: what people come for first. */
export const SUGGESTED_FACETS: readonly SuggestedFacet[] = CHIP_FACETS.filter(
  (facet) => 'suggest' in facet,
).toSorted((a, b) => a.said.weight - b.said.weight);

/** What `make` gives for each of them, by its parameter. */
export const bySuggested = <T>(make: (facet: SuggestedFacet) => T) => byParam(SUGGESTED_FACETS, make);

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

/** The values of the facets of labels by their own text and by both labels, folded: an address may name many. */
const closedByName = new Map<ChipFacet, ReadonlyMap<string, string>>(
  CHIP_FACETS.flatMap((facet) => {
    if (!('labels' in facet)) return [];
    const labels = Object.entries<Bilingual>(facet.labels);
    const names = labels.flatMap(([value, { en, fr }]) =>
      [value, en, fr].map((name) => [fold(name), value] as const),
    );
    return [[facet, new Map(names)]];
  }),
);

/** The value that a text names in either language, whatever its case and accents. */
export function findFacetValue(facet: ChipFacet, text: string): string | undefined {
  if ('vocabulary' in facet) return facet.vocabulary.find(text)?.en;
  return closedByName.get(facet)?.get(fold(text));
}

/** The facet and its value that `param:value` names, the value as in {@link findFacetValue}. */
export function findChip(text: string): { facet: ChipFacet; value: string } | undefined {
  const colon = text.indexOf(':');
  const facet = CHIP_FACETS.find(({ param }) => param === text.slice(0, Math.max(colon, 0)));
  const value = facet && findFacetValue(facet, text.slice(colon + 1));
  return facet && value !== undefined ? { facet, value } : undefined;
}
