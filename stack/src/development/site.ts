import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Directory } from '@directory/domain/site/directory';
import { LANGUAGE_COOKIE, isLanguage, type Language } from '@directory/domain/language';
import type { ServerBuild, SiteConfig, SitemapFile } from '@directory/domain/site/page';
import { urlSet } from '@directory/domain/site/sitemap-xml';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import { projectRoot } from '../config.ts';
import { explained, traceOf } from '../stack-error.ts';

export interface SiteOptions {
  host: string;
  port: number;
  /** Where the api process answers. */
  apiOrigin: string;
  site: SiteConfig;
}

interface DirectoryModule {
  createHttpDirectory: (
    sentences: { unreachable: string; unexpected: string },
    fetch: typeof globalThis.fetch,
  ) => Directory;
}

/** What the api answers besides the pages; two files of the sitemap list the routes, which it would ask a build for. */
const API_PATHS =
  /^\/(api\/|robots\.txt|sitemap(?!s\/(pages|assessments)\.xml)|rss|og\/|photos\/|\.well-known\/)/;
const ROUTE_SITEMAP = /^\/sitemaps\/(pages|assessments)\.xml$/;
const RENDERER = '/src/shell/entry-server.tsx';

/**
 * Serves the site from its sources: Vite transforms them, replaces changed modules in the browser, and renders each page
 * on the server from the sources as they are at that moment. The api answers /api.
 */
export async function startDevelopmentSite(options: SiteOptions): Promise<AsyncDisposable> {
  const http = createHttpServer();
  const vite = await createViteServer({
    configFile: join(projectRoot, 'web', 'vite.config.ts'),
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server: http },
      proxy: { [API_PATHS.source]: { target: options.apiOrigin } },
    },
  });
  vite.middlewares.use((request, response) => {
    const [, sitemap] = ROUTE_SITEMAP.exec(request.url ?? '') ?? [];
    const answer = sitemap
      ? answerSitemap(vite, options, sitemap as SitemapFile, response)
      : renderPage(vite, options, request, response);
    answer.catch((error: unknown) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      vite.config.logger.error(traceOf(error));
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(traceOf(error));
    });
  });
  http.on('request', vite.middlewares);
  await explained('port', `Port ${options.port} cannot be listened on`, () =>
    once(http.listen(options.port, options.host), 'listening'),
  );
  return {
    async [Symbol.asyncDispose]() {
      http.closeAllConnections();
      http.close();
      await vite.close();
    },
  };
}

async function renderPage(
  vite: ViteDevServer,
  options: SiteOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [{ createRenderer }, { createHttpDirectory }] = (await Promise.all([
    vite.ssrLoadModule(RENDERER),
    vite.ssrLoadModule('/src/site/ask-api.ts'),
  ])) as [ServerBuild, DirectoryModule];
  const directory = createHttpDirectory(
    { unreachable: 'The api does not answer.', unexpected: 'The api answered something unexpected.' },
    (path, init) => fetch(new URL(path as string, options.apiOrigin), init),
  );
  const url = request.url ?? '/';
  const { sampleData, ...site } = options.site;
  const page = await createRenderer({
    site,
    manifest: null,
    onError: (error) => vite.config.logger.error(traceOf(error)),
  })({ url, language: languageOf(url, request), directory, sampleData });
  if (page.kind === 'redirect') {
    response.writeHead(page.status, { location: page.location });
    response.end();
  } else {
    response.writeHead(page.status, {
      ...page.headers,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    response.end(page.html);
  }
}

async function answerSitemap(
  vite: ViteDevServer,
  { site }: SiteOptions,
  file: SitemapFile,
  response: ServerResponse,
): Promise<void> {
  const { sitemapPaths } = (await vite.ssrLoadModule(RENDERER)) as ServerBuild;
  const pages = sitemapPaths()[file].map((path) => ({ path }));
  response.writeHead(200, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-store' });
  response.end(urlSet(site.origin, pages));
}

/** The address's language, else the cookie's, else French when the browser asks for it first, else English. */
function languageOf(url: string, request: IncomingMessage): Language {
  const asked = new URL(url, 'http://localhost').searchParams.get('lang');
  const cookie = new RegExp(`(?:^|; *)${LANGUAGE_COOKIE}=([^;]+)`).exec(request.headers.cookie ?? '')?.[1];
  for (const candidate of [asked, cookie, request.headers['accept-language']?.slice(0, 2)]) {
    if (isLanguage(candidate)) return candidate;
  }
  return 'en';
}
