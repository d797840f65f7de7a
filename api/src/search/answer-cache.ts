import { LRUCache } from 'lru-cache';
import type { IndexGeneration } from './index-generation.ts';

export interface AnswerCacheLimits {
  entries: number;
  /** Of the answers as JSON, and of their keys. */
  bytes: number;
}

/** Answers by what was asked, for as long as the index stays as it is. They are shared: nobody writes into one. */
export interface AnswerCache {
  get(key: string): object | string | undefined;
  /** The state of the index to note before asking; null when nothing may be kept. */
  generation(): number | null;
  /** Keeps an answer unless the index has changed since `generation` was noted. */
  keep(key: string, answer: object | string, generation: number | null): void;
}

export function createAnswerCache(
  index: Pick<IndexGeneration, 'current' | 'onChange'>,
  limits: AnswerCacheLimits = { entries: 20_000, bytes: 64 * 1024 * 1024 },
): AnswerCache {
  const answers = new LRUCache<string, object | string>({
    max: limits.entries,
    maxSize: limits.bytes,
    sizeCalculation: (answer, key) =>
      (typeof answer === 'string' ? answer : JSON.stringify(answer)).length + key.length * 2,
  });
  index.onChange(() => answers.clear());
  return {
    get: (key) => (index.current() === null ? undefined : answers.get(key)),
    generation: () => index.current(),
    keep(key, answer, generation) {
      if (generation !== null && generation === index.current()) answers.set(key, answer);
    },
  };
}
