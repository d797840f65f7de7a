import { z } from 'zod';
import { FACET_FIELDS, type FacetField } from '@directory/domain/facets';
import type { Position } from '@directory/domain/places/distance';
import { type AnsweredNear, WITHIN_KM } from '@directory/domain/places/near';
import { PROVINCE_CODES } from '@directory/domain/provinces';
import { PROFILE_INDEX, PUBLIC_FIELDS } from '@directory/search-config/document';
import { HITS_PER_PAGE, SEARCH_LIMITS } from '@directory/search-config/limits';
import { invalidFields } from '../errors.ts';
import { rebuildFilter } from './filter.ts';
import { withoutTitle } from './name-words.ts';

/** The engine refuses a whole call for half of a character in one of its texts, as a client that cuts an emoji in two sends. */
const LONE_SURROGATE = /\p{Cs}/u;

/** A text for the engine. */
export const searchText = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .refine((text) => !LONE_SURROGATE.test(text), 'holds half of a character (a lone surrogate)');

const fieldList = z.array(searchText(100)).max(50).nullish();
const tag = searchText(50).nullish();
const filterText = searchText(SEARCH_LIMITS.filterLength * SEARCH_LIMITS.filterTerms);
const filterList = z.array(filterText).max(SEARCH_LIMITS.filterTerms);

/** One query as a visitor may send it: Meilisearch's parameters that the search screen needs, each bounded. */
export const searchQuerySchema = z.strictObject({
  indexUid: z.literal(PROFILE_INDEX),
  q: searchText(SEARCH_LIMITS.queryLength).nullish(),
  filter: z
    .union([filterText, z.array(z.union([filterText, filterList])).max(SEARCH_LIMITS.filterTerms)])
    .nullish(),
  facets: z
    .array(z.enum([...FACET_FIELDS, '*']))
    .max(FACET_FIELDS.length + 1)
    .nullish(),
  limit: z.int().min(0).max(SEARCH_LIMITS.hitsPerPage).optional(),
  offset: z.int().min(0).max(SEARCH_LIMITS.totalHits).optional(),
  hitsPerPage: z.int().min(0).max(SEARCH_LIMITS.hitsPerPage).optional(),
  page: z.int().min(1).max(SEARCH_LIMITS.totalHits).optional(),
  attributesToRetrieve: fieldList,
  attributesToHighlight: fieldList,
  attributesToCrop: fieldList,
  cropLength: z.int().min(1).max(200).nullish(),
  cropMarker: tag,
  highlightPreTag: tag,
  highlightPostTag: tag,
  matchingStrategy: z.enum(['last', 'all', 'frequency']).nullish(),
  /** False: the words mean themselves alone. Otherwise they are read for what they mean; the answer says as `understood` how. */
  understand: z.boolean().optional(),
  /** Words that mean themselves alone, although they could be understood. */
  literal: z.array(searchText(SEARCH_LIMITS.queryLength)).max(SEARCH_LIMITS.literals).optional(),
  /** Those within so many kilometres of a place, and how far each is: a postal code or its first three characters, a city, or degrees. */
  near: z
    .strictObject({
      place: searchText(SEARCH_LIMITS.placeLength),
      within: z.literal(WITHIN_KM).optional(),
      /** Where the city is looked for first. */
      province: z.enum(PROVINCE_CODES).optional(),
    })
    .optional(),
  /** The nearest first, in place of the best match; it counts with a place alone. */
  order: z.literal('near').optional(),
});

export type SearchQuery = z.infer<typeof searchQuerySchema>;

/** Finding costs little; marking, cutting and writing each hit is what a call takes its time for. */
const asksForFewHits = (queries: readonly SearchQuery[]) =>
  queries.reduce((sum, query) => sum + hitsAskedFor(query), 0) <= SEARCH_LIMITS.hitsPerCall;

const isToBeUnderstood = ({ q, understand = true }: SearchQuery): boolean => understand && !!q?.trim();

/** Reading the words, and asking for the nearest where few are found, is worth several searches. */
const MOST_UNDERSTOOD = 3;

/** Those that only count are read with the search of the same words, for nothing. */
const asksToUnderstandFew = (queries: readonly SearchQuery[]) => {
  const understood = queries.filter(isToBeUnderstood);
  const texts = new Set(understood.map(({ q, literal = [] }) => JSON.stringify([q, ...literal])));
  const withHits = understood.filter((query) => hitsAskedFor(query) > 0);
  return Math.max(texts.size, withHits.length) <= MOST_UNDERSTOOD;
};

export const multiSearchSchema = z.strictObject({
  queries: z
    .array(searchQuerySchema)
    .min(1)
    .max(SEARCH_LIMITS.queriesPerCall)
    .refine(
      asksToUnderstandFew,
      `may ask for ${MOST_UNDERSTOOD} different texts at most, and for as many counts of these as it likes; with "understand": false for more`,
    )
    .refine(asksForFewHits, `may ask for ${SEARCH_LIMITS.hitsPerCall} hits at most, all of them together`),
});

