import { performance } from 'node:perf_hooks';
import { createMiddleware } from 'hono/factory';
import { ApiError } from '../errors.ts';
import type { Environment } from './environment.ts';

/** Lets in as much work as can be done in time, and says of the rest at once that it cannot. */
export interface Admission {
  /** What to call when the work is done; null when it would have to wait too long. */
  enter(): (() => void) | null;
}

/** What whoever is not let in is told. */
export const TOO_BUSY = {
  code: 'too_busy',
  sentence: 'The site has too much to do just now. Please try again in a moment.',
  retryAfterSeconds: 2,
} as const;

/** For so long may work wait for what was let in before it. */
const MOST_WAIT_MS = 500;
/** So much is let in whatever was measured: a burst at rest is no overload. */
const ALWAYS = 32;
const WINDOW_MS = 250;
/** Of what was measured before, so much counts in the next window. */
const MEMORY = 0.6;
/** The server's own thread has no time left beyond that share of a window. */
const BUSY = 0.85;

export interface AdmissionOptions {
  /** The share of the time since it was last asked for in which whatever does the work was busy. */
  utilization: () => number;
  now?: () => number;
}

/**
 * Whoever comes waits for those inside, which takes as long as they are many, divided by how fast they are done: so many are let in as are
 * done in {@link MOST_WAIT_MS}. It holds only while whatever does the work has no time left.
 */
export function createAdmission({ utilization, now = () => performance.now() }: AdmissionOptions): Admission {
  let inside = 0;
  let done = 0;
  let donePerMs = 0;
  let isBusy = false;
  /** There was nothing to do for a while of this window: what was done is less than what could have been. */
  let hasRested = true;
  let windowStart = now();

  function look(): void {
    const elapsed = now() - windowStart;
    if (elapsed < WINDOW_MS) return;
    isBusy = utilization() > BUSY;
    const measured = MEMORY * donePerMs + (1 - MEMORY) * (done / elapsed);
    donePerMs = hasRested || !isBusy ? Math.max(donePerMs, measured) : measured;
    done = 0;
    hasRested = inside === 0;
    windowStart = now();
  }

  return {
    enter() {
      look();
      if (isBusy && inside >= Math.max(ALWAYS, donePerMs * MOST_WAIT_MS)) return null;
      inside += 1;
      return () => {
        inside -= 1;
        done += 1;
        if (inside === 0) hasRested = true;
      };
    },
  };
}

/** Of this thread. Work that waits for another server takes none of its time: pages that need no such server are made, however much of it there is. */
export function threadUtilization(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const present = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(present, last);
    last = present;
    return utilization;
  };
}

/** Answers 503 at once to what cannot be answered in time. */
export function admit(admission: Admission) {
  return createMiddleware<Environment>(async (_c, next) => {
    const leave = admission.enter();
    if (!leave)
      throw new ApiError(503, TOO_BUSY.code, TOO_BUSY.sentence, {
        retryAfterSeconds: TOO_BUSY.retryAfterSeconds,
      });
    try {
      await next();
    } finally {
      leave();
    }
  });
}
