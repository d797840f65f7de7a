/** How often a mail is tried before it is given up. */
export const MAX_TRIES = 8;

/** The wait after the first failed try, in ms. Each later wait is three times as long: the eight tries span 24.3 hours. */
export const FIRST_RETRY_MS = 80_000;

/** How long to wait after this many failed tries, in ms. */
export function retryDelayMs(failedTries: number, firstRetryMs: number = FIRST_RETRY_MS): number {
  return firstRetryMs * 3 ** (Math.max(1, failedTries) - 1);
}
