import { describe, expect, it } from 'vitest';
import { splitRanges } from './highlight.tsx';

const written = (parts: { text: string; matched: boolean }[]) =>
  parts.map(({ text, matched }) => (matched ? `[${text}]` : text)).join('');

describe('splitRanges', () => {
  it.each<[string, [number, number][], string]>([
    ['Winnipeg', [[0, 4]], '[Winn]ipeg'],
    ['Winnipeg', [], 'Winnipeg'],
    ['Winnipeg', [[4, 99]], 'Winn[ipeg]'],
    [
      'Anne Roy',
      [
        [5, 8],
        [0, 2],
      ],
      '[An]ne [Roy]',
    ],
    [
      'Anne Roy',
      [
        [0, 4],
        [2, 6],
      ],
      '[Anne][ R]oy',
    ],
  ])('marks %j at %j', (text, ranges, expected) => {
    expect(written(splitRanges(text, ranges))).toBe(expected);
  });
});
