import { PROVINCES } from '@directory/domain/provinces';
import type { Context } from '../context.ts';
import { answerCacheableText, etagOf, isUnchanged } from '../http/cacheable.ts';
import type { App } from '../http/environment.ts';
import { textStream } from '../http/text-stream.ts';
import type { WebBuild } from '../pages/web-build.ts';
import { articlePages } from './article-pages.ts';
import { placePages } from './place-pages.ts';
import { createProfileFiles } from './profile-files.ts';
import { profilePages } from './profile-pages.ts';
import { sitemapIndex, URL_SET, urlEntries, type SitemapPage } from './sitemap-xml.ts';

const KEPT_SECONDS = 3600;
const XML = 'application/xml; charset=utf-8';

const filePath = {
  pages: '/sitemaps/pages.xml',
  articles: '/sitemaps/articles.xml',
  assessments: '/sitemaps/assessments.xml',
  places: (province: string) => `/sitemaps/places-${province}.xml`,
  profiles: (number: number) => `/sitemaps/profiles-${number}.xml`,
} as const;

/** GET /sitemap.xml, the index, and its files under /sitemaps: only pages that search engines may list. */
export function registerSitemap(
  app: App,
  context: Pick<Context, 'config' | 'sql' | 'directory' | 'articles'>,
  build: Pick<WebBuild, 'sitemapPaths'>,
): void {
  const { config, sql, articles, directory } = context;
  const origin = config.publicUrl;
  const profileFiles = createProfileFiles(sql);

  app.get('/sitemap.xml', async (c) => {
    const [files, filters, guides] = await Promise.all([
      profileFiles.list(),
      directory.filters(),
      articlePages(articles),
    ]);
    const provinces = PROVINCES.filter(({ code }) => filters.provinces.some((known) => known.code === code));
    const index = sitemapIndex(origin, [
      { path: filePath.pages },
      { path: filePath.articles, lastModified: guides[0]?.lastModified },
      { path: filePath.assessments },
      ...provinces.map(({ slug }) => ({ path: filePath.places(slug) })),
      ...files.map(({ lastModified }, place) => ({ path: filePath.profiles(place + 1), lastModified })),
    ]);
    return answerCacheableText(c, index, { contentType: XML, seconds: KEPT_SECONDS });
  });

  app.get('/sitemaps/:file{[a-z]+\\.xml}', async (c, next) => {
    const kind = (['pages', 'articles', 'assessments'] as const).find(
      (name) => filePath[name] === c.req.path,
    );
    if (!kind) return next();
    const pages =
      kind === 'articles'
        ? await articlePages(articles)
        : (await build.sitemapPaths())?.[kind].map((path) => ({ path }));
    // Developing, the pages are rendered from their sources and the api has no build to ask.
    if (!pages) return c.text('The site is not built.\n', 503, { 'Retry-After': '5' });
    const xml = `${URL_SET.start}${entries(origin, pages)}${URL_SET.end}`;
    return answerCacheableText(c, xml, { contentType: XML, seconds: KEPT_SECONDS });
  });

  app.get('/sitemaps/:file{places-[a-z-]+\\.xml}', (c, next) => {
    const province = PROVINCES.find(({ slug }) => filePath.places(slug) === c.req.path);
    if (!province) return next();
    c.header('Cache-Control', `public, max-age=${KEPT_SECONDS}`);
    const body = textStream(urlSet(origin, placePages({ directory, sql }, province)));
    return Promise.resolve(c.body(body, 200, { 'Content-Type': XML }));
  });

  app.get('/sitemaps/:file{profiles-[1-9][0-9]*\\.xml}', async (c, next) => {
    const files = await profileFiles.list();
    const file = files.find((_, place) => filePath.profiles(place + 1) === c.req.path);
    if (!file) return next();
    c.header('Cache-Control', `public, max-age=${KEPT_SECONDS}`);
    if (isUnchanged(c, etagOf(JSON.stringify([origin, file])))) return c.body(null, 304);
    return c.body(textStream(urlSet(origin, profilePages(sql, file))), 200, { 'Content-Type': XML });
  });
}

async function* urlSet(origin: string, batches: AsyncGenerator<SitemapPage[]>): AsyncGenerator<string> {
  yield URL_SET.start;
  for await (const pages of batches) yield entries(origin, pages);
  yield URL_SET.end;
}

function entries(origin: string, pages: readonly SitemapPage[]): string {
  return pages.map((page) => urlEntries(origin, page)).join('');
}
