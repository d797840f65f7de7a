import { z } from 'zod';

/** What is kept of a report: neither page nor source nor sample, which tell what somebody looked at. */
export interface CspReport {
  /** The directive that was broken, such as `img-src`; `other` for a name that no policy has. */
  directive: string;
  /** The origin of what was refused, `inline` and the like, or a scheme: never a path or a query. */
  blocked: string;
}

const text = z.string().optional().catch(undefined);

/** What `report-uri` sends, as application/csp-report. */
const reportUriBody = z.object({
  'csp-report': z.object({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text }),
});

/** What the Reporting API sends, as application/reports+json. */
const reportToBody = z.array(
  z.object({ type: z.string(), body: z.object({ effectiveDirective: text, blockedURL: text }).catch({}) }),
);

/** Browsers send reports together. */
const MOST_REPORTS = 20;
const MOST_ADDRESS = 2000;

/** The policy violations of a body in either format; null when it is neither. Reports of another kind are left out. */
export function readReports(body: unknown): CspReport[] | null {
  const single = reportUriBody.safeParse(body);
  if (single.success) {
    const report = single.data['csp-report'];
    return [toReport(report['effective-directive'] ?? report['violated-directive'], report['blocked-uri'])];
  }
  const several = reportToBody.safeParse(body);
  if (!several.success) return null;
  return several.data
    .filter(({ type }) => type === 'csp-violation')
    .slice(0, MOST_REPORTS)
    .map(({ body: report }) => toReport(report.effectiveDirective, report.blockedURL));
}

function toReport(directive = '', blocked = ''): CspReport {
  // Older browsers name the whole directive, with its sources.
  const [name = ''] = directive.split(' ', 1);
  return { directive: DIRECTIVE.test(name) ? name : 'other', blocked: originOf(blocked) };
}

function originOf(blocked: string): string {
  if (KEYWORD.test(blocked)) return blocked;
  if (blocked.length > MOST_ADDRESS || !URL.canParse(blocked)) return 'other';
  const { protocol, origin } = new URL(blocked);
  return ['http:', 'https:', 'ws:', 'wss:'].includes(protocol) ? origin : protocol;
}

/** What a browser names instead of an address. */
const KEYWORD = /^(?:inline|(?:wasm-)?eval|self|data|blob|trusted-types-(?:policy|sink))$/;

/** The directives of the site's own policy, and the finer ones that browsers report in their place. */
const DIRECTIVE =
  /^(?:(?:default|script|style|img|font|connect|manifest|media|object|frame|child|worker)-src|(?:script|style)-src-(?:elem|attr)|base-uri|form-action|frame-ancestors|trusted-types|require-trusted-types-for)$/;
