import type { CheckedSearch } from '@directory/domain/contracts/search-state';
import { HITS_PER_PAGE } from '@directory/domain/contracts/search-limits';
import { CHIP_FACETS, type FacetField, REFUSABLE_FACETS } from '@directory/domain/facets';
import { FACT_FIELDS } from '@directory/domain/profile/card';
import { CARD_FIELDS } from '@directory/domain/profile/public-profile';
import { type Condition, SAID_FACETS, type Want } from '@directory/domain/query/condition';
import { GENDER_LABELS } from '@directory/domain/vocabulary/labels';
import { fold } from '@directory/domain/text/fold';
import { isFrench } from '@directory/domain/text/is-french';
import { SESSION_TYPES } from '@directory/domain/profile/session-types';
import { slugify } from '@directory/domain/text/slug';
import { EVERYONE, quote } from '@directory/search-config/document';
import {
  allOf,
  ANSWERS_FIRST,
  countOf,
  type EngineQuery,
  type Field,
  framesFilter,
  isIn,
  withoutTitle,
} from './engine-query.ts';
import type { Reading, ReadSearch } from './read.ts';

/** What is to be found out of who is found. */
export interface Wanted {
  /** How many people; none counts alone. */
  hits: number;
  fields: readonly Field[];
  /** The fields in which what matched is marked. */
  marked?: readonly Field[];
}

/** What a list of results is made of. */
export const LISTED: Wanted = {
  hits: HITS_PER_PAGE,
  fields: [
    ...CARD_FIELDS.filter((field) => field !== 'gender'),
    ...FACT_FIELDS.filter((field) => field !== 'accepting_confirmed_at'),
    'languages',
    'concerns',
    'therapies',
    'assessments',
    'own_words',
    'session_types',
    'opening',
  ],
  marked: ['name', 'specialties', 'therapies', 'own_words'],
};

export const COUNTED: Wanted = { hits: 0, fields: ['id'] };

/** What says how far away somebody is. */
const PLACE_FIELDS: readonly Field[] = ['lat', 'lng', 'place_accuracy', 'place_area'];

/** What somebody is asked to be. */
export type Asked = Pick<Condition, 'anyOf' | 'isExcluded'>;

/** What a search asks the engine for, its words as they were typed. */
export interface Plan {
  main: EngineQuery;
  /** The counts of the facets in which something is chosen, each as if nothing were. */
  counts: readonly EngineQuery[];
}

/** @param circle the filter of who is near the place that was asked for; `''` where none was */
export function planSearch(
  { state, words, reading, near, isPlaced }: ReadSearch,
  { hits, fields, marked = [] }: Wanted,
  circle: string,
): Plan {
  const rest = isPlaced && reading?.isWords ? wordsBeside(reading) : null;
  const chosen = state.count.filter((field) => isChosen(state, field));
  const facets = state.count.filter(
    (field) => !chosen.includes(field) && (field !== 'city' || state.province !== null),
  );
  const place = near?.place;
  const first = orderOf(state, reading);
  const q = rest ?? withoutTitle(words).trim();
  const count = (counted: readonly FacetField[], without?: FacetField) =>
    countOf({ q, filter: allOf(chosenFilter(state, without), circle) }, counted);
  return {
    main: {
      ...count(facets),
      offset: (state.page - 1) * hits,
      limit: hits,
      attributesToRetrieve: place && hits > 0 ? [...fields, ...PLACE_FIELDS] : fields,
      ...(words.trim() !== '' && marked.length > 0 && { attributesToHighlight: marked }),
      ...(hits > 0 && { first }),
      ...(place && state.byDistance && { nearest: { lat: place.lat, lng: place.lng } }),
    },
    counts: chosen.map((field) => count([field], field)),
  };
}

/**
 * What the engine is asked for in place of a query with these words: conditions are filters, what they perhaps mean puts people first, and
 * the rest are words that exclude nobody.
 * @param asked the conditions to ask for, when not all
 * @param or a filter whose people count as if they met them
 */
export function understoodQuery(
  reading: Reading,
  query: EngineQuery,
  asked: readonly Asked[] = reading.conditions,
  or?: string,
): EngineQuery {
  const { filter: own = '', ...others } = query;
  const met = allOf(...asked.map(conditionFilter));
  // Without a condition everybody meets it, whatever their name.
  const filter = or && met ? allOf(own, `(${met}) OR ${or}`) : allOf(own, met);
  const preferred = preferredFilters(reading.understood.perhaps ?? []);
  return {
    ...others,
    q: wordsBeside(reading),
    ...(filter && { filter }),
    ...(preferred.length > 0 && { preferred }),
  };
}

/**
 * What can be asked about the people whose full name or surname is exactly what was typed, within the visitor's own filters; null when the text
 * cannot be a name, as more than five words.
 */
export function nameLookup(query: EngineQuery) {
  const name = fold(query.q);
  const words = name.split(' ').length;
  if (name.length < 2 || words > 5 || name.includes('\\') || name.startsWith(EVERYONE)) return null;
  const [surname, full] = [`surnames = ${quote(name)}`, `name_keys = ${quote(name)}`];
  const filter = words === 1 ? surname : `${full} OR ${surname}`;
  const within = (who: string) => allOf(query.filter ?? '', who);
  const { offset, limit, attributesToRetrieve } = query;
  return {
    /** Who they are. */
    filter,
    /** How many bear it, whatever else is asked for: one question for all searches with these words. */
    bearers: countOf({ filter }),
    /** Those of the search's page, in the day's order, and how many there are. It searches for no words, so it costs the engine little. */
    people: { q: '', filter: within(filter), offset, limit, attributesToRetrieve },
    /** How many bear it as their full name: none of one word. */
    fullNames: words === 1 ? [] : [countOf({ filter: within(full) })],
  };
}

