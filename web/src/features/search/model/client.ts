import { instantMeiliSearch } from '@meilisearch/instant-meilisearch';
import type { Directory, MultiSearchRequest, MultiSearchResponse } from '@directory/domain/directory';
import { FACET_FIELDS, type FacetField } from '@directory/domain/facets';
import type { AnswerCache } from './answer-cache.ts';
import { type SearchRequest, shapeRequests } from './shape-request.ts';
import { createStandingAnswer, type FoundResults } from './standing-answer.ts';
import { withLiterals, unwrapUnderstood, wrapUnderstood } from './understanding.ts';

type Result = Record<string, unknown>;

interface SearchClient {
  search(requests: readonly SearchRequest[]): Promise<{ results: Result[] }>;
  clearCache(): void;
}

/** What InstantSearch takes, and what it does not know of: which facets to count. */
export interface ScreenSearchClient extends SearchClient {
  /** The screen shows the counts of these facets from now on: searches to come count them, and no others. */
  show: (facets: readonly FacetField[]) => void;
}

interface SearchClientOptions {
  /** Where answers are stored; without one, nothing is. */
  cache?: AnswerCache | undefined;
  /** The facets whose counts the screen shows at first; every one unless given. */
  shown?: readonly FacetField[];
  /** What was found before the first search. */
  found?: FoundResults | undefined;
}

/**
 * The search client for one visit (or, on the server, for one request; never shared between visitors). It hands
 * InstantSearch's requests through Meilisearch's adapter to the directory, one call each.
 * @returns a client whose `search` rejects with the directory's error, unless the same search has an answer that stands
 */
export function createSearchClient(
  directory: Pick<Directory, 'multiSearch'>,
  { cache, shown: shownAtFirst = FACET_FIELDS, found }: SearchClientOptions = {},
): ScreenSearchClient {
  /** What the directory threw, which the adapter wraps. */
  const thrown = new WeakSet<Error>();
  const send = (request: MultiSearchRequest) =>
    directory.multiSearch(request).catch((error: unknown) => {
      if (error instanceof Error) thrown.add(error);
      throw error;
    });
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
  const standing = createStandingAnswer(found);
  let shown = shownAtFirst;
  return {
    show(facets) {
      shown = facets;
    },
    async search(requests) {
      const shaped = shapeRequests(requests, shown);
      try {
        const { results: answers } = await adapter.search(shaped.filter((request) => request !== null));
        // InstantSearch knows the answers by their order.
        const results = shaped.map((request) => (request && answers.shift()) ?? NOTHING_COUNTED);
        const drawn = results.map(withoutSnippets).map(unwrapUnderstood);
        standing.keep(requests, drawn);
        return { results: drawn };
      } catch (error) {
        const results = standing.of(requests);
        if (results) return { results };
        let own = error;
        while (own instanceof Error && !thrown.has(own)) own = own.cause;
        throw own ?? error;
      } finally {
        // The adapter keeps every answer for ever; `cache` is bounded and knows how long an answer is fresh.
        adapter.clearCache();
      }
    },
    clearCache() {
      standing.forget();
      cache?.clear();
    },
  };
}

const NOTHING_COUNTED: Result = { hits: [], nbHits: 0, facets: {} };

function emptyAnswer(query: Readonly<Record<string, unknown>>): Result {
  return { indexUid: query['indexUid'], hits: [], facetDistribution: {} };
}

/** The adapter repeats every highlighted hit under `_snippetResult`, which would double the page's inlined state. */
function withoutSnippets(result: Result): Result {
  const hits = (result['hits'] ?? []) as Result[];
  for (const hit of hits) delete hit['_snippetResult'];
  return result;
}
