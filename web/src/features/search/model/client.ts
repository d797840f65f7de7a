import { instantMeiliSearch } from '@meilisearch/instant-meilisearch';
import type { Directory, MultiSearchRequest, MultiSearchResponse } from '@directory/domain/directory';
import type { FacetField } from '@directory/domain/facets';
import { CARD_FIELDS, FACT_FIELDS } from '@directory/domain/profile/card';
import { slugify } from '@directory/domain/slug';
import { PROFILE_INDEX, type PublicField } from '@directory/search-config/document';
import type { AnswerCache } from './answer-cache.ts';
import { withLiterals, unwrapUnderstood, wrapUnderstood } from './understanding.ts';

interface SearchClient {
  search(requests: readonly SearchRequest[]): Promise<{ results: Record<string, unknown>[] }>;
  clearCache(): void;
}

/**
 * The search client for one visit (or, on the server, for one request; never shared between visitors). It hands
 * InstantSearch's requests through Meilisearch's adapter to the directory, one call each.
 * @param cache where answers are stored; without one, nothing is
 * @returns a client whose `search` rejects with the directory's error
 */
export function createSearchClient(
  directory: Pick<Directory, 'multiSearch'>,
  cache?: AnswerCache,
): SearchClient {
  const send = (request: MultiSearchRequest) => directory.multiSearch(request);
  const { searchClient } = instantMeiliSearch('https://search.invalid', '', {
    finitePagination: true,
    primaryKey: 'id',
    // Every request goes this way; the adapter's host is never contacted. Deprecated upstream, without a successor so far.
    // oxlint-disable-next-line typescript/no-deprecated
    httpClient: (_url: unknown, init?: { body?: unknown }): Promise<MultiSearchResponse> => {
      const request = withLiterals(JSON.parse(String(init?.body)) as MultiSearchRequest);
      const [first] = request.queries;
      // Before its first search the adapter asks for all facet values, which only its `keepZeroFacets` would need. That
      // request has no `q`: it is answered here instead of delaying the search by a round trip.
      if (first && !('q' in first)) return Promise.resolve({ results: request.queries.map(emptyAnswer) });
      return (cache ? cache.answer(request, send) : send(request)).then(wrapUnderstood);
    },
  });
  // Algolia's types name a hundred parameters that this screen does not use.
  const adapter = searchClient as unknown as SearchClient;
  return {
    async search(requests) {
      try {
        const { results } = await adapter.search(requests.map(shapeRequest));
        return { results: results.map(withoutSnippets).map(unwrapUnderstood) };
      } finally {
        // The adapter keeps every answer for ever; `cache` is bounded and knows how long an answer is fresh.
        adapter.clearCache();
      }
    },
    clearCache: () => cache?.clear(),
  };
}

function emptyAnswer(query: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { indexUid: query['indexUid'], hits: [], facetDistribution: {} };
}

/** The adapter repeats every highlighted hit under `_snippetResult`, which would double the page's inlined state. */
function withoutSnippets(result: Record<string, unknown>): Record<string, unknown> {
  const hits = (result['hits'] ?? []) as Record<string, unknown>[];
  for (const hit of hits) delete hit['_snippetResult'];
  return result;
}

export const RESULT_FIELDS = [
  ...CARD_FIELDS,
  ...FACT_FIELDS,
  'languages',
  'therapies',
  'own_words',
  'session_types',
] as const satisfies readonly PublicField[];

export const MARKED_FIELDS = [
  'name',
  'city',
  'specialties',
  'therapies',
  'own_words',
] as const satisfies readonly PublicField[];

export type ResultField = (typeof RESULT_FIELDS)[number];

/** One of InstantSearch's requests, as far as this screen makes them. */
interface SearchRequest {
  indexName: string;
  params: {
    query?: string;
    facets?: string | readonly string[];
    facetFilters?: readonly (string | readonly string[])[];
    hitsPerPage?: number;
    literal?: readonly string[];
    [parameter: string]: unknown;
  };
}

/**
 * InstantSearch's request cut down to what the screen uses: the card's fields, highlighting only where there is a keyword,
 * cities only within a province, and no fields for the requests that only count.
 */
function shapeRequest(request: SearchRequest): SearchRequest {
  const { params } = request;
  const counted = typeof params.facets === 'string' ? [params.facets] : (params.facets ?? []);
  const countsOnly = params.hitsPerPage === 0;
  const facetFilters = (params.facetFilters ?? []).filter(
    // Choosing another province leaves the city, so the provinces' counts must not depend on it.
    (filter) => !(countsOnly && counted.includes('province') && isOn(filter, 'city')),
  );
  const inProvince = facetFilters.some((filter) => isOn(filter, 'province'));
  return {
    indexName: PROFILE_INDEX,
    params: {
      query: params.query ?? '',
      page: params['page'] ?? 0,
      ...(params.hitsPerPage !== undefined && { hitsPerPage: params.hitsPerPage }),
      facets: counted.filter((facet) => facet !== 'city' || inProvince),
      ...(facetFilters.length > 0 && { facetFilters: facetFilters.map(citiesBySlug) }),
      attributesToRetrieve: countsOnly ? ['id'] : RESULT_FIELDS,
      // See `withLiterals`.
      ...(params.query && params.literal?.length && { attributesToSnippet: params.literal }),
      attributesToHighlight: params.query && !countsOnly ? MARKED_FIELDS : [],
    },
  };
}

function isOn(filter: string | readonly string[], facet: FacetField): boolean {
  return (typeof filter === 'string' ? [filter] : filter).some((term) => term.startsWith(`${facet}:`));
}

/** Equality in the engine minds accents, and people do not type them: `montreal` must find Montréal. */
function citiesBySlug(filter: string | readonly string[]): string | readonly string[] {
  if (typeof filter !== 'string') return filter.map((term) => citiesBySlug(term) as string);
  return filter.startsWith('city:') ? `city_slug:${slugify(filter.slice('city:'.length))}` : filter;
}
