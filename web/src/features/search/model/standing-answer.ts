import algoliasearchHelper from 'algoliasearch-helper';
import { FACET_FIELDS } from '@directory/domain/facets';
import { PROFILE_INDEX } from '@directory/search-config/document';
import { type SearchRequest, shapeRequests } from './shape-request.ts';

type Result = Record<string, unknown>;

/** A search's parameters and answers, as the server gives the first ones to the browser. */
export interface FoundResults {
  state: Record<string, unknown>;
  results: Result[];
}

/** The last answer, for when the same search is asked again for more counts, and fails: what it found is right all the same. */
export interface StandingAnswer {
  keep: (requests: readonly SearchRequest[], results: Result[]) => void;
  /** The answer that stands, when it is to the same search. */
  of: (requests: readonly SearchRequest[]) => Result[] | undefined;
  forget: () => void;
}

/** @param found what stands at first */
export function createStandingAnswer(found?: FoundResults): StandingAnswer {
  let standing = found && { search: keyOf(requestsOf(found.state)), results: found.results };
  return {
    keep(requests, results) {
      standing = { search: keyOf(requests), results };
    },
    of: (requests) => (standing?.search === keyOf(requests) ? standing.results : undefined),
    forget() {
      standing = undefined;
    },
  };
}

/** Whatever is counted, it is the same search. */
function keyOf(requests: readonly SearchRequest[]): string {
  return JSON.stringify(shapeRequests(requests, FACET_FIELDS));
}

/** What InstantSearch asks its client for. */
export function requestsOf(parameters: Record<string, unknown>): readonly SearchRequest[] {
  let requests: readonly SearchRequest[] = [];
  const client = {
    search(asked: readonly SearchRequest[]) {
      requests = asked;
      return new Promise<never>(() => undefined);
    },
  };
  algoliasearchHelper(client as never, PROFILE_INDEX, parameters).search();
  return requests;
}
