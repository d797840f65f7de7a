import { use } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { Language } from '@directory/domain/language';
import type { SitemapPaths } from '@directory/domain/site/page';
import { provinceBySlug } from '@directory/domain/places/provinces';
import type { TextPageModule } from '../features/text/text-page.tsx';
import { addNamespaces, type I18n } from '../i18n/create-i18n.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import { ROUTES } from '../routes/routes.ts';
import { awaited } from '../site/page-wait.ts';
import type { Route, RouteModule } from '../site/route.ts';
import type { PageText } from '../site/text.ts';

interface Page extends Route {
  name: string;
  /** The modules that the page's first load needs, relative to the web workspace: keys of the build's manifest. */
  sources: readonly string[];
  /** Given the text of a text page, it does not fetch it. */
  load: (language: Language, text?: PageText | null) => Promise<RouteModule>;
}

export interface RouteEntry extends Page {
  path: string;
}

const modules = import.meta.glob<RouteModule | TextPageModule>('../routes/*-page.tsx');
const texts = import.meta.glob('../../../content/pages/*.en.md', { eager: true, query: '?exists' });

/** `src/routes/<name>-page.tsx`. Without a row, its name is its address and the namespace of its strings. */
function codePage(name: string): Page {
  const load = modules[`../routes/${name}-page.tsx`] as (() => Promise<RouteModule>) | undefined;
  if (!load) throw new Error(`The route ${name} has no module.`);
  const plain: Route = { path: `/${name}`, strings: [name as Namespace], sitemap: { file: 'pages' } };
  return { ...(ROUTES[name] ?? plain), name, sources: [`src/routes/${name}-page.tsx`], load };
}

/**
 * `content/pages/<name>.<language>.md`, whose name is its address. A module of that name adds what Markdown has no words for.
 */
function textPage(name: string): Page {
  const load: (() => Promise<TextPageModule>) | undefined = modules[`../routes/${name}-page.tsx`];
  return {
    path: `/${name}`,
    strings: [],
    ...(ROUTES[name] ?? { sitemap: { file: 'pages' } }),
    name,
    sources: ['src/features/text/text-page.tsx', ...(load ? [`src/routes/${name}-page.tsx`] : [])],
    load: async (language, knownText) => {
      const [page, text, parts] = await Promise.all([
        import('../features/text/text-page.tsx'),
        knownText ?? import('../features/text/texts.ts').then(({ loadText }) => loadText(name, language)),
        load?.(),
      ]);
      return page.textPage(text, parts);
    },
  };
}

const namesIn = (files: object, ending: string) =>
  Object.keys(files).map((file) => file.slice(file.lastIndexOf('/') + 1, -ending.length));
const textNames = namesIn(texts, '.en.md');
const codeNames = [...Object.keys(ROUTES), ...namesIn(modules, '-page.tsx')].filter(
  (name) => !textNames.includes(name),
);

const pages: readonly Page[] = [...[...new Set(codeNames)].map(codePage), ...textNames.map(textPage)];

export const routeTable: readonly RouteEntry[] = pages.flatMap((page) =>
  [page.path].flat().map((path) => ({ ...page, path })),
);

/** What answers an address that no other route knows. */
export const notFoundRoute = routeTable.find(({ path }) => path === '*') as RouteEntry;

/** The pages that search engines may list and that have no data of their own, by the file of the sitemap that lists them. */
export function sitemapPaths(): SitemapPaths {
  const listed = (file: keyof SitemapPaths) =>
    pages.flatMap(({ path, sitemap }) => (sitemap?.file === file ? (sitemap.paths ?? [path].flat()) : []));
  return { pages: listed('pages'), assessments: listed('assessments') };
}

interface MatchedRoute {
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
  const match = matchRoutes([...routeTable], pathname)?.[0];
  if (!match || (match.route.isPlace && !provinceBySlug(match.params['province'] ?? ''))) {
    return { entry: notFoundRoute, params: {} };
  }
  return { entry: match.route, params: match.params };
}

/**
 * The one address of a page: without repeated and final slashes, so that no path can name another host, and in small letters: routes
 * do not tell them from capitals, and every slug is made of small ones. Escaped letters are the page's to read, with what stands beside
 * them.
 */
export function canonicalPath(pathname: string): string {
  const path = pathname.replace(/[\\/]{2,}/g, '/').replace(/\/+$/, '') || '/';
  const small = path.includes('%') ? path : path.toLowerCase();
  const { entry } = matchRoute(small);
  if (entry === notFoundRoute) return path;
  const parts = small.split('/');
  const segments = entry.path.split('/');
  return segments.map((segment, index) => (segment.startsWith(':') ? parts[index] : segment)).join('/');
}

// Code, texts and strings, the same for every visitor; nothing of a request is kept here.
const loadedModules = new Map<string, RouteModule>();

/** A page is the same at each of its addresses; its text may be part of its module. */
const keyOf = (entry: RouteEntry, i18n: I18n) => `${i18n.language} ${entry.name}`;

/**
 * Loads a route's chunks and its strings; `text` is a text page's own where the document brought it.
 * @throws when one cannot be had; a later call tries again.
 */
export async function loadRoute(entry: RouteEntry, i18n: I18n, text?: PageText | null): Promise<RouteModule> {
  const key = keyOf(entry, i18n);
  const [loaded] = await Promise.all([
    loadedModules.get(key) ?? entry.load(i18n.language, text),
    addNamespaces(i18n, entry.strings),
  ]);
  // Of several that loaded it at once the first one counts: a page keeps its component.
  const module = loadedModules.get(key) ?? loaded;
  loadedModules.set(key, module);
  return module;
}

/** The route's module, at once when it is loaded; otherwise the nearest Suspense boundary (or the old page) waits. */
export function useRouteModule(entry: RouteEntry, i18n: I18n): RouteModule {
  const hasStrings = i18n.has(entry.strings);
  const loaded = loadedModules.get(keyOf(entry, i18n));
  if (loaded && hasStrings) return loaded;
  return use(awaited(keyOf(entry, i18n), () => loadRoute(entry, i18n)));
}
