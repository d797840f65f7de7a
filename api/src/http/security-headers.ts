import { createMiddleware } from 'hono/factory';
import type { Config } from '../config.ts';
import { CSP_REPORTS_PATH } from '../csp-reports/route.ts';
import type { Environment } from './environment.ts';
import { PLAIN_STYLE_HASH } from './plain-style.ts';

/** Sets the headers that every answer carries. Their policy lets no script run: a page with scripts names its own ({@link contentSecurityPolicy}). */
export function securityHeaders(config: Config) {
  const https = config.publicUrl.startsWith('https:');
  const plainPolicy = contentSecurityPolicy({
    scripts: [],
    styles: [PLAIN_STYLE_HASH],
    https,
    trustedTypes: true,
  });
  return createMiddleware<Environment>(async (c, next) => {
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cross-Origin-Resource-Policy', 'same-origin');
    // Pages whose address tells too much say otherwise themselves. Not so here: OpenStreetMap refuses tiles to pages that
    // send no Referer at all.
    c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
    if (https) c.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (isData(c.req.path)) {
      c.header('Content-Security-Policy', DATA_POLICY);
      return next();
    }
    c.header('Content-Security-Policy', plainPolicy);
    if (https) c.header('Reporting-Endpoints', `${REPORTS}="${CSP_REPORTS_PATH}"`);
    c.header('X-Frame-Options', 'DENY');
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
    c.header('Permissions-Policy', 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()');
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
  // The policies are in web/src/site/early-input/start-script.ts, web/src/ui/trusted-html.ts and web/src/features/map/map-markup.ts.
  if (trustedTypes) {
    directives.push("require-trusted-types-for 'script'", 'trusted-types start written-html default');
  }
  directives.push(`report-uri ${CSP_REPORTS_PATH}`);
  // Browsers that know `report-to` ignore `report-uri` beside it, and report so over https alone.
  if (https) directives.push(`report-to ${REPORTS}`, 'upgrade-insecure-requests');
  return directives.join('; ');
}
