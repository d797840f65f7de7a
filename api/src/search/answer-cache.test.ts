import { expect, it } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';
import type { IndexGeneration } from './index-generation.ts';

/** A cache of an index whose state the test moves, and the text that it gives: another where it has to be made. */
function cacheFrom(start: number | null, limits?: Parameters<typeof createAnswerCache>[1]) {
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
  const cache = createAnswerCache(index, limits);
  let made = 0;
  const answer = (key = 'q', text = '') => cache.remember(key, () => Promise.resolve(`${++made}${text}`));
  return { cache, move, answer };
}

it('keeps an answer until the index changes', async () => {
  const { move, answer } = cacheFrom(1);
  expect([await answer(), await answer()]).toEqual(['1', '1']);
  move(2);
  expect(await answer()).toBe('2');
});

it('gives what it keeps until it is told of a change, which is once it is known whom to ask', async () => {
  let now = 1;
  let tell: () => void = () => undefined;
  const cache = createAnswerCache({
    current: () => now,
    onChange: (listener) => {
      tell = listener;
      return () => undefined;
    },
  });
  const answer = (text: string) => cache.remember('q', () => Promise.resolve(text));
  await answer('old');
  now = 2;
  expect(await answer('from nobody')).toBe('old');
  tell();
  expect(await answer('new')).toBe('new');
});

it('shares what is on its way, but not what a change overtook, and does not keep that', async () => {
  const { cache, move, answer } = cacheFrom(1);
  let arrive: (text: string) => void = () => undefined;
  const first = cache.remember('q', () => new Promise<string>((resolve) => (arrive = resolve)));
  const shared = answer();
  move(2);
  const next = answer();
  arrive('old');
  expect(await Promise.all([first, shared, next, answer()])).toEqual(['old', 'old', '1', '1']);
});

it('keeps nothing while changes cannot be heard, no failure, and nothing of nothing', async () => {
  const { cache, move, answer } = cacheFrom(1);
  await answer();
  move(null);
  expect([await answer(), await answer()]).toEqual(['2', '3']);
  move(3);
  await expect(cache.remember('q', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.remember('q', () => Promise.resolve(null))).toBeNull();
  expect(await answer()).toBe('4');
});

it('is bounded by entries and by bytes', async () => {
  const few = cacheFrom(1, { entries: 2, bytes: 1000 });
  for (const key of ['a', 'b', 'c', 'a']) await few.answer(key);
  expect(await few.answer('a')).toBe('4');
  const small = cacheFrom(1, { entries: 100, bytes: 2000 });
  for (const key of ['a', 'b']) await small.answer(key, 'x'.repeat(600));
  expect((await small.answer('b')).charAt(0)).toBe('2');
  expect((await small.answer('a')).charAt(0)).toBe('3');
});

it('weighs what an object takes of memory, which is more than its JSON', async () => {
  const isKept = async (made: object) => {
    const { cache } = cacheFrom(1, { entries: 100, bytes: 3000 });
    for (const key of ['a', 'b']) await cache.remember(key, () => Promise.resolve(made));
    return (await cache.remember('a', () => Promise.resolve({}))) === made;
  };
  const text = 'x'.repeat(600);
  expect(await isKept(Buffer.from(text))).toBe(true);
  expect(await isKept({ text })).toBe(false);
});