/** Who cannot wait sees the shortest wait first; who looks in French, who speaks it; then come those who answer soon. */
function orderOf(state: CheckedSearch, reading: Reading | null): NonNullable<EngineQuery['first']> {
  const isSoon = reading?.conditions.some(({ anyOf }) =>
    anyOf.some(({ kind, values }) => kind === 'availability' && values.includes('soon')),
  );
  return [
    ...(isSoon ? (['wait_rank:asc'] as const) : []),
    ...(isFrenchFirst(state) ? (['speaks_french:desc'] as const) : []),
    ANSWERS_FIRST,
  ];
}

export function isFrenchFirst({ languageFirst, search }: CheckedSearch): boolean {
  return languageFirst === 'fr' || (languageFirst === null && isFrench(search));
}

/** The words that nothing took: beside a word that everybody has they exclude nobody. */
function wordsBeside({ understood: { rest } }: Reading): string {
  return rest === '' ? '' : `${EVERYONE} ${rest}`;
}

function isChosen(state: CheckedSearch, field: FacetField): boolean {
  if (field === 'province') return state.province !== null;
  if (field === 'city') return state.city !== '' && state.province !== null;
  return CHIP_FACETS.some((facet) => facet.field === field && state[facet.param].length > 0);
}

/** What was chosen beside the words. Choosing another province leaves the city, so that without the one there is not the other. */
function chosenFilter(state: CheckedSearch, without?: FacetField): string {
  const { province, city, frame, specialties } = state;
  const isAsked = (field: FacetField) => field !== without;
  return allOf(
    ...CHIP_FACETS.map(({ param, field }) => (isAsked(field) ? oneOf(field, state[param]) : '')),
    ...refusedConditions(state).map(conditionFilter),
    oneOf('specialties', specialties),
    province && isAsked('province') ? `province = ${quote(province)}` : '',
    // Equality in the engine minds accents, and people do not type them: `montreal` must find Montréal.
    city && isAsked('city') && isAsked('province') ? `city_slug = ${quote(slugify(city))}` : '',
    frame ? framesFilter([frame]) : '',
  );
}

/** What was refused, one condition of each facet, as `neither online nor by phone` is one. */
function refusedConditions({ not }: CheckedSearch): Asked[] {
  const pairs = [...new Set(not)].sort();
  return REFUSABLE_FACETS.flatMap(({ param, said: { kind } }) => {
    const values = pairs.flatMap((pair) =>
      pair.startsWith(`${param}:`) ? pair.slice(param.length + 1) : [],
    );
    return values.length > 0 ? { anyOf: [{ kind, values }], isExcluded: true } : [];
  });
}

function oneOf(field: Field, values: readonly string[]): string {
  return values.length > 0 ? isIn(field, [...new Set(values)].sort()) : '';
}

/** The waiting times that are soon enough for who cannot wait. */
const SOON = ['Less than 1 week', '1 to 2 weeks', '2 to 4 weeks'];

/** Kinds of which whoever is refused one asks for another. */
const ALL_OF: Readonly<Partial<Record<Want['kind'], readonly string[]>>> = {
  session: SESSION_TYPES,
  gender: Object.keys(GENDER_LABELS),
};

/** A condition as the engine filters by it. */
function conditionFilter({ anyOf, isExcluded }: Asked): string {
  const parts = anyOf.map(wantFilter);
  const filter = parts.length === 1 ? (parts[0] ?? '') : parts.map((part) => `(${part})`).join(' OR ');
  const [want] = anyOf;
  // Who meets in other ways, too, is no less welcome to whom one of them does not suit; of whom nobody knows the gender is not known to be another.
  const all = (isExcluded && want && ALL_OF[want.kind]) || [];
  const others = all.filter((value) => !want?.values.includes(value));
  if (want && others.length > 0) return wantFilter({ ...want, values: others });
  return isExcluded ? `NOT (${filter})` : filter;
}

function wantFilter({ kind, values }: Want): string {
  if (kind === 'place' || kind === 'price' || kind === 'availability')
    return values.map(FILTERS[kind]).join(' OR ');
  return isIn(SAID_FACETS[kind].field, values);
}

/** Those who pass a value of what no facet has. */
const FILTERS = {
  /** `QC`, or `QC/montreal`. */
  place: (place: string) => {
    const [province = '', city] = place.split('/');
    const inProvince = `province = ${quote(province)}`;
    return city === undefined ? inProvince : `(${inProvince} AND city_slug = ${quote(city)})`;
  },
  price: (price: string) =>
    price === 'sliding' ? 'sliding_scale = true' : `fee ${price.replace('<=', '<= ')}`,
  availability: (when: string) => {
    const takesClients = 'accepting_new_clients = true';
    return when === 'soon' ? `(${takesClients} AND ${isIn('wait', SOON)})` : takesClients;
  },
};

/**
 * What perhaps is meant, as filters that leave nobody out together: those first who meet all, then those who meet any, then everybody else.
 */
function preferredFilters(perhaps: readonly Asked[]): string[] {
  if (perhaps.length === 0) return [];
  const filters = perhaps.map((condition) => `(${conditionFilter(condition)})`);
  const [all, any] = [filters.join(' AND '), `(${filters.join(' OR ')})`];
  const none = `NOT ${any}`;
  return filters.length === 1 ? [all, none] : [all, `${any} AND NOT (${all})`, none];
}
