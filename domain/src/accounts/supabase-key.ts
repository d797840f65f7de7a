/**
 * The headers by which a Supabase project knows a server of ours. A key of the older kind is a token, which its services read from
 * `Authorization`. One of the newer kind (`sb_secret_…`, `sb_publishable_…`) is none: there it may stand in `apikey` alone, and the
 * project's gateway gives its services a token in its place.
 */
export function keyHeaders(key: string): { apikey: string; authorization?: string } {
  return key.startsWith('sb_') ? { apikey: key } : { apikey: key, authorization: `Bearer ${key}` };
}

/**
 * What supabase-js has in the browser where it insists on a project's key. The api puts the real one in its place, which no page
 * holds: with it, a hosted project's own address could be asked around the site's limits.
 */
export const BROWSER_KEY = 'the-site-adds-the-key';
