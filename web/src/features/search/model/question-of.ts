import { createSearchClient } from './client.ts';
import { toSearchParameters, type SearchState } from './search-state.ts';
import { requestsOf } from './standing-answer.ts';

/** The list's own question, as its client sends it, for whoever asks about the same people: whatever narrows the list narrows it. */
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
