import { expect, it } from 'vitest';
import { batch } from './batch.ts';

it('sends the first key at once and those that wait meanwhile together', async () => {
  const calls: number[][] = [];
  const double = batch<number, number>((keys) => {
    calls.push([...keys]);
    return Promise.resolve(new Map(keys.map((key) => [key, key * 2])));
  });
  expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6]);
  expect(await double(4)).toBe(8);
  expect(calls).toEqual([[1], [2, 3], [4]]);
});

it('fails for the keys of the failed call alone', async () => {
  const run = batch<string, string>((keys) =>
    keys.includes('bad')
      ? Promise.reject(new Error('no'))
      : Promise.resolve(new Map(keys.map((key) => [key, key]))),
  );
  const [bad, good] = await Promise.allSettled([run('bad'), run('good')]);
  expect(bad.status).toBe('rejected');
  expect(good).toEqual({ status: 'fulfilled', value: 'good' });
});
