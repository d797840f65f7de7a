import type { Logger } from 'pino';
import type { CspReport } from './report.ts';

const WINDOW_MS = 60 * 60 * 1000;
/** More kinds in an hour are somebody playing, or a page that is broken altogether: the first ones say enough. */
const MOST_KINDS = 30;

/**
 * Logs each kind of violation once an hour, in one line, and no more than thirty kinds: whoever sends reports cannot fill
 * the log with them.
 */
export function createReportLog(log: Logger, now: () => number = Date.now): (report: CspReport) => void {
  let windowEnd = -Infinity;
  const kinds = new Set<string>();
  return ({ directive, blocked }) => {
    if (now() >= windowEnd) {
      kinds.clear();
      windowEnd = now() + WINDOW_MS;
    }
    const kind = `${directive} ${blocked}`;
    if (kinds.has(kind) || kinds.size > MOST_KINDS) return;
    kinds.add(kind);
    if (kinds.size > MOST_KINDS) log.warn('more kinds of CSP violations are reported than are logged');
    else log.warn({ directive, blocked }, 'CSP violation reported');
  };
}
