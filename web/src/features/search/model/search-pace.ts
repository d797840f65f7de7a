import type { Directory } from '@directory/domain/site/directory';

/** While answers come within this time, results follow each key. */
const QUICK_MS = 60;
/** Slower answers: a key waits this long at most, and what is typed meanwhile goes with it. */
const LONGEST_WAIT_MS = 100;

/** How long a key waits before it is searched for, in ms. @param answerMs what an answer takes at present */
export function waitBeforeSearch(answerMs: number): number {
  return answerMs <= QUICK_MS ? 0 : Math.min(answerMs, LONGEST_WAIT_MS);
}

/** Knows how long answers take. */
export interface SearchPace {
  /** How long a key that is pressed now waits at most, in ms: never while no answer is awaited. */
  wait(): number;
  /** Calls back when an answer has come, until the returned function is called: what waits need wait no longer. */
  onAnswer(listener: () => void): () => void;
  /** The same answer, its time measured. */
  measured<Answer>(answer: Promise<Answer>): Promise<Answer>;
}

/** Minds the last answer's time, and that of the searches which have none yet: a connection may have become slow since. */
export function createSearchPace(now: () => number = () => performance.now()): SearchPace {
  const unanswered = new Set<{ since: number }>();
  const listeners = new Set<() => void>();
  let lastMs = 0;
  return {
    wait() {
      if (unanswered.size === 0) return 0;
      const present = now();
      const waitingMs = [...unanswered].map(({ since }) => present - since);
      return waitBeforeSearch(Math.max(lastMs, ...waitingMs));
    },
    onAnswer(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async measured(answer) {
      const search = { since: now() };
      unanswered.add(search);
      try {
        return await answer;
      } finally {
        unanswered.delete(search);
        lastMs = now() - search.since;
        for (const listener of listeners) listener();
      }
    },
  };
}

// A visit has one directory and one connection.
const paceOfVisit = new WeakMap<Directory, SearchPace>();

/** The pace of this visit's searches. */
export function paceOf(directory: Directory): SearchPace {
  const pace = paceOfVisit.get(directory) ?? createSearchPace();
  paceOfVisit.set(directory, pace);
  return pace;
}
