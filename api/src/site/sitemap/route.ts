import * as streams from 'node:stream/web';
import { PROVINCES } from '@directory/domain/places/provinces';
import {
  sitemapIndex,
  type SitemapPage,
  URL_SET,
  urlEntries,
  urlSet,
} from '@directory/domain/site/sitemap-xml';
import type { ArticleStore } from '../articles/store.ts';
import type { Config } from '../../config.ts';
import type { Directory } from '@directory/domain/site/directory';
import type { MadeUpPeople } from '../made-up-people/watch.ts';
import type postgres from 'postgres';
import { answerCacheableText, etagOf, isUnchanged } from '../../http/cacheable.ts';
import type { App } from '../../http/environment.ts';
import type { WebBuild } from '../pages/web-build.ts';
import { articlePages, placePages, profilePages } from './pages.ts';
import { createProfileFiles, type ProfileFile, readProfileFile } from './profile-files.ts';

const KEPT_SECONDS = 3600;
const XML = 'application/xml; charset=utf-8';

const filePath = {
  pages: '/sitemaps/pages.xml',
  articles: '/sitemaps/articles.xml',
  assessments: '/sitemaps/assessments.xml',
  places: (province: string) => `/sitemaps/places-${province}.xml`,
  // It says its whole range: any server finds it, however it divides them itself by now.
  profiles: ({ first, next }: Pick<ProfileFile, 'first' | 'next'>) =>
    `/sitemaps/profiles-${first}-${next ?? 'last'}.xml`,
} as const;

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const PROFILES_FILE = new RegExp(`^profiles-(${UUID})-(${UUID}|last)\\.xml$`);

/** GET /sitemap.xml, the index, and its files under /sitemaps: only pages that search engines may list. */
export function registerSitemap(
  app: App,
  context: { config: Config; sql: postgres.Sql; directory: Directory; articles: ArticleStore },
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
      ...files.map((file) => ({ path: filePath.profiles(file), lastModified: file.lastModified })),
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
    if (!pages) return c.text('The site is not built.\n', 503);
    return answerCacheableText(c, urlSet(origin, pages), { contentType: XML, seconds: KEPT_SECONDS });
  });

  app.get('/sitemaps/:file{places-[a-z-]+\\.xml}', (c, next) => {
    const province = PROVINCES.find(({ slug }) => filePath.places(slug) === c.req.path);
    if (!province) return next();
    c.header('Cache-Control', `public, max-age=${KEPT_SECONDS}`);
    const body = urlSetOf(origin, placePages({ directory, sql }, province));
    return Promise.resolve(c.body(body, 200, { 'Content-Type': XML }));
  });

  app.get('/sitemaps/:file{profiles-[0-9a-z-]+\\.xml}', async (c, next) => {
    const [, first, end] = PROFILES_FILE.exec(c.req.param('file')) ?? [];
    if (first === undefined) return next();
    const file = await readProfileFile(sql, { first, next: end === 'last' ? null : (end ?? null) });
    if (!file) return next();
    c.header('Cache-Control', `public, max-age=${KEPT_SECONDS}`);
    if (isUnchanged(c, etagOf(JSON.stringify([origin, file])))) return c.body(null, 304);
    return c.body(urlSetOf(origin, profilePages(sql, file)), 200, { 'Content-Type': XML });
  });
}

/** Made only as fast as the reader takes it, and no longer once the reader has gone. */
function urlSetOf(origin: string, batches: AsyncGenerator<SitemapPage[]>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const pieces = async function* () {
    yield encoder.encode(URL_SET.start);
    for await (const pages of batches)
      yield encoder.encode(pages.map((page) => urlEntries(origin, page)).join(''));
    yield encoder.encode(URL_SET.end);
  };
  return streams.ReadableStream.from(pieces()) as unknown as ReadableStream<Uint8Array>;
}

/**
 * GET /robots.txt: everything but the API may be read; a site with made-up people may not be. Pages that must not be listed, such
 * as members' own, are not named here: they say `noindex` themselves, which only those who may read them can see. While nobody knows
 * who is made up it is a 503, at which crawlers stay away and keep what they know.
 */
export function registerRobots(
  app: App,
  { config, madeUpPeople }: { config: Config; madeUpPeople: MadeUpPeople },
): void {
  app.get('/robots.txt', (c) => {
    const isClosed = madeUpPeople.present();
    if (isClosed === null)
      return c.text('The database does not answer.\n', 503, { 'Cache-Control': 'no-store' });
    const lines = [
      'User-agent: *',
      isClosed ? 'Disallow: /' : 'Disallow: /api/',
      '',
      `Sitemap: ${config.publicUrl}/sitemap.xml`,
      '',
    ];
    return c.text(lines.join('\n'), 200, { 'Cache-Control': `public, max-age=${KEPT_SECONDS}` });
  });
}
