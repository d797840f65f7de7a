/**
 * What supabase-js has in the browser where it insists on a project's key. The api puts the real one in its place, which no page
 * holds: with it, a hosted project's own address could be asked around the site's limits.
 */
export const BROWSER_KEY = 'the-site-adds-the-key';
