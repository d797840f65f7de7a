import { expect, it } from 'vitest';
import { displayWaitTimes } from './confirmed.ts';

it.each([
  ['Waitlist closed', true, false, null],
  ['Liste d’attente fermée', true, false, null],
  ['Wait list closed', false, false, 'Wait list closed'],
  // A word that is too old to count closes nothing and opens nothing.
  ['Wait list closed', true, true, 'Wait list closed'],
  ['1 to 2 weeks', true, false, '1 to 2 weeks'],
  ['1 to 2 weeks', false, true, '1 to 2 weeks'],
  ['2 to 4 weeks', false, false, null],
  ['Again in September', false, false, 'Again in September'],
  [' ', true, false, null],
] as const)(
  'of "%s", taking new clients: %s (lapsed: %s), tells "%s"',
  (wait_times, taking, lapsed, told) => {
    const row = { wait_times, accepting_new_clients: taking, accepting_lapsed: lapsed };
    expect(displayWaitTimes(row)).toBe(told);
  },
);
