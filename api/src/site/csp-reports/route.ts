import { CSP_REPORTS_PATH } from '../../http/security-headers.ts';
import type { Logger } from 'pino';
import { ApiError, invalidRequest } from '../../errors.ts';
import { limitBody, parseJson } from '../../http/body.ts';
import type { App } from '../../http/environment.ts';
import { readReports, type CspReport } from './report.ts';

/** A page of the site is no longer than its address and a sample of its script. */
const MOST_BYTES = 64 * 1024;

const MEDIA_TYPES = new Set(['application/csp-report', 'application/reports+json']);

/**
 * POST /api/csp-reports: what browsers report of the site's Content-Security-Policy, by `report-uri` and by the Reporting API.
 * A page that sends no Referer reports from the origin `null`, so that reports of other sites cannot be told and are taken.
 */
export function registerCspReports(app: App, { log }: { log: Logger }): void {
  const note = createReportLog(log);
  app.use(CSP_REPORTS_PATH, limitBody(MOST_BYTES));
  app.post(CSP_REPORTS_PATH, async (c) => {
    const type = c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
    if (!MEDIA_TYPES.has(type)) {
      const sentence = `Send a report as ${[...MEDIA_TYPES].join(' or ')}.`;
      throw new ApiError(415, 'unsupported_media_type', sentence);
    }
    const reports = readReports(parseJson(await c.req.text()));
    if (!reports) throw invalidRequest('This is no report of a Content-Security-Policy.');
    for (const report of reports) note(report);
    return c.body(null, 204);
  });
}

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
