import { LRUCache } from 'lru-cache';
import type { AnswerSource } from '../observers.ts';
import type { IndexGeneration } from './index-generation.ts';

export type AnswerCache = ReturnType<typeof createAnswerCache>;

/**
 * Answers by what was asked, for as long as the index stays as it is. They are shared: nobody writes into one.
 * @param limits `bytes` are of memory: of texts and their keys as they lie there, of objects about as much
 */
export function createAnswerCache(
  index: Pick<IndexGeneration, 'current' | 'onChange'>,
  limits = { entries: 20_000, bytes: 64 * 1024 * 1024 },
) {
  const answers = new LRUCache<string, object | string>({
    max: limits.entries,
    maxSize: limits.bytes,
    sizeCalculation: (answer, key) => sizeOf(answer) + key.length * 2,
  });
  const inFlight = new Map<string, Promise<unknown>>();
  index.onChange(() => answers.clear());
  return {
    /**
     * What is kept, or on its way for another, else what `make` gives. An answer that a change of the index overtook is neither kept nor shared
     * with later callers; nor is one of nothing, of which anyone can make up addresses. Of one key all answers are of one kind.
     * @param tell is told where the answer comes from
     */
    async remember<T extends object | string | null>(
      key: string,
      make: () => Promise<T>,
      tell?: (source: AnswerSource) => void,
    ): Promise<T> {
      const generation = index.current();
      const known = generation === null ? undefined : answers.get(key);
      const flightKey = `${generation ?? 'unheard'} ${key}`;
      const flight = inFlight.get(flightKey);
      tell?.(known ? 'cache' : flight ? 'shared' : 'engine');
      if (known ?? flight) return (known ?? flight) as T | Promise<T>;
      const answer = make();
      inFlight.set(flightKey, answer);
      try {
        const made = await answer;
        if (made && generation !== null && generation === index.current()) answers.set(key, made);
        return made;
      } finally {
        inFlight.delete(flightKey);
      }
    },
  };
}

/** What an object takes of the heap over the length of its JSON: measured of the engine's answers, 2.6 to 3. */
const HEAP_OVER_JSON = 3;

function sizeOf(answer: object | string): number {
  if (typeof answer === 'string') return answer.length * 2;
  return Buffer.isBuffer(answer) ? answer.byteLength : JSON.stringify(answer).length * HEAP_OVER_JSON;
}
