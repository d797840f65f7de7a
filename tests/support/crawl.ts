import { fileURLToPath } from 'node:url';
import type * as RouteTable from '@directory/web/shell/route-table';
import { textModules } from '../../scripts/build/content/text-modules.ts';
import { pageFacts, type PageFacts } from './page-facts.ts';
import { sitemapEntries, sitemapFiles } from './sitemap.ts';

export interface CrawledPage {
  /** Path and query. */
  address: string;
  /** The route's pattern: the page's kind. */
  kind: string;
  status: number;
  /** Null for what is no page: a feed, a file, a redirect that led elsewhere. */
  facts: PageFacts | null;
  /** The page that linked here first. */
  from: string;
  inSitemap: boolean;
  /** As it was sent: of the first page, and the first view, of each kind and language. */
  html: string | null;
}

/** Nightly tests visit every page that links lead to, the others a sample of each kind: `CRAWL=whole`. */
export const isWholeCrawl = process.env['CRAWL'] === 'whole';

export interface CrawlOptions {
  /** How many pages of one kind and language are visited. */
  perKind: number;
  /** How many of the views that a kind's pages have by their query, such as a search; as many as pages when left out. */
  viewsPerKind?: number;
  /** Addresses that are not visited. */
  passOver?: RegExp;
}

/** Vite gathers the routes: its own import knows how, whichever tool runs the tests. It takes a while: only who crawls waits for it. */
async function importRoutes(): Promise<typeof RouteTable> {
  const { runnerImport } = await import('vite');
  const routeTable = fileURLToPath(import.meta.resolve('@directory/web/shell/route-table'));
  const options = { configFile: false as const, plugins: [textModules()] };
  return (await runnerImport<typeof RouteTable>(routeTable, options)).module;
}
let routes: ReturnType<typeof importRoutes> | undefined;

/** Compressing what is read on the same machine would take a fifth of the time. */
const HEADERS = { 'accept-language': 'en', 'accept-encoding': 'identity' };
/** How many pages are asked for at once. */
const AT_ONCE = 4;
const MOST_REDIRECTS = 3;

/**
 * Visits what `/` and the sitemap lead to, in both languages: every page, or a bounded number of each kind. Links to other
 * sites are not followed.
 */
export async function crawl(
  origin: string,
  { perKind, viewsPerKind = perKind, passOver }: CrawlOptions,
): Promise<CrawledPage[]> {
  const { matchRoute } = await (routes ??= importRoutes());
  const pages: CrawledPage[] = [];
  const seen = new Set<string>();
  const visits = new Map<string, number>();
  const queue: Visit[] = [];

  const add = (address: string, from: string, inSitemap = false) => {
    const { pathname, search, searchParams } = new URL(address, origin);
    const key = pathname + search;
    if (seen.has(key) || passOver?.test(key)) return;
    // English is what a page is without a word about its language.
    const isView = [...searchParams].some(([name, value]) => name !== 'lang' || value !== 'fr');
    const group = `${matchRoute(pathname).entry.path} ${searchParams.get('lang') ?? 'en'} ${isView}`;
    const count = visits.get(group) ?? 0;
    if (count >= (isView ? viewsPerKind : perKind)) return;
    visits.set(group, count + 1);
    seen.add(key);
    queue.push({ address: key, from, inSitemap, isFirst: count === 0 });
  };
  const read = async (address: string): Promise<string> => {
    const response = await fetch(new URL(address, origin));
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return response.text();
  };

  for (const file of await sitemapFiles(read)) {
    for (const { address } of sitemapEntries(await read(file))) {
      if (!address.startsWith(`${origin}/`)) throw new Error(`${file} lists ${address}, which is elsewhere`);
      add(address, file, true);
    }
  }
  add('/', 'the start');
  add('/?lang=fr', 'the start');

  async function visit(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const page = await fetchPage(origin, next);
      pages.push({ ...page, kind: matchRoute(new URL(page.address, origin).pathname).entry.path });
      const isFrench = page.facts?.language?.startsWith('fr') ?? false;
      for (const link of page.facts?.links ?? []) {
        const url = new URL(link, new URL(page.address, origin));
        if (url.origin !== origin || !['http:', 'https:'].includes(url.protocol)) continue;
        // A link keeps the visitor's language by a cookie; the crawler has none.
        if (isFrench && !url.searchParams.has('lang')) url.searchParams.set('lang', 'fr');
        add(url.href, page.address);
      }
    }
  }
  while (queue.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, visit));
  return pages;
}

interface Visit extends Pick<CrawledPage, 'address' | 'from' | 'inSitemap'> {
  isFirst: boolean;
}

async function fetchPage(
  origin: string,
  { address, from, inSitemap, isFirst }: Visit,
): Promise<Omit<CrawledPage, 'kind'>> {
  let response = await fetch(new URL(address, origin), { redirect: 'manual', headers: HEADERS });
  for (let count = 0; count < MOST_REDIRECTS && response.status >= 300 && response.status < 400; count++) {
    const target = new URL(response.headers.get('location') ?? '', new URL(address, origin));
    if (target.origin !== origin) break;
    const language = new URL(address, origin).searchParams.get('lang');
    if (language !== null) target.searchParams.set('lang', language);
    response = await fetch(target, { redirect: 'manual', headers: HEADERS });
  }
  const text = await response.text();
  const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html');
  return {
    address,
    status: response.status,
    facts: isPage ? factsOf(address, text) : null,
    from,
    inSitemap,
    html: isPage && isFirst ? text : null,
  };
}

/** @throws Error that names the page whose structured data is no JSON */
function factsOf(address: string, html: string): PageFacts {
  try {
    // Cloned: what was cut out of a page holds all of it in memory.
    return structuredClone(pageFacts(html));
  } catch (cause) {
    throw new Error(`${address} cannot be read: ${String(cause)}`, { cause });
  }
}
