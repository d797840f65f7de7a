import type { SearchAnswer } from '@directory/domain/contracts/search-answer';
import type { FacetField } from '@directory/domain/facets';
import type { Directory } from '@directory/domain/site/directory';
import { FRESH_MS } from '../../../site/query-client.ts';
import type { SearchState } from './search-state.ts';

const CAPACITY = 50;

/** A search, and the facets to count with it. */
export interface AskedSearch {
  state: SearchState;
  count: readonly FacetField[];
}

export interface Answers {
  /**
   * The stored answer to a search with these counts, else the one that `send` gives. A failure is not stored; where the same search is only asked for more
   * counts, what it found is right all the same.
   */
  answer(asked: AskedSearch, send: () => Promise<SearchAnswer>): Promise<SearchAnswer>;
  /** Stores an answer that came another way. */
  keep(asked: AskedSearch, answer: SearchAnswer): void;
  clear(): void;
}

/**
 * Keeps the latest answers, the least recently used one going first, each for `freshMs`. Equal requests in flight share
 * one answer.
 */
export function createAnswers({
  capacity = CAPACITY,
  freshMs = FRESH_MS,
  now = () => Date.now(),
} = {}): Answers {
  interface Entry {
    answer: Promise<SearchAnswer>;
    count: readonly FacetField[];
    until: number;
  }
  const entries = new Map<string, Entry>();

  function store(key: string, entry: Entry): void {
    entries.delete(key);
    entries.set(key, entry);
    for (const oldest of entries.keys()) {
      if (entries.size <= capacity) break;
      entries.delete(oldest);
    }
  }

  return {
    async answer({ state, count }, send) {
      const key = JSON.stringify(state);
      const known = entries.get(key);
      const standing = known && known.until > now() ? known : undefined;
      if (standing && count.every((field) => standing.count.includes(field))) {
        store(key, standing);
        return standing.answer;
      }
      const entry = { answer: send(), count, until: now() + freshMs };
      store(key, entry);
      try {
        return await entry.answer;
      } catch (error) {
        const isLatest = entries.get(key) === entry;
        if (isLatest && standing) store(key, standing);
        else if (isLatest) entries.delete(key);
        if (!standing) throw error;
        return standing.answer;
      }
    },
    keep({ state, count }, answer) {
      store(JSON.stringify(state), { answer: Promise.resolve(answer), count, until: now() + freshMs });
    },
    clear: () => entries.clear(),
  };
}

// A visit has one directory, so its answers outlive the screen and go with the visit; on the server nothing is stored.
const answersOfVisit = new WeakMap<Directory, Answers>();

/** The search answers of this visit; none on the server. */
export function answersOf(directory: Directory): Answers | undefined {
  if (typeof window === 'undefined') return undefined;
  const answers = answersOfVisit.get(directory) ?? createAnswers();
  answersOfVisit.set(directory, answers);
  return answers;
}

/** Forgets this visit's search answers, as when a member has changed what they would show. */
export function forgetSearchAnswers(directory: Directory): void {
  answersOfVisit.get(directory)?.clear();
}
