import { describe, expect, it } from 'vitest';
import { chunkBySize } from './encode-rows.ts';

describe('chunkBySize', () => {
  const documents = ['aaa', 'bb', 'c', 'dddddddddd', 'e'].map((json) => ({ id: json, json }));
  const cut = (size: number) => chunkBySize(documents, size).map((chunk) => chunk.map(({ json }) => json));

  it('keeps the order and stays within the size, except for a document that is larger alone', () => {
    expect(cut(7)).toEqual([['aaa', 'bb'], ['c'], ['dddddddddd'], ['e']]);
  });

  it('gives one chunk when all fit, and none for none', () => {
    expect(cut(1000)).toHaveLength(1);
    expect(chunkBySize([], 10)).toEqual([]);
  });
});
