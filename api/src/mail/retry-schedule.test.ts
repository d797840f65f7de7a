import { expect, it } from 'vitest';
import { MAX_TRIES, retryDelayMs } from './retry-schedule.ts';

it('spreads the tries over about a day, the first ones close together', () => {
  const waits = Array.from({ length: MAX_TRIES - 1 }, (_, index) => retryDelayMs(index + 1));
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000;
  expect(waits.slice(0, 3)).toEqual([80_000, 240_000, 720_000]);
  expect(hours).toBeCloseTo(24.3, 1);
});
