import { createMiddleware } from 'hono/factory';
import type { Config } from '../config.ts';
import type { Environment } from './environment.ts';
import { PLAIN_STYLE_HASH } from './plain-page.ts';

/** Where browsers report what the policy kept out. */
export const CSP_REPORTS_PATH = '/api/csp-reports';

/** The headers that every answer carries, by its path. Their policy lets no script run: a page with scripts names its own ({@link contentSecurityPolicy}). */
export function securityHeadersOf(config: Config): (path: string) => Readonly<Record<string, string>> {
  const https = config.publicUrl.startsWith('https:');
  const plainPolicy = contentSecurityPolicy({
    scripts: [],
    styles: [PLAIN_STYLE_HASH],
    https,
    trustedTypes: true,
  });
  const ofAll = {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Pages whose address tells too much say otherwise themselves. Not so here: OpenStreetMap refuses tiles to pages that
    // send no Referer at all.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
  const ofData = { ...ofAll, 'Content-Security-Policy': DATA_POLICY };
  const ofPages = {
    ...ofAll,
    'Content-Security-Policy': plainPolicy,
    ...(https && { 'Reporting-Endpoints': `${REPORTS}="${CSP_REPORTS_PATH}"` }),
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  };
  return (path) => (isData(path) ? ofData : ofPages);
}

/** Sets them. */
export function securityHeaders(headersOf: ReturnType<typeof securityHeadersOf>) {
  return createMiddleware<Environment>(async (c, next) => {
    for (const [name, value] of Object.entries(headersOf(c.req.path))) c.header(name, value);
    return next();
  });
}

/** The API's answers and pictures are data: should a browser show one, nothing in it may load or run. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The one page below /api. */
const DOCS_PATH = '/api/docs';

/** The name under which the policy finds the endpoint for reports. */
const REPORTS = 'csp';

function isData(path: string): boolean {
  return path.startsWith('/photos/') || (path.startsWith('/api/') && !path.startsWith(DOCS_PATH));
}

/** What the policy depends on. */
interface PolicySources {
  /** Names the page's own scripts: their hashes (`sha256-…`), or a nonce that they carry (`nonce-…`). None other runs but those that they load. */
  scripts: readonly string[];
  /** The same of inline styles. */
  styles?: readonly string[];
  /** True when visitors reach the site over https. */
  https: boolean;
  /** Whether only values that one of the site's own policies made may become markup or the address of a script. */
  trustedTypes: boolean;
}

/** The Content-Security-Policy of a page. */
export function contentSecurityPolicy({ scripts, styles = [], https, trustedTypes }: PolicySources): string {
  const own = scripts.map((source) => `'${source}'`).join(' ');
  const directives = [
    "default-src 'none'",
    // The scripts of the page itself, and the modules that they load: being a file of the site is not enough.
    own ? `script-src ${own} 'strict-dynamic'` : "script-src 'none'",
    // No style attributes in markup. The positions that scripts compute (menus, map tiles) are properties that they set.
    ["style-src 'self'", ...styles.map((source) => `'${source}'`)].join(' '),
    // blob: is a photo that a member has chosen and that is still on its way.
    "img-src 'self' data: blob: https://tile.openstreetmap.org",
    "font-src 'self'",
    // supabase-js, too, talks to the site's own address (/api/supabase).
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  // The policies are in web/src/shell/document.ts, web/src/ui/link.tsx and web/src/features/map/map-markup.ts.
  if (trustedTypes) {
    directives.push("require-trusted-types-for 'script'", 'trusted-types start written-html default');
  }
  directives.push(`report-uri ${CSP_REPORTS_PATH}`);
  // Browsers that know `report-to` ignore `report-uri` beside it, and report so over https alone.
  if (https) directives.push(`report-to ${REPORTS}`, 'upgrade-insecure-requests');
  return directives.join('; ');
}