/** A query as the engine receives it: public fields only, the filter rebuilt, equal searches equal as JSON. */
export interface EngineQuery {
  indexUid: typeof PROFILE_INDEX;
  q: string;
  filter?: string;
  facets?: string[];
  limit?: number;
  offset?: number;
  hitsPerPage?: number;
  page?: number;
  attributesToRetrieve: string[];
  attributesToHighlight?: string[];
  attributesToCrop?: string[];
  cropLength?: number;
  cropMarker?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  matchingStrategy?: string;
  /** For the directory's own questions; not open to visitors. */
  attributesToSearchOn?: string[];
  /** In the order of distance from here; its filter holds the circle. The engine never sees it: see `near/nearest-page.ts`. */
  nearest?: Position & { km: number };
}

/** A visitor's search: the engine's query and the text as it was typed. */
export interface PublicSearch {
  query: EngineQuery;
  typed: string;
  /** What of the text is searched for, where a part of it was read for a place to be near. */
  words?: string;
  /** Whether its words are to be understood, and which of them not. */
  understand?: { literal: readonly string[] };
  /** The place to be near that was asked for beside the words. */
  near?: NonNullable<SearchQuery['near']>;
  byDistance?: boolean;
  /** How the place was understood: see `near/near-searches.ts`. */
  answered?: AnsweredNear;
}

/**
 * Checks a multi-search request and makes the engine's queries of it.
 * @throws ApiError 400 that names what is not valid
 */
export function readMultiSearch(request: unknown): PublicSearch[] {
  const parsed = multiSearchSchema.safeParse(request);
  if (!parsed.success) throw invalidFields(parsed.error);
  return parsed.data.queries.map((query) => ({
    query: toEngineQuery(query),
    typed: query.q ?? '',
    ...(isToBeUnderstood(query) && { understand: { literal: query.literal ?? [] } }),
    ...(query.near && { near: query.near }),
    ...(query.order === 'near' && { byDistance: true }),
  }));
}

/**
 * Makes the engine's query of a visitor's, keys in a fixed order.
 * @throws ApiError 400 when its filter is not understood or goes beyond a limit
 */
export function toEngineQuery(query: SearchQuery): EngineQuery {
  const filter = rebuildFilter(query.filter);
  const highlight = publicFields(query.attributesToHighlight ?? []);
  const crop = publicFields(query.attributesToCrop ?? []);
  return {
    indexUid: PROFILE_INDEX,
    q: withoutTitle(query.q ?? ''),
    ...(filter && { filter }),
    ...(query.facets?.length && { facets: facetsOf(query.facets) }),
    ...pageOf(query),
    attributesToRetrieve: publicFields(query.attributesToRetrieve ?? ['*']),
    ...(highlight.length && { attributesToHighlight: highlight }),
    ...(crop.length && { attributesToCrop: crop }),
    ...(crop.length && query.cropLength && { cropLength: query.cropLength }),
    ...(crop.length && typeof query.cropMarker === 'string' && { cropMarker: query.cropMarker }),
    ...(highlight.length && tags(query)),
    ...(query.matchingStrategy && { matchingStrategy: query.matchingStrategy }),
  };
}

/** `hitsPerPage`/`page` when either is given (exact totals), `limit`/`offset` otherwise, as the engine decides too. */
function pageOf(query: SearchQuery): Pick<EngineQuery, 'limit' | 'offset' | 'hitsPerPage' | 'page'> {
  return query.hitsPerPage === undefined && query.page === undefined
    ? { limit: query.limit ?? HITS_PER_PAGE, offset: query.offset ?? 0 }
    : { hitsPerPage: query.hitsPerPage ?? HITS_PER_PAGE, page: query.page ?? 1 };
}

function hitsAskedFor(query: SearchQuery): number {
  const { limit, hitsPerPage } = pageOf(query);
  return limit ?? hitsPerPage ?? 0;
}

/** The public ones of these fields, in the public list's order; `*` means all. A crop length (`bio:20`) is kept. */
function publicFields(asked: readonly string[]): string[] {
  if (asked.length === 0) return [];
  if (asked.includes('*')) return [...PUBLIC_FIELDS];
  return PUBLIC_FIELDS.flatMap((field) => {
    const match = asked.find(
      (name) => name.startsWith(field) && (name === field || CROP_LENGTH.test(name.slice(field.length))),
    );
    return match === undefined ? [] : [match];
  });
}

const CROP_LENGTH = /^:\d{1,3}$/;

function facetsOf(asked: readonly (FacetField | '*')[]): string[] {
  return FACET_FIELDS.filter((facet) => asked.includes(facet) || asked.includes('*'));
}

function tags(query: SearchQuery): { highlightPreTag?: string; highlightPostTag?: string } {
  return {
    ...(typeof query.highlightPreTag === 'string' && { highlightPreTag: query.highlightPreTag }),
    ...(typeof query.highlightPostTag === 'string' && { highlightPostTag: query.highlightPostTag }),
  };
}
