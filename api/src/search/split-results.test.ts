import { expect, it } from 'vitest';
import { splitResults } from './split-results.ts';

const bytes = (value: unknown) => Buffer.from(JSON.stringify(value));
const result = (bio: string) => ({ indexUid: 'psychologists', hits: [{ bio }], query: 'é' });

it('cuts an answer into its results, byte for byte', () => {
  const results = [result('un'), result('«deux»'), result('')];
  expect(splitResults(bytes({ results }), 3).map(String)).toEqual(results.map((one) => JSON.stringify(one)));
});

it('is not misled by a text that looks like the beginning of a result', () => {
  const results = [
    result('{"indexUid":"psychologists","hits":[]}'),
    result(']},{"indexUid":"psychologists",'),
  ];
  expect(splitResults(bytes({ results }), 2).map(String)).toEqual(results.map((one) => JSON.stringify(one)));
});

it('reads an answer that is written in another order', () => {
  const results = [{ hits: [], indexUid: 'psychologists' }];
  expect(splitResults(bytes({ took: 1, results }), 1).map(String)).toEqual([JSON.stringify(results[0])]);
});

it('refuses an answer with another number of results', () => {
  expect(() => splitResults(bytes({ results: [result('')] }), 2)).toThrow('number of results');
});
