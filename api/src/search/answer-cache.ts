import { LRUCache } from 'lru-cache';
import type { IndexGeneration } from './index-generation.ts';

export interface AnswerCacheLimits {
  entries: number;
  bytes: number;
}

/** Search answers as JSON bytes, by canonical query, for as long as the index stays as it is. */
export interface AnswerCache {
  get(key: string): Buffer | undefined;
  /** The state of the index to note before asking; null when nothing may be kept. */
  generation(): number | null;
  /** Keeps an answer unless the index has changed since `generation` was noted. */
  keep(key: string, answer: Buffer, generation: number | null): void;
}

export function createAnswerCache(
  index: Pick<IndexGeneration, 'current' | 'onChange'>,
  limits: AnswerCacheLimits = { entries: 20_000, bytes: 64 * 1024 * 1024 },
): AnswerCache {
  const answers = new LRUCache<string, Buffer>({
    max: limits.entries,
    maxSize: limits.bytes,
    sizeCalculation: (answer, key) => answer.byteLength + key.length * 2,
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
