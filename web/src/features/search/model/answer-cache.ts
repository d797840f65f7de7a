import type { Directory, MultiSearchRequest, MultiSearchResponse } from '@directory/domain/directory';
import { FRESHNESS } from '../../../site/query-client.ts';

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
  freshMs = FRESHNESS.listsMs,
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

// A visit has one directory, so its answers outlive the screen and go with the visit; on the server nothing is kept.
const answersOfVisit = new WeakMap<Directory, AnswerCache>();

/** The search answers of this visit; none on the server. */
export function answersOf(directory: Directory): AnswerCache | undefined {
  if (typeof window === 'undefined') return undefined;
  const answers = answersOfVisit.get(directory) ?? createAnswerCache();
  answersOfVisit.set(directory, answers);
  return answers;
}

/** Forgets this visit's search answers, as when a member has changed what they would show. */
export function forgetSearchAnswers(directory: Directory): void {
  answersOfVisit.get(directory)?.clear();
}
