import { describe, expect, it } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

const ask = (q: string) => ({ queries: [{ q }] });

function countingSource() {
  const asked: unknown[] = [];
  return {
    asked,
    send: (request: { queries: readonly Readonly<Record<string, unknown>>[] }) => {
      asked.push(request.queries[0]?.['q']);
      return Promise.resolve({ results: [{ n: asked.length }] });
    },
  };
}

describe('createAnswerCache', () => {
  it('asks once while the answer is fresh, and shares it between callers without sharing the object', async () => {
    let time = 0;
    const { asked, send } = countingSource();
    const cache = createAnswerCache({ freshMs: 100, now: () => time });
    const [first, second] = await Promise.all([cache.answer(ask('a'), send), cache.answer(ask('a'), send)]);
    expect(first).toEqual(second);
    expect(first).not.toBe(second);
    time = 99;
    await cache.answer(ask('a'), send);
    expect(asked).toEqual(['a']);
    time = 100;
    await cache.answer(ask('a'), send);
    expect(asked).toEqual(['a', 'a']);
  });

  it('holds no more than its capacity, dropping the least recently used', async () => {
    const { asked, send } = countingSource();
    const cache = createAnswerCache({ capacity: 2 });
    for (const q of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.answer(ask(q), send);
    expect(asked).toEqual(['a', 'b', 'c', 'b']);
  });

  it('does not keep a failure', async () => {
    const cache = createAnswerCache();
    await expect(cache.answer(ask('a'), () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    const { send } = countingSource();
    await expect(cache.answer(ask('a'), send)).resolves.toEqual({ results: [{ n: 1 }] });
  });

  it('forgets everything when cleared', async () => {
    const { asked, send } = countingSource();
    const cache = createAnswerCache();
    await cache.answer(ask('a'), send);
    cache.clear();
    await cache.answer(ask('a'), send);
    expect(asked).toHaveLength(2);
  });
});
