import { expect, it } from 'vitest';
import { CRISIS_LINES, crisisLineReach, US_CRISIS_LINES } from './crisis-lines.ts';

it('names the lines with their numbers, in both languages', () => {
  expect(CRISIS_LINES.map((line) => crisisLineReach(line, 'en'))).toEqual([
    'Call 911',
    'Call or text 9-8-8',
    'Call 1-800-668-6868 or text CONNECT to 686868',
    'Call 1-855-242-3310',
  ]);
  expect(CRISIS_LINES.map((line) => crisisLineReach(line, 'fr'))).toEqual([
    'Composez le 911',
    'Appelez ou textez le 9-8-8',
    'Composez le 1-800-668-6868 ou textez PARLER au 686868',
    'Composez le 1-855-242-3310',
  ]);
});

it('keeps the lines of the United States apart', () => {
  expect(CRISIS_LINES.every(({ country }) => country === 'CA')).toBe(true);
  expect(US_CRISIS_LINES.every(({ country }) => country === 'US')).toBe(true);
  expect(US_CRISIS_LINES.map((line) => crisisLineReach(line, 'en'))).toEqual([
    'Call 911',
    'Text HOME to 741741',
  ]);
});

it('dials what it shows', () => {
  for (const { call, text } of [...CRISIS_LINES, ...US_CRISIS_LINES])
    for (const number of [call, text]) {
      if (!number) continue;
      expect(number.dialled.replace(/^\+/, '')).toBe(number.shown.replaceAll('-', ''));
    }
});
