/** What the policy depends on. */
export interface PolicySources {
  /** The Supabase project's origin: photos. */
  supabaseOrigin: string;
  /** True when visitors reach the site over https. */
  https: boolean;
}

/** The Content-Security-Policy of an answer whose script tags carry this nonce. */
export function contentSecurityPolicy(nonce: string, { supabaseOrigin, https }: PolicySources): string {
  const directives = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Positions that scripts compute (menus, map tiles) are style attributes; they cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    // blob: is a photo that a member has chosen and that is still on its way.
    `img-src 'self' data: blob: ${supabaseOrigin} https://tile.openstreetmap.org`,
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
