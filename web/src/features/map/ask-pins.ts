import type { Pins } from '@directory/domain/directory';
import { askApi } from '../../site/ask-api.ts';
import { createSearchClient } from '../search/model/client.ts';
import { toSearchParameters, type SearchState } from '../search/model/search-state.ts';
import { requestsOf } from '../search/model/standing-answer.ts';

/** Where the people of this search are. @throws ApiFailure, or the signal's reason */
export async function askPins(state: SearchState, signal: AbortSignal): Promise<Pins> {
  return askApi('POST /api/search/pins', { query: await questionOf(state) }, { signal });
}

/** The list's own question, as its client sends it: whatever narrows the list narrows the map. */
export function questionOf(state: SearchState): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const client = createSearchClient(
      {
        multiSearch: ({ queries }) => {
          resolve({ ...queries[0] });
          // Nobody waits for an answer of this client.
          return new Promise(() => undefined);
        },
      },
      { shown: [] },
    );
    client.search(requestsOf(toSearchParameters({ ...state, page: 1 }))).catch(reject);
  });
}
