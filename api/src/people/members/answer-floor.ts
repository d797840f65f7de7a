import { setTimeout as wait } from 'node:timers/promises';

/** Time as this file needs it; tests have one of their own. */
export interface Clock {
  /** In ms, from anywhere. */
  now: () => number;
  wait: (ms: number) => Promise<unknown>;
}

const REAL_CLOCK: Clock = { now: () => performance.now(), wait };

/** Longer than a wrong password of a known account takes, which is hashed, while one of an unknown account is not. */
const FAILURE_MS = 1000;

export type AnswerFloor = ReturnType<typeof createAnswerFloor>;

/**
 * Holds failures back until they are all equally old, so that their time does not tell what was done before them. A waiting answer
 * holds a timer and its connection, and no line to any service.
 */
export function createAnswerFloor(clock: Clock = REAL_CLOCK, floorMs = FAILURE_MS) {
  return {
    /** Begins to count. @returns what resolves no sooner than the floor after this call */
    start(): () => Promise<void> {
      const startedAt = clock.now();
      return async () => {
        const leftMs = startedAt + floorMs - clock.now();
        if (leftMs > 0) await clock.wait(leftMs);
      };
    },
  };
}
