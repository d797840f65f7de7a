import { performance } from 'node:perf_hooks';
import { createMiddleware } from 'hono/factory';
import { ApiError } from '../errors.ts';
import type { Environment } from './environment.ts';

/** Lets in as much work as can be done in time, and says of the rest at once that it cannot. */
export interface Admission {
  /** What to call when the work is done; null when it would have to wait too long. */
  enter(): (() => void) | null;
}

/** The seconds after which whoever was not let in may try again, as a header says it. */
export const RETRY_AFTER = '2';

/** For so long may work wait for what was let in before it. */
const MOST_WAIT_MS = 500;
/** So much is let in whatever was measured: a burst at rest is no overload. */
const ALWAYS = 16;
const WINDOW_MS = 250;
/** Of what was measured before, so much counts in the next window. */
const MEMORY = 0.6;
/** The server's own thread has no time left beyond that share of a window. */
const BUSY = 0.85;

/**
 * Work that waits is as much as is inside, divided by how fast it is done: so much is let in as is done in {@link MOST_WAIT_MS}. It holds only
 * while this thread has no time left. Work that waits for another server takes none: however much of it there is, pages that need
 * no such server are made.
 */
export function createAdmission({
  now = () => performance.now(),
  utilization = threadUtilization(),
}: {
  now?: () => number;
  /** The share of the time since it was last asked for in which the thread was busy. */
  utilization?: () => number;
} = {}): Admission {
  let inside = 0;
  let done = 0;
  let donePerMs = 0;
  let isBusy = false;
  let windowStart = now();

  function look(): void {
    const elapsed = now() - windowStart;
    if (elapsed < WINDOW_MS) return;
    isBusy = utilization() > BUSY;
    donePerMs = isBusy ? MEMORY * donePerMs + (1 - MEMORY) * (done / elapsed) : donePerMs;
    done = 0;
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
      };
    },
  };
}

function threadUtilization(): () => number {
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
    if (!leave) throw tooBusy();
    try {
      await next();
    } finally {
      leave();
    }
  });
}

function tooBusy(): ApiError {
  const sentence = 'The site has too much to do just now. Please try again in a moment.';
  return new ApiError(503, 'too_busy', sentence, { retryAfterSeconds: Number(RETRY_AFTER) });
}
