import type { Directory, MultiSearchRequest, MultiSearchResponse } from '@directory/domain/directory';
import { FRESHNESS } from '../../../site/query-client.ts';

const CAPACITY = 50;

type Send = (request: MultiSearchRequest) => Promise<MultiSearchResponse>;

export interface AnswerCache {
  /** The stored answer to an equal request, else the answer that `send` gives. A failure is not stored. */
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
  const entries = new Map<string, { answer: Promise<MultiSearchResponse>; until: number }>();
  return {
    answer(request, send) {
      const key = JSON.stringify(request.queries);
      const cached = entries.get(key);
      entries.delete(key);
      const entry =
        cached && cached.until > now() ? cached : { answer: send(request), until: now() + freshMs };
      entries.set(key, entry);
      entry.answer.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      for (const oldest of entries.keys()) {
        if (entries.size <= capacity) break;
        entries.delete(oldest);
      }
      // The adapter writes into the hits it is given.
      return entry.answer.then((answer) => structuredClone(answer));
    },
    clear: () => entries.clear(),
  };
}

// A visit has one directory, so its answers outlive the screen and go with the visit; on the server nothing is stored.
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
