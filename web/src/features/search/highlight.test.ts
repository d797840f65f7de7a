import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MarkedRanges } from './highlight.tsx';

it.each<[string, [number, number][], string]>([
  ['Winnipeg', [[0, 4]], '<mark>Winn</mark>ipeg'],
  ['Winnipeg', [], 'Winnipeg'],
  [
    'Anne Roy',
    [
      [0, 2],
      [5, 8],
    ],
    '<mark>An</mark>ne <mark>Roy</mark>',
  ],
])('marks %j at %j', (text, ranges, expected) => {
  expect(renderToStaticMarkup(MarkedRanges({ text, ranges }))).toBe(expected);
});
