import { instantMeiliSearch } from '@meilisearch/instant-meilisearch';
import type { Directory, MultiSearchRequest, MultiSearchResponse } from '@directory/domain/directory';
import type { AnswerCache } from './answer-cache.ts';
import { shapeRequest, type SearchRequest } from './request-shape.ts';

/** What InstantSearch calls. */
export interface SearchClient {
  search(requests: readonly SearchRequest[]): Promise<{ results: Record<string, unknown>[] }>;
  clearCache(): void;
}

/**
 * The search client for one visit (or, on the server, for one request; never shared between visitors). It hands
 * InstantSearch's requests through Meilisearch's adapter to the directory, one call each.
 * @param cache where answers are kept; without one, nothing is kept
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
      const request = JSON.parse(String(init?.body)) as MultiSearchRequest;
      const [first] = request.queries;
      // Before its first search the adapter asks for all facet values, which only its `keepZeroFacets` would need. That
      // request has no `q`: it is answered here instead of delaying the search by a round trip.
      if (first && !('q' in first)) return Promise.resolve({ results: request.queries.map(emptyAnswer) });
      return cache ? cache.answer(request, send) : send(request);
    },
  });
  // Algolia's types name a hundred parameters that this screen does not use.
  const adapter = searchClient as unknown as SearchClient;
  return {
    async search(requests) {
      try {
        const { results } = await adapter.search(requests.map(shapeRequest));
        return { results: results.map(withoutSnippets) };
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
