import type { SearchAnswer, SearchHit } from '@directory/domain/contracts/search-answer';
import { HITS_PER_PAGE } from '@directory/domain/contracts/search-limits';
import type { FacetField } from '@directory/domain/facets';
import type { Language } from '@directory/domain/language';
import type { Directory } from '@directory/domain/site/directory';
import { PROFILE_INDEX } from '@directory/search-config/document';
import type { QueryClient } from '../../../site/query-client.ts';
import { firstFacets } from './filters.ts';
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

/** What `InstantSearchSSRProvider` starts from: the first search and its answer, JSON-serialisable. */
export type InitialResults = Record<
  typeof PROFILE_INDEX,
  { state: SearchParameters; results: readonly [FoundResult] }
>;

export interface SearchRouteState {
  /** Null when search did not answer. */
  results: InitialResults | null;
  /** Of a search that did not answer: in how many seconds there is one again, where that is known. */
  rebuiltIn?: number | undefined;
  /** The words that were searched for, where the address leaves them out. */
  unsaid?: string;
}

/**
 * Runs the search that the screen will make for this state, once, so that the server renders its results and the browser
 * starts from them without asking again. (`getServerState` would render the whole page a second time to find out.)
 * @param shown the facets to count: those that the page shows with their counts
 * @throws the directory's error
 */
export async function loadInitialResults(
  directory: Pick<Directory, 'search'>,
  state: SearchState,
  language: Language,
  shown: readonly FacetField[] = firstFacets(state),
): Promise<InitialResults> {
  const languageFirst = state.languageFirst ?? languageFirstOn(language);
  const answer = await directory.search({ ...state, languageFirst, count: shown });
  return { [PROFILE_INDEX]: { state: { asked: state }, results: [resultOf(answer, state)] } };
}

/** What the first search found. */
export function foundAtFirst(initial: InitialResults): FoundResult {
  return initial[PROFILE_INDEX].results[0];
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
  const share = sharedHits();
  const query = (state: SearchState, ask: () => CountedAnswer | Promise<CountedAnswer>) => ({
    ...{ key: ['search', age, JSON.stringify(state)], ask },
    ...{ showsProfiles: true, isUnnamed: true },
  });
  const answerTo = async (state: SearchState): Promise<SearchAnswer> => {
    const counting = (counted: readonly FacetField[]) =>
      query(state, async () => ({ answer: await search({ ...state, count: counted }), counted }));
    const wanted = count;
    try {
      const known = await queries.query(counting(wanted));
      if (wanted.every((field) => known.counted.includes(field))) return known.answer;
      const all = [...new Set([...known.counted, ...wanted])];
      return (await queries.query({ ...counting(all), freshMs: 0 })).answer;
    } catch (error) {
      // What the same search found is right all the same, though it was asked for more counts.
      const known = queries.get(counting(wanted));
      if (!known) throw error;
      return known.answer;
    }
  };
  const find = async (state: SearchState): Promise<FoundResult> =>
    resultOf(share(await answerTo(state)), state);
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
    keep: (state, answer) => void queries.query(query(state, () => ({ answer, counted: shown }))),
  };
}

/** An answer, and which facets were counted for it: where nobody is found, it holds no counts of them. */
interface CountedAnswer {
  answer: SearchAnswer;
  counted: readonly FacetField[];
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
