import type { SearchAnswer, SearchHit } from '@directory/domain/contracts/search-answer';
import { HITS_PER_PAGE } from '@directory/domain/contracts/search-limits';
import type { FacetField } from '@directory/domain/facets';
import type { Directory } from '@directory/domain/site/directory';
import type { Answers } from './answers.ts';
import type { SearchState } from './search-state.ts';

/** What InstantSearch's requests hold: the search itself. */
export interface SearchParameters {
  asked: SearchState;
}

/** A result of InstantSearch: the answer, and what the library looks for in one. */
export interface FoundResult extends SearchAnswer {
  query: string;
  /** From 0. */
  page: number;
  nbHits: number;
  nbPages: number;
  hitsPerPage: number;
}

export function resultOf(answer: SearchAnswer, { search, page }: SearchState): FoundResult {
  const { total, pages } = answer;
  return {
    ...answer,
    query: search,
    page: page - 1,
    nbHits: total,
    nbPages: pages,
    hitsPerPage: HITS_PER_PAGE,
  };
}

/** Gives whoever an answer has in common with the last one as the same object, whose card is not drawn anew. */
function sharedHits(): (answer: SearchAnswer) => SearchAnswer {
  let last: ReadonlyMap<string, SearchHit> = new Map();
  return (answer) => {
    const present = new Map<string, SearchHit>();
    const share = (hit: SearchHit): SearchHit => {
      const json = JSON.stringify(hit);
      const shared = last.get(json) ?? hit;
      present.set(json, shared);
      return shared;
    };
    const groups = answer.groups.map(({ offer, hits }) => ({ offer, hits: hits.map(share) }));
    const shared = { ...answer, hits: answer.hits.map(share), groups };
    last = present;
    return shared;
  };
}

/** What InstantSearch takes, and what it does not know of: which facets to count. */
export interface ScreenSearchClient {
  search: (requests: readonly { params: SearchParameters }[]) => Promise<{ results: FoundResult[] }>;
  clearCache: () => void;
  /** The screen shows the counts of these facets from now on: searches to come count them, and no others. */
  show: (facets: readonly FacetField[]) => void;
}

/**
 * InstantSearch's client on the directory: the screen counts its facets by itself, so that a search is one request.
 * @param shown the facets to count at first
 * @param answers where answers are stored; without them, nothing is
 */
export function createSearchClient(
  directory: Pick<Directory, 'search'>,
  shown: readonly FacetField[],
  answers?: Answers,
): ScreenSearchClient {
  let count = shown;
  const share = sharedHits();
  const find = async (state: SearchState): Promise<FoundResult> => {
    const asked = { state, count };
    const send = () => directory.search({ ...state, count: asked.count });
    return resultOf(share(await (answers?.answer(asked, send) ?? send())), state);
  };
  return {
    search: async (requests) => ({
      results: await Promise.all(requests.map(({ params }) => find(params.asked))),
    }),
    clearCache: () => answers?.clear(),
    show(facets) {
      count = facets;
    },
  };
}
