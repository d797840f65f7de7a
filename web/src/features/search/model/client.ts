import type { SearchAnswer } from '@directory/domain/contracts/search-answer';
import type { FacetField } from '@directory/domain/facets';
import type { Language } from '@directory/domain/language';
import type { Directory } from '@directory/domain/site/directory';
import type { QueryClient } from '../../../site/query-client.ts';
import { languageFirstOn, type SearchState } from './search-state.ts';

/** InstantSearch wants the name of an index: of the engine the gateway alone knows. */
export const PEOPLE = 'people';

/** What InstantSearch's requests hold: the search itself, and the facets whose counts the screen shows. */
export interface SearchParameters {
  asked: SearchState;
  count: readonly FacetField[];
}

/** A result of InstantSearch, which hands it on as it is. */
export interface FoundResult {
  asked: SearchState;
  answer: SearchAnswer;
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
export function initialResults(asked: SearchState, answer: SearchAnswer) {
  return { [PEOPLE]: { state: { asked, count: [] }, results: [{ asked, answer }] } };
}

/** What a search answers that finds nobody. */
export const NOBODY_FOUND: SearchAnswer = {
  hits: [],
  total: 0,
  pages: 0,
  facets: {},
  understood: null,
  near: null,
  frenchFirst: false,
  offers: [],
  groups: [],
};

/** Another one once what is kept may be old: of the visit, which has one document. */
let age = 0;

/**
 * InstantSearch's client on the directory: what to count is said with the search, so that it is one request. Answers are kept with what
 * else the visit has asked for.
 */
export function createSearchClient(
  { search }: Pick<Directory, 'search'>,
  queries: Pick<QueryClient, 'query' | 'get'>,
) {
  const query = (state: SearchState, ask: () => SearchAnswer | Promise<SearchAnswer>) => ({
    ...{ key: ['search', age, JSON.stringify(state)], ask },
    ...{ showsProfiles: true, isUnnamed: true },
  });
  const answerTo = async ({ asked, count: wanted }: SearchParameters): Promise<SearchAnswer> => {
    const counting = (count: readonly FacetField[]) => query(asked, () => search({ ...asked, count }));
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
  const find = async (params: SearchParameters): Promise<FoundResult> => ({
    asked: params.asked,
    answer: await answerTo(params),
  });
  return {
    search: async (requests: readonly { params: SearchParameters }[]) => ({
      results: await Promise.all(requests.map(({ params }) => find(params))),
    }),
    clearCache(): void {
      age += 1;
    },
    /** Takes an answer that came another way for this search's. */
    keep: (state: SearchState, answer: SearchAnswer) => void queries.query(query(state, () => answer)),
  };
}
