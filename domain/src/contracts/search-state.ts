import { z } from 'zod';
import { byFacetParam, CHOICE_PARAMS, type ChoiceParam, FACET_FIELDS, REFUSABLE_FACETS } from '../facets.ts';
import { LANGUAGES } from '../language.ts';
import { WITHIN_KM } from '../places/near.ts';
import { PROVINCE_CODES } from '../places/provinces.ts';
import { LAST_PAGE, SEARCH_LIMITS } from './search-limits.ts';

/** A text for the engine, which refuses a whole call for half of a character, as a client that cuts an emoji in two sends. */
export const text = (most: number) =>
  z
    .string()
    .max(most)
    .refine((given) => !/\p{Cs}/u.test(given), 'holds half of a character (a lone surrogate)');

/** A value to filter by. */
const value = text(SEARCH_LIMITS.valueLength).refine(
  (given) => !/\p{Cc}/u.test(given),
  'may not hold control characters',
);
/** `genders:Male` */
const refused = value.regex(new RegExp(`^(?:${REFUSABLE_FACETS.map(({ param }) => param).join('|')}):.`));
const listOf = (one: typeof value) => z.array(one).max(SEARCH_LIMITS.values).readonly().default([]);
const values = listOf(value);
const stretches = z.array(text(SEARCH_LIMITS.queryLength)).max(SEARCH_LIMITS.literals).readonly().default([]);
const degrees = (most: number) => z.number().min(-most).max(most);

const state = {
  /** The words. They are read for what they mean. */
  search: text(SEARCH_LIMITS.queryLength).default(''),
  /** What of these words was understood and taken back: it is mere text. */
  literal: stretches,
  /** What of these words perhaps means something and was pressed firm: it means that. */
  firm: stretches,
  province: z.enum(PROVINCE_CODES).nullable().default(null),
  /** A city's name, whatever its accents; `''` for every city. It may stand without a province. */
  city: value.max(SEARCH_LIMITS.placeLength).default(''),
  /** The part of the map to look in. */
  frame: z
    .strictObject({ south: degrees(90), west: degrees(180), north: degrees(90), east: degrees(180) })
    .readonly()
    .nullable()
    .default(null),
  /** The place to be near: a postal code or its first three characters, a city, or degrees as `49.89,-97.14`; `''` for none. */
  near: text(SEARCH_LIMITS.placeLength).default(''),
  /** How far from it, in kilometres; null where nobody said. */
  within: z.literal(WITHIN_KM).nullable().default(null),
  /** The nearest first, in place of the best match. */
  byDistance: z.boolean().default(false),
  /** Who speaks French comes first among equals, or nobody does; null leaves it to the language of the words. */
  languageFirst: z.enum(['fr', 'none']).nullable().default(null),
  /** The values that are chosen in each facet, as `/api/filters` has them: any of one facet, and something of each. */
  ...byFacetParam(() => values),
  /** The values that nobody may have, each with its facet's parameter. */
  not: listOf(refused),
  page: z.int().min(1).max(LAST_PAGE).default(1),
};

/** What is searched for: what the address says, what the screen holds and what the gateway is asked are this. */
export type SearchState = z.output<z.ZodObject<typeof state>>;

/** A search without what is as it is by itself. */
export const shortState = z.object(
  Object.fromEntries(Object.entries(state).map(([key, field]) => [key, field.unwrap().optional()])),
) as unknown as z.ZodType<Partial<SearchState>>;

const areFew = (given: Partial<Record<ChoiceParam, readonly string[]>>) =>
  CHOICE_PARAMS.reduce((sum, param) => sum + (given[param]?.length ?? 0), 0) <= SEARCH_LIMITS.values;
const FEW_VALUES = `may choose and refuse ${SEARCH_LIMITS.values} values at most, of all facets together`;

export const searchInput = z
  .strictObject({
    ...state,
    /** Any of these among the specialties, also in a profile's own words: what makes psychologists alike. */
    specialties: values,
    /** The reader's: of whoever wrote in both the sentence is in this one alone. */
    language: z.enum(LANGUAGES).nullable().default(null),
    /** The facets to count. Each is counted as if nothing were chosen in it; cities within a province alone. */
    count: z.array(z.enum(FACET_FIELDS)).max(FACET_FIELDS.length).readonly().default([]),
  })
  .refine(areFew, FEW_VALUES);

export type SearchRequest = z.input<typeof searchInput>;
export type CheckedSearch = z.output<typeof searchInput>;
