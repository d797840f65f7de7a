import type { SearchAnswer } from '@directory/domain/contracts/search-answer';
import { HITS_PER_PAGE } from '@directory/domain/contracts/search-limits';
import type { FacetField } from '@directory/domain/facets';
import type { Language } from '@directory/domain/language';
import type { Directory } from '@directory/domain/site/directory';
import { PROFILE_INDEX } from '@directory/search-config/document';
import type { QueryClient } from '../../../site/query-client.ts';
import { languageFirstOn, type SearchState } from './search-state.ts';

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

export interface SearchRouteState {
  /** The first search's; null when search did not answer. */
  answer: SearchAnswer | null;
  /** Of a search that did not answer: in how many seconds there is one again, where that is known. */
  rebuiltIn?: number | undefined;
  /** The words that were searched for, where the address leaves them out. */
  unsaid?: string;
}

/** Searches as the screen makes them in its language: the server makes the first, and the browser starts from its answer. */
export function searchesIn(language: Language, { search }: Pick<Directory, 'search'>): Directory['search'] {
  return ({ languageFirst = null, ...asked }, signal) =>
    search({ ...asked, language, languageFirst: languageFirst ?? languageFirstOn(language) }, signal);
}

/** What `InstantSearchSSRProvider` starts from. */
export function initialResults(state: SearchState, answer: SearchAnswer) {
  return { [PROFILE_INDEX]: { state: { asked: state }, results: [resultOf(answer, state)] } };
}

function resultOf(answer: SearchAnswer, { search, page }: SearchState): FoundResult {
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

/** Another one once what is kept may be old: of the visit, which has one document. */
let age = 0;

/** What InstantSearch takes, and what it does not know of: which facets to count. */
export interface ScreenSearchClient {
  search: (requests: readonly { params: SearchParameters }[]) => Promise<{ results: FoundResult[] }>;
  clearCache: () => void;
  /** The screen shows the counts of these facets from now on: searches to come count them, and no others. */
  show: (facets: readonly FacetField[]) => void;
  /** Takes an answer that came another way, with the counts to start from, for this search's. */
  keep: (state: SearchState, answer: SearchAnswer) => void;
}

/**
 * InstantSearch's client on the directory: the screen counts its facets by itself, so that a search is one request. Answers are kept with what
 * else the visit has asked for.
 * @param shown the facets to count at first
 */
export function createSearchClient(
  { search }: Pick<Directory, 'search'>,
  queries: Pick<QueryClient, 'query' | 'get'>,
  shown: readonly FacetField[],
): ScreenSearchClient {
  let count = shown;
  const query = (state: SearchState, ask: () => SearchAnswer | Promise<SearchAnswer>) => ({
    ...{ key: ['search', age, JSON.stringify(state)], ask },
    ...{ showsProfiles: true, isUnnamed: true },
  });
  const answerTo = async (state: SearchState): Promise<SearchAnswer> => {
    const counting = (counted: readonly FacetField[]) =>
      query(state, () => search({ ...state, count: counted }));
    const wanted = count;
    try {
      const known = await queries.query(counting(wanted));
      if (wanted.every((field) => known.facets[field])) return known;
      const counted = Object.keys(known.facets) as FacetField[];
      return await queries.query({ ...counting([...new Set([...counted, ...wanted])]), freshMs: 0 });
    } catch (error) {
      // What the same search found is right all the same, though it was asked for more counts.
      const known = queries.get(counting(wanted));
      if (!known) throw error;
      return known;
    }
  };
  const find = async (state: SearchState): Promise<FoundResult> => resultOf(await answerTo(state), state);
  return {
    search: async (requests) => ({
      results: await Promise.all(requests.map(({ params }) => find(params.asked))),
    }),
    clearCache() {
      age += 1;
    },
    show(facets) {
      count = facets;
    },
    keep: (state, answer) => void queries.query(query(state, () => answer)),
  };
}
