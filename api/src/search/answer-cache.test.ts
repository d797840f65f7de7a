import { expect, it } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';
import type { IndexGeneration } from './index-generation.ts';

/** A generation that the test moves. */
function generationOf(start: number | null) {
  const listeners: (() => void)[] = [];
  let now = start;
  const index: Pick<IndexGeneration, 'current' | 'onChange'> = {
    current: () => now,
    onChange: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
  };
  const move = (next: number | null): void => {
    now = next;
    for (const listener of listeners) listener();
  };
  return { index, move };
}
it('keeps an answer until the index changes', () => {
  const { index, move } = generationOf(1);
  const cache = createAnswerCache(index);
  cache.keep('q', 'old', cache.generation());
  expect(cache.get('q')).toBe('old');
  move(2);
  expect(cache.get('q')).toBeUndefined();
});

it('does not keep an answer that a change overtook', () => {
  const { index, move } = generationOf(1);
  const cache = createAnswerCache(index);
  const asked = cache.generation();
  move(2);
  cache.keep('q', 'old', asked);
  expect(cache.get('q')).toBeUndefined();
});

it('keeps and gives nothing while changes cannot be heard', () => {
  const { index, move } = generationOf(1);
  const cache = createAnswerCache(index);
  cache.keep('q', 'old', 1);
  move(null);
  expect(cache.get('q')).toBeUndefined();
  cache.keep('q', 'new', cache.generation());
  move(3);
  expect(cache.get('q')).toBeUndefined();
});

it('is bounded by entries and by bytes', () => {
  const { index } = generationOf(1);
  const few = createAnswerCache(index, { entries: 2, bytes: 1000 });
  for (const key of ['a', 'b', 'c']) few.keep(key, 'x', 1);
  expect(['a', 'b', 'c'].map((key) => few.get(key))).toEqual([undefined, 'x', 'x']);
  const small = createAnswerCache(index, { entries: 100, bytes: 1000 });
  for (const key of ['a', 'b']) small.keep(key, { text: 'x'.repeat(600) }, 1);
  expect(small.get('a')).toBeUndefined();
  expect(small.get('b')).toEqual({ text: 'x'.repeat(600) });
});
