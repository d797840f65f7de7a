import { matchRoute, notFoundRoute } from './route-table.ts';

/**
 * The one address of a page: without repeated and final slashes, so that no path can name another host, and with its route's
 * own words in the route's letters, since routes do not tell capitals from small ones.
 */
export function canonicalPath(pathname: string): string {
  const path = pathname.replace(/[\\/]{2,}/g, '/').replace(/\/+$/, '') || '/';
  const { entry } = matchRoute(path);
  if (entry === notFoundRoute) return path;
  const given = path.split('/');
  const segments = entry.path.split('/');
  return segments.map((segment, index) => (segment.startsWith(':') ? given[index] : segment)).join('/');
}
