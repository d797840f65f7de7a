import { createHash } from 'node:crypto';
import { CONDITIONS } from '@directory/domain/assessments/conditions';
import { FACET_FIELDS } from '@directory/domain/facets';
import type { Settings } from 'meilisearch';
import { TURN_FIELDS } from './day-order.ts';
import { FACT_FIELDS } from '@directory/domain/profile/card';
import { COLUMNS, INDEXED_COLUMNS } from '@directory/domain/profile/columns';
import { CARD_FIELDS } from '@directory/domain/profile/public-profile';
import { DOCUMENT_VERSION, matchField, type ProfileDocument } from './document.ts';
import { SEARCH_LIMITS } from '@directory/domain/contracts/search-limits';
import { STOP_WORDS, synonymSettings } from './synonyms.ts';

type Field = keyof ProfileDocument;

/** The fields a search may return: nothing else leaves the gateway, whatever is asked. */
const PUBLIC_FIELDS: readonly Field[] = [
  ...CARD_FIELDS,
  ...FACT_FIELDS,
  ...INDEXED_COLUMNS.filter((name) => 'public' in COLUMNS[name]).map((name) => COLUMNS[name].indexed),
  'city_slug',
  'online_provinces',
  'expertise',
  'services',
  'concerns',
  'own_words',
  'practice_name',
  'bio',
  'opening',
  'accepting_new_clients',
  'lat',
  'lng',
  'place_accuracy',
  'place_area',
];

/** Where words are looked for, the weightiest field first. */
export const SEARCHABLE_FIELDS = [
  'name',
  'specialties',
  'therapies',
  'own_words',
  'practice_name',
  'expertise',
  'city',
  'province_names',
  'search_terms',
  'populations',
  'languages',
  'credentials',
  'bio',
  // Last: it says nothing of anybody.
  'everyone',
] as const satisfies readonly Field[];

/**
 * Fields that take `=`, `IN` and `IS NULL`. Seen in Meilisearch 1.21: equality ignores case and outer white space but
 * **not accents** (`city = montréal` finds `Montréal`, `city = montreal` does not). So what a person typed is compared with a
 * folded field: a city through `city_slug = slugify(text)`, a name through `name_keys = fold(text)` and `surnames = fold(text)`.
 */
const EQUALITY_FIELDS = [
  ...FACET_FIELDS,
  'id',
  'city_slug',
  'name_keys',
  'surnames',
  'specialties',
  'services',
  'sliding_scale',
  'is_premium',
  'accepting_new_clients',
  'accepting_rank',
  'point',
] as const satisfies readonly Field[];

/** What the api counts matches by. In the order of their names: that in which assessments are offered is nothing to the index. */
export const MATCH_FIELDS = CONDITIONS.map(matchField).toSorted();

/**
 * Fields that take `<`, `>` and `TO`: a map's frame and the strips of a circle (`api/src/search/ask.ts`), "since", and the most that a session
 * may cost. Each costs indexing time, hence so few.
 */
const COMPARISON_FIELDS = ['lat', 'lng', 'created_at', 'fee'] as const satisfies readonly Field[];

/** Words of five letters and more that are no slip of a language or a name: Hindu and Hindi, mormon and Morton. */
const FAITHS =
  'hindu hindus hindou hindoue muslim moslem musulman musulmane jewish juive mormon mormone amish bahai quaker sikhs taoist atheist druze coptic copte'.split(
    ' ',
  );

/**
 * The index's settings. What is not a matter of taste was measured: `byAttribute`, facet search off and comparison only
 * where needed index 2.7 times faster at 20,000 profiles and 3.8 times at 1,000,000; `_geo` would make every edit cost the
 * whole index.
 */
export const INDEX_SETTINGS = {
  searchableAttributes: [...SEARCHABLE_FIELDS],
  displayedAttributes: [...PUBLIC_FIELDS],
  filterableAttributes: [
    // The match's fields are for the api's own questions; visitors cannot filter by them.
    filterable([...EQUALITY_FIELDS, ...MATCH_FIELDS], { equality: true, comparison: false }),
    filterable(COMPARISON_FIELDS, { equality: false, comparison: true }),
  ],
  sortableAttributes: ['speaks_french', 'wait_rank', 'answer_rank', ...TURN_FIELDS, 'id'],
  /**
   * Premium decides only between profiles that match the same words with as many typos; with no keyword that is all of
   * them, so every premium profile precedes every free one. Within a plan those come first who take new clients. What is still
   * equal stands as the day's order has it, which every search asks for (`sort`).
   */
  rankingRules: [
    'words',
    'typo',
    'premium_rank:desc',
    'accepting_rank:desc',
    'attribute',
    'proximity',
    'exactness',
    'sort',
  ],
  stopWords: [...STOP_WORDS],
  synonyms: synonymSettings(),
  typoTolerance: {
    enabled: true,
    // Five letters: `Smyth` finds Smith, while Roy, Lévy and Cho stay themselves.
    minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
    // 9-8-8 and 686868 are themselves or nothing.
    disableOnNumbers: true,
    // Letters after a name are short and alike: PhD, PsyD, EdD.
    disableOnAttributes: ['credentials'],
    disableOnWords: FAITHS,
  },
  // More than the cities of a province and the places within any circle: each can be chosen, and is counted in the order of distance.
  faceting: { maxValuesPerFacet: 100_000, sortFacetValuesBy: { '*': 'count' } },
  pagination: { maxTotalHits: SEARCH_LIMITS.totalHits },
  proximityPrecision: 'byAttribute',
  facetSearch: false,
} satisfies Settings;

function filterable(fields: readonly string[], filter: { equality: boolean; comparison: boolean }) {
  return { attributePatterns: [...fields], features: { facetSearch: false, filter } };
}

/** What the documents are made by: their version, and the conditions, of which each has a field in them. */
const DOCUMENTS = [DOCUMENT_VERSION, ...MATCH_FIELDS].join(' ');

/**
 * What the documents are made by, a hyphen, and the SHA-256 (64 hex digits) over that and the settings. The documents stand in front so that one
 * can see whether applying settings is enough or they must be made anew.
 */
export function settingsFingerprint(
  settings: unknown = INDEX_SETTINGS,
  documents: string = DOCUMENTS,
): string {
  const hash = createHash('sha256').update(JSON.stringify({ documents, settings })).digest('hex');
  return `${documents}-${hash}`;
}

/** Whether an index with this fingerprint holds documents as they are made now. */
export function hasPresentDocuments(fingerprint: string | null): boolean {
  return fingerprint?.startsWith(`${DOCUMENTS}-`) ?? false;
}
