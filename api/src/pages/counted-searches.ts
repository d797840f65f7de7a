import type { Directory } from '@directory/domain/directory';
import { type RateLimit, tooManyRequests } from '../http/rate-limit.ts';

/**
 * The directory for one page, whose searches count against the same limit as those that a browser sends. `refusedFor` says
 * for how many seconds a search was refused; 0 when none was.
 */
export function countingSearches(
  directory: Directory,
  caller: ReturnType<RateLimit>,
): { directory: Directory; refusedFor: () => number } {
  let refusedFor = 0;
  const counting: Directory = {
    ...directory,
    multiSearch: (request, signal) => {
      refusedFor = caller.secondsToWait();
      if (refusedFor > 0) return Promise.reject(tooManyRequests(refusedFor));
      caller.count(request.queries.length);
      return directory.multiSearch(request, signal);
    },
  };
  return { directory: counting, refusedFor: () => refusedFor };
}
