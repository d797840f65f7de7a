import { createMiddleware } from 'hono/factory';
import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Environment } from './environment.ts';

/** Sets the headers that every answer carries, and the nonce that pages give their scripts. */
export function securityHeaders(config: Config) {
  const https = config.publicUrl.startsWith('https:');
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
    const nonce = randomBytes(16).toString('base64');
    c.set('nonce', nonce);
    c.header('Content-Security-Policy', contentSecurityPolicy(nonce, https));
    c.header('X-Frame-Options', 'DENY');
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
    c.header('Permissions-Policy', 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()');
    return next();
  });
}

/** The API's answers and pictures are data: should a browser show one, nothing in it may load or run. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

function isData(path: string): boolean {
  return path.startsWith('/photos/') || (path.startsWith('/api/') && !path.startsWith('/api/docs'));
}

/**
 * The Content-Security-Policy of an answer whose script tags carry this nonce.
 * @param https whether visitors reach the site over https
 */
function contentSecurityPolicy(nonce: string, https: boolean): string {
  const directives = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Positions that scripts compute (menus, map tiles) are style attributes; they cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
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
  if (https) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}
