import { expect, it } from 'vitest';
import { wordsApart } from './words-apart.ts';

it.each([
  encodeURIComponent('in June'),
  encodeURIComponent('"June"'),
  encodeURIComponent(encodeURIComponent('in June,')),
  'a+June+place',
  '{"note":"June"}',
])('a word is found however an address writes it: %s', (address) => {
  expect(wordsApart(`https://example.org/?note=${address}`)).toMatch(/\bJune\b/);
});

it('a telephone number is found, and no word within another', () => {
  for (const number of ['204 555 0100', '(204) 555-0100', '+12045550100'])
    expect(wordsApart(encodeURIComponent(number))).toMatch(/204.{0,3}555/);
  expect(wordsApart('/search?location=Dieppe%20NB')).not.toMatch(/\bdie\b/i);
});
