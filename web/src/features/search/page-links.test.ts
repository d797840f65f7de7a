import { expect, it } from 'vitest';
import { pageNumbers } from './page-links.tsx';

it.each([
  [1, 1, [1]],
  [1, 50, [1, 2, 3, 4, 5]],
  [4, 50, [2, 3, 4, 5, 6]],
  [50, 50, [46, 47, 48, 49, 50]],
  [9, 2, [1, 2]],
  [1, 0, []],
])('pageNumbers shows for page %i of %i: %j', (current, pages, expected) => {
  expect(pageNumbers(current, pages)).toEqual(expected);
});
