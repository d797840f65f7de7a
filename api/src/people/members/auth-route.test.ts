import { expect, it } from 'vitest';
import { createAnswerFloor } from './auth-route.ts';

it('makes a fast failure and a slow one equally old, and one that is late already no older', async () => {
  let now = 5000;
  const clock = {
    now: () => now,
    wait: (ms: number) => {
      now += ms;
      return Promise.resolve();
    },
  };
  const floor = createAnswerFloor(clock, 700);
  for (const [tookMs, answeredAfterMs] of [
    [0, 700],
    [11, 700],
    [464, 700],
    [700, 700],
    [832, 832],
  ] as const) {
    const startedAt = now;
    const untilFloor = floor.start();
    now += tookMs;
    await untilFloor();
    expect(now - startedAt).toBe(answeredAfterMs);
  }
});
