import { expect, it } from 'vitest';
import { quote } from './document.ts';

it.each([
  ['Anxiety', '"Anxiety"'],
  ["L'Ancienne-Lorette", `"L'Ancienne-Lorette"`],
  ['"Own" words', String.raw`"\"Own\" words"`],
  ['mind\\body', String.raw`"mind\\body"`],
  ['\\"', String.raw`"\\\""`],
  ['the end\\', String.raw`"the end\\"`],
])('quotes %s', (text, quoted) => {
  expect(quote(text)).toBe(quoted);
});
