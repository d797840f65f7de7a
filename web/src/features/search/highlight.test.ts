import { describe, expect, it } from 'vitest';
import { isHighlighted, splitHighlight, splitRanges } from './highlight.tsx';

const written = (parts: { text: string; matched: boolean }[]) =>
  parts.map(({ text, matched }) => (matched ? `[${text}]` : text)).join('');

describe('splitHighlight', () => {
  it.each([
    ['__ais-highlight__Ada__/ais-highlight__ Roy', '[Ada] Roy'],
    [
      'Marie __ais-highlight__Cô__/ais-highlight__té-__ais-highlight__Roy__/ais-highlight__',
      'Marie [Cô]té-[Roy]',
    ],
    ['Plain', 'Plain'],
    ['', ''],
    ['<b>__ais-highlight__x__/ais-highlight__</b>', '<b>[x]</b>'],
  ])('reads %j', (text, expected) => {
    expect(written(splitHighlight(text))).toBe(expected);
  });

  it('knows whether anything is marked', () => {
    expect(isHighlighted('a __ais-highlight__b__/ais-highlight__')).toBe(true);
    expect(isHighlighted('a b')).toBe(false);
  });
});

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
