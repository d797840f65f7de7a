import { paths } from '@directory/domain/site/paths';

/** Any origin will do to find out whether an address leaves it. */
const ORIGIN = 'https://site.invalid';
const PARAMETER = 'next';
/** After signing in nobody wants to be here again. */
const NOT_AGAIN: readonly string[] = [paths.login(), paths.resetPassword()];

/**
 * Where to go after signing in: the path, query and hash that `next` names on this site; the dashboard for anything else,
 * another site's address above all.
 */
export function nextPath(next: string | null): string {
  // Browsers read a backslash as a slash and drop line ends and tabs: neither is in an address that this site wrote.
  // oxlint-disable-next-line no-control-regex
  if (!next?.startsWith('/') || /[\\\u0000-\u0020]/.test(next)) return paths.dashboard();
  const url = URL.canParse(next, ORIGIN) ? new URL(next, ORIGIN) : null;
  // `//host` and `/.//host` are addresses, or would become one, of another site.
  if (url?.origin !== ORIGIN || url.pathname.startsWith('//') || NOT_AGAIN.includes(url.pathname))
    return paths.dashboard();
  return url.pathname + url.search + url.hash;
}

export function loginPath(next: string): string {
  return `${paths.login()}?${new URLSearchParams({ [PARAMETER]: next }).toString()}`;
}

/** What the sign-in page's address says about where to go; null when it says nothing. */
export function readNext(search: string): string | null {
  return new URLSearchParams(search).get(PARAMETER);
}
