import type { Directory } from '@directory/domain/directory';
import { ApiFailure } from '../../../site/ask-api.ts';

/** The api says so in its Retry-After, too. */
const LEAST_PAUSE_MS = 2000;

const waitFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The server has more to do than it can: it is well, and answers in a moment. */
export function isTooBusy(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'too_busy';
}

/** Sends what was refused for too much to do once more before the visitor hears of it, and not at the moment at which all others do. */
export function patientSearch(
  { multiSearch }: Pick<Directory, 'multiSearch'>,
  pause = waitFor,
): Directory['multiSearch'] {
  return async (search, signal) => {
    try {
      return await multiSearch(search, signal);
    } catch (error) {
      if (!isTooBusy(error)) throw error;
      await pause(LEAST_PAUSE_MS * (1 + Math.random()));
      signal?.throwIfAborted();
      return multiSearch(search, signal);
    }
  };
}
