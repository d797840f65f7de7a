import type { Directory } from '@directory/domain/site/directory';
import { ApiFailure } from '../../../site/ask-api.ts';
import { retryAfterOf } from '../../../site/route.ts';
import type { SearchState } from './search-state.ts';

/** So many searches are on their way at once: with one alone the last key would wait for the answer to the one before. */
const MOST_AT_ONCE = 2;
/** A key that finds so many on their way is searched for with the next answer, or after this time. */
const LONGEST_WAIT_MS = 100;

/** Knows which searches have no answer yet. */
export interface SearchPace {
  /** How long a key that is pressed now waits at most, in ms: what is typed meanwhile goes with it. */
  wait(): number;
  /** Whether an answer is awaited. */
  isAwaiting(): boolean;
  /** Calls back when an answer has come, until the returned function is called: what waits need wait no longer. */
  onAnswer(listener: () => void): () => void;
  /** Asks for a search before the screen is drawn for it, which a slow device takes long to do. */
  ask(state: SearchState): void;
  /** How the screen asks, until the returned function is called. */
  asksBy(how: (state: SearchState) => void): () => void;
  /** The same answer, which is awaited. */
  awaited<Answer>(answer: Promise<Answer>): Promise<Answer>;
}

export function createSearchPace(): SearchPace {
  const listeners = new Set<() => void>();
  let unanswered = 0;
  let how: ((state: SearchState) => void) | undefined;
  return {
    ask: (state) => how?.(state),
    asksBy(next) {
      how = next;
      return () => void (how = undefined);
    },
    wait: () => (unanswered < MOST_AT_ONCE ? 0 : LONGEST_WAIT_MS),
    isAwaiting: () => unanswered > 0,
    onAnswer(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async awaited(answer) {
      unanswered += 1;
      try {
        return await answer;
      } finally {
        unanswered -= 1;
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

/** The api says so in its Retry-After, too. */
const LEAST_PAUSE_MS = 2000;

const waitFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The server has more to do than it can: it is well, and answers in a moment. */
export function isTooBusy(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'too_busy';
}

/** In how many seconds there is a search again, while its index is built anew; undefined when that is not what is wrong, or not known. */
export function rebuiltIn(error: unknown): number | undefined {
  const isRebuilding = error instanceof Error && 'code' in error && error.code === 'search_rebuilding';
  return isRebuilding ? retryAfterOf(error) : undefined;
}

/** Sends what was refused for too much to do once more before the visitor hears of it, and not at the moment at which all others do. */
export function patientSearch({ search }: Pick<Directory, 'search'>, pause = waitFor): Directory['search'] {
  return async (asked, signal) => {
    try {
      return await search(asked, signal);
    } catch (error) {
      if (!isTooBusy(error)) throw error;
      await pause(LEAST_PAUSE_MS * (1 + Math.random()));
      signal?.throwIfAborted();
      return search(asked, signal);
    }
  };
}
