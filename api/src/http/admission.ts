import { performance } from 'node:perf_hooks';
import { ApiError } from '../errors.ts';

/** What whoever is not let in is told. */
export const TOO_BUSY = {
  code: 'too_busy',
  sentence: 'The site has too much to do just now. Please try again in a moment.',
  retryAfterSeconds: 2,
} as const;

/** The 503 of whoever is not let in. */
export function tooBusy(cause?: unknown): ApiError {
  return new ApiError(503, TOO_BUSY.code, TOO_BUSY.sentence, {
    cause,
    retryAfterSeconds: TOO_BUSY.retryAfterSeconds,
  });
}

export function isTooBusy(error: unknown): boolean {
  return error instanceof ApiError && error.code === TOO_BUSY.code;
}

/** Lets in as much work as is done in time. */
export interface Admission {
  /** What to call when the work is over, and whether it was done; null when it would have to wait too long. */
  enter(): ((isDone?: boolean) => void) | null;
}

/** For so long may work wait for what was let in before it. */
const MOST_WAIT_MS = 250;
/** What is thought to be done until it was seen at its limit. */
const FIRST_GUESS_PER_MS = 0.128;
const WINDOW_MS = 250;
/** Of what was measured before, so much counts in the next window. */
const MEMORY = 0.6;

export interface AdmissionOptions {
  /** So much is let in whatever was measured. */
  always: number;
  /** Whether whoever does the work has no time left. While it has, all are let in: what waits for somebody else costs it nothing. */
  isBusy?: () => boolean;
  now?: () => number;
}

/**
 * Whoever comes waits for those inside, which takes as long as they are many, divided by how fast they are done (Little's law): so many are
 * let in as are done in {@link MOST_WAIT_MS}. How fast is seen only while nobody else fits in; otherwise it is that fast at least.
 */
export function createAdmission({
  always,
  isBusy = () => true,
  now = () => performance.now(),
}: AdmissionOptions): Admission {
  let inside = 0;
  let done = 0;
  let donePerMs = FIRST_GUESS_PER_MS;
  let wasFull = false;
  let windowStart = now();

  function look(): void {
    const elapsed = now() - windowStart;
    if (elapsed < WINDOW_MS) return;
    const present = done / elapsed;
    donePerMs = wasFull ? MEMORY * donePerMs + (1 - MEMORY) * present : Math.max(donePerMs, present);
    done = 0;
    wasFull = false;
    windowStart = now();
  }

  return {
    enter() {
      look();
      if (inside >= Math.max(always, donePerMs * MOST_WAIT_MS) && isBusy()) {
        wasFull = true;
        return null;
      }
      inside += 1;
      return (isDone = true) => {
        inside -= 1;
        if (isDone) done += 1;
        look();
      };
    },
  };
}

/** Of the time that is looked at, this share and more is all of it. */
const BUSY = 0.85;

/** Whether this thread has had no time left in the last quarter of a second or two. */
export function watchThread(): () => boolean {
  let last = performance.eventLoopUtilization();
  let lookedAt = performance.now();
  let isBusy = false;
  return () => {
    if (performance.now() - lookedAt < WINDOW_MS) return isBusy;
    const present = performance.eventLoopUtilization();
    isBusy = performance.eventLoopUtilization(present, last).utilization > BUSY;
    last = present;
    lookedAt = performance.now();
    return isBusy;
  };
}
