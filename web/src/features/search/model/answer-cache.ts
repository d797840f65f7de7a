import type { MultiSearchRequest, MultiSearchResponse } from '@directory/domain/directory';

/** How long a list may be shown without asking again (specification 1, section 9). */
export const LIST_FRESH_MS = 15 * 60_000;

const CAPACITY = 50;

type Send = (request: MultiSearchRequest) => Promise<MultiSearchResponse>;

export interface AnswerCache {
  /** The kept answer to an equal request, else the answer that `send` gives. A failure is not kept. */
  answer(request: MultiSearchRequest, send: Send): Promise<MultiSearchResponse>;
  clear(): void;
}

/**
 * Keeps the latest answers, the least recently used one going first, each for `freshMs`. Equal requests in flight share
 * one answer.
 */
export function createAnswerCache({
  capacity = CAPACITY,
  freshMs = LIST_FRESH_MS,
  now = () => Date.now(),
} = {}): AnswerCache {
  const kept = new Map<string, { answer: Promise<MultiSearchResponse>; until: number }>();
  return {
    answer(request, send) {
      const key = JSON.stringify(request.queries);
      const found = kept.get(key);
      kept.delete(key);
      const entry = found && found.until > now() ? found : { answer: send(request), until: now() + freshMs };
      kept.set(key, entry);
      entry.answer.catch(() => {
        if (kept.get(key) === entry) kept.delete(key);
      });
      for (const oldest of kept.keys()) {
        if (kept.size <= capacity) break;
        kept.delete(oldest);
      }
      // The adapter writes into the hits it is given.
      return entry.answer.then((answer) => structuredClone(answer));
    },
    clear: () => kept.clear(),
  };
}
