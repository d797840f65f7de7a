import type { Context } from '../context.ts';
import { ApiError, invalidRequest } from '../errors.ts';
import { limitBody, parseJson } from '../http/body.ts';
import type { App } from '../http/environment.ts';
import { createReportLog } from './report-log.ts';
import { readReports } from './report.ts';

/** Named in every page's Content-Security-Policy. */
export const CSP_REPORTS_PATH = '/api/csp-reports';

/** A page of the site is no longer than its address and a sample of its script. */
const MOST_BYTES = 64 * 1024;

const MEDIA_TYPES = new Set(['application/csp-report', 'application/reports+json']);

/**
 * POST /api/csp-reports: what browsers report of the site's Content-Security-Policy, by `report-uri` and by the Reporting API.
 * A page that sends no Referer reports from the origin `null`, so that reports of other sites cannot be told and are taken.
 */
export function registerCspReports(app: App, { log }: Pick<Context, 'log'>): void {
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
