import { matchRoutes } from 'react-router-dom';
import type { SitemapPaths } from '@directory/domain/page';
import { provinceBySlug } from '@directory/domain/provinces';
import type { Route, RouteModule } from '../site/route.ts';

export interface RouteEntry extends Route {
  path: string;
  /** The module's file, relative to the web workspace: its key in the build's manifest. */
  source: string;
  load: () => Promise<RouteModule>;
}

const routes = import.meta.glob<Route>('../routes/*.route.ts', { eager: true, import: 'route' });
const modules = import.meta.glob<RouteModule>('../routes/*-page.tsx');

/** Every page, at each of its addresses. */
export const routeTable: readonly RouteEntry[] = Object.entries(routes).flatMap(([file, route]) => {
  const module = file.replace('.route.ts', '-page.tsx');
  const load = modules[module];
  if (!load) throw new Error(`${file} has no ${module} beside it.`);
  return [route.path].flat().map((path) => ({ ...route, path, source: module.replace('..', 'src'), load }));
});

/** What answers an address that no other route knows. */
export const notFoundRoute = routeTable.find(({ path }) => path === '*') as RouteEntry;

/** The pages that search engines may list and that have no data of their own, by the file of the sitemap that lists them. */
export function sitemapPaths(): SitemapPaths {
  const listed = (file: keyof SitemapPaths) =>
    Object.values(routes).flatMap(({ path, sitemap }) =>
      sitemap?.file === file ? (sitemap.paths ?? [path].flat()) : [],
    );
  return { pages: listed('pages'), assessments: listed('assessments') };
}

const routeObjects = routeTable.map((entry) => ({ path: entry.path, entry }));

export interface MatchedRoute {
  entry: RouteEntry;
  params: Readonly<Record<string, string | undefined>>;
}

let last: { pathname: string; match: MatchedRoute } | undefined;

/** The page of this path; {@link notFoundRoute} when there is none, or when the path is not well-formed. */
export function matchRoute(pathname: string): MatchedRoute {
  // React Router sorts the whole table for each question, and a page is asked for several times while it is made.
  if (last?.pathname !== pathname) last = { pathname, match: findRoute(pathname) };
  return last.match;
}

function findRoute(pathname: string): MatchedRoute {
  const match = matchRoutes(routeObjects, pathname)?.[0];
  if (!match || (match.route.entry.isPlace && !provinceBySlug(match.params['province'] ?? ''))) {
    return { entry: notFoundRoute, params: {} };
  }
  return { entry: match.route.entry, params: match.params };
}
