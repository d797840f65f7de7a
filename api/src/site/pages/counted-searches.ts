import type { Directory } from '@directory/domain/site/directory';
import { isTooBusy } from '../../http/admission.ts';
import { type RateLimit, tooManyRequests } from '../../http/rate-limit.ts';

/**
 * The directory for one page, whose searches count against the same limit as those that a browser sends. `refusedFor` says
 * for how many seconds a search was refused; 0 when none was. `wasTooBusy` says whether one was not sent to the search engine, which has too much
 * to do.
 */
export function countingSearches(
  directory: Directory,
  caller: ReturnType<RateLimit>,
): { directory: Directory; refusedFor: () => number; wasTooBusy: () => boolean } {
  let refusedFor = 0;
  let wasTooBusy = false;
  const counting: Directory = {
    ...directory,
    search: async (asked, signal) => {
      refusedFor = caller.secondsToWait();
      if (refusedFor > 0) throw tooManyRequests(refusedFor);
      caller.count(1);
      try {
        return await directory.search(asked, signal);
      } catch (error) {
        wasTooBusy ||= isTooBusy(error);
        throw error;
      }
    },
  };
  return { directory: counting, refusedFor: () => refusedFor, wasTooBusy: () => wasTooBusy };
}
