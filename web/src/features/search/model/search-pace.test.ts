import { expect, it } from 'vitest';
import { createSearchPace } from './search-pace.ts';

/** A search that is answered by hand. */
function asked(pace: ReturnType<typeof createSearchPace>) {
  let resolve: (answer: string) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const answer = new Promise<string>((...settle) => ([resolve, reject] = settle));
  return { answer: pace.awaited(answer), resolve, reject };
}

it('lets a key go at once while one search is on its way, and waits for an answer where two are', async () => {
  const pace = createSearchPace();
  expect(pace.wait()).toBe(0);
  const first = asked(pace);
  expect(pace.wait()).toBe(0);
  const second = asked(pace);
  expect(pace.wait()).toBe(100);
  second.resolve('overtakes');
  await expect(second.answer).resolves.toBe('overtakes');
  expect(pace.wait()).toBe(0);
  first.reject(new Error('down'));
  await expect(first.answer).rejects.toThrow('down');
  expect(pace.wait()).toBe(0);
});

it('says when an answer has come, a failure too, until nobody asks any more', async () => {
  const pace = createSearchPace();
  let answered = 0;
  const ignore = pace.onAnswer(() => (answered += 1));
  const failing = asked(pace);
  failing.reject(new Error('down'));
  await expect(failing.answer).rejects.toThrow('down');
  expect(answered).toBe(1);
  ignore();
  const other = asked(pace);
  other.resolve('answer');
  await other.answer;
  expect(answered).toBe(1);
});
