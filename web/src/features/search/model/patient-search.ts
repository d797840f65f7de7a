import type { Directory } from '@directory/domain/site/directory';
import { ApiFailure } from '../../../site/ask-api.ts';
import { retryAfterOf } from '../../../site/route.ts';

/** The api says so in its Retry-After, too. */
const LEAST_PAUSE_MS = 2000;

const waitFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The server has more to do than it can: it is well, and answers in a moment. */
export function isTooBusy(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'too_busy';
}

/** In how many seconds there is a search again, while its index is built anew; undefined when that is not what is wrong, or not known. */
export function rebuiltIn(error: unknown): number | undefined {
  const isRebuilding = error instanceof Error && 'code' in error && error.code === 'search_rebuilding';
  return isRebuilding ? retryAfterOf(error) : undefined;
}

/** Sends what was refused for too much to do once more before the visitor hears of it, and not at the moment at which all others do. */
export function patientSearch({ search }: Pick<Directory, 'search'>, pause = waitFor): Directory['search'] {
  return async (asked, signal) => {
    try {
      return await search(asked, signal);
    } catch (error) {
      if (!isTooBusy(error)) throw error;
      await pause(LEAST_PAUSE_MS * (1 + Math.random()));
      signal?.throwIfAborted();
      return search(asked, signal);
    }
  };
}
