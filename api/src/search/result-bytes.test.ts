import { expect, it } from 'vitest';
import { splitResults, totalIn, withWords } from './result-bytes.ts';

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

it('gives a result its words and their reading, byte for byte but for these', () => {
  const hits = [{ bio: '","query":"x' }];
  const answer = { indexUid: 'psychologists', hits, query: 'say "é" \\', estimatedTotalHits: 12, facets: {} };
  const understood = { conditions: [], rest: '"', danger: false };
  const given = withWords(bytes(answer), 'typed "so"', understood);
  expect(String(given)).toBe(JSON.stringify({ ...answer, query: 'typed "so"', understood }));
  expect(String(withWords(bytes(answer), 'typed'))).toBe(JSON.stringify({ ...answer, query: 'typed' }));
  expect(totalIn(given)).toBe(12);
});

it('reads a result whose words stand elsewhere', () => {
  const answer = { hits: [], totalHits: 3 };
  expect(JSON.parse(String(withWords(bytes(answer), 'a')))).toEqual({ ...answer, query: 'a' });
  expect(totalIn(bytes(answer))).toBe(3);
});
