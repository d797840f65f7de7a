import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PageRequest, PageResponse, RendererOptions, CreateRenderer } from '@directory/domain/site/page';
import { LOCALES, type Language } from '@directory/domain/language';
import { createI18n, type I18n } from '../i18n/create-i18n.ts';
import { App } from './app.tsx';
import { pageAssets, type Manifest, pageSources } from './assets.ts';
import { canonicalPath, loadRoute, matchRoute } from './route-table.ts';
import { renderDocument, withoutParams } from './document.ts';
import { headTags } from './head.ts';
import { PostedContext } from '../site/contexts.ts';
import { type DocumentMark, RenderedMarksContext } from '../site/document-marks.ts';
import { QueryClient } from '../site/query-client.ts';
import { failureHead, retryAfterOf, type LoadResult, type PageStatus } from '../site/route.ts';

export { sitemapPaths } from './route-table.ts';

/** React puts preloads that it thinks of in front of what it renders; they belong in the head. */
const hoistedLinks = /^((?:<link[^>]*>)*)([^]*)$/;

/** Strings are the same for every visitor: the requests of a language share them, and add what a page of theirs needs. */
const instances = new Map<Language, I18n>();

async function sharedI18n(language: Language): Promise<I18n> {
  const i18n = instances.get(language) ?? (await createI18n(language, ['shell']));
  instances.set(language, i18n);
  return i18n;
}

/** Renders the page of one request. Everything that belongs to the visitor is made here and dropped with the answer. */
export async function renderPage(options: RendererOptions, request: PageRequest): Promise<PageResponse> {
  const { language, directory, sampleData } = request;
  const site = { ...options.site, sampleData };
  const url = new URL(`${site.origin}${request.url}`);
  const path = canonicalPath(url.pathname);
  const { entry, params } = matchRoute(path);
  if (path !== url.pathname)
    return { kind: 'redirect', status: 301, location: path + url.search, headers: entry.headers ?? {} };
  const i18n = await sharedI18n(language);
  const module = await loadRoute(entry, i18n);
  const queryClient = new QueryClient(directory);
  const report = (error: unknown) => options.onError?.(error, entry.path);

  let loaded: LoadResult = {};
  let failure: PageStatus | null = null;
  try {
    loaded = (await module.load?.({ queryClient, params, url, language })) ?? {};
  } catch (error) {
    report(error);
    failure = 503;
  }
  if (loaded.error !== undefined) report(loaded.error);
  const headers = { ...entry.headers, ...loaded.headers };
  const shown = withoutParams(url, [...(entry.secretParams ?? []), ...(loaded.secretParams ?? [])]);
  if (loaded.redirect) return { kind: 'redirect', ...loaded.redirect, headers };

  await request.turn?.();
  const state = loaded.state ?? null;
  const marks = new Set<DocumentMark>();
  const render = (failed: boolean) => {
    marks.clear();
    return renderToString(
      <RenderedMarksContext value={marks}>
        <PostedContext value={request.posted ?? null}>
          <App
            i18n={i18n}
            queryClient={queryClient}
            site={site}
            state={state}
            failed={failed}
            router={(children) => (
              <StaticRouter location={shown.pathname + shown.search}>{children}</StaticRouter>
            )}
          />
        </PostedContext>
      </RenderedMarksContext>,
    );
  };
  let body: string;
  try {
    body = render(failure !== null);
  } catch (error) {
    report(error);
    failure = 500;
    body = render(true);
  }

  const head =
    failure === null
      ? module.head({ t: i18n.t, language, params, url: shown, queryClient, site, state })
      : failureHead(i18n.t);
  const place = {
    language,
    siteName: i18n.t('siteName'),
    origin: site.origin,
    path: shown.pathname + shown.search,
    home: i18n.t('breadcrumbs.home'),
  };
  const [, hoisted = '', content = ''] = hoistedLinks.exec(body) ?? [];
  const queries = queryClient.dehydrate();
  const { html, scriptHashes } = renderDocument({
    data: {
      site,
      language,
      queries,
      state: failure === null ? state : null,
      text: module.text ?? null,
      failed: failure !== null,
    },
    assets: pageAssets(options.manifest as Manifest | null, pageSources(entry, language)),
    tags: headTags(head, place),
    marks: [...marks],
    shown: shown === url ? null : shown.pathname + shown.search,
    hoisted,
    body: content,
  });
  const status = failure ?? loaded.status ?? 200;
  const wait = status === 503 ? (loaded.retryAfterSeconds ?? retryAfterOf(loaded.error)) : undefined;
  return {
    kind: 'page',
    status,
    html,
    scriptHashes,
    isWhole: failure === null && loaded.error === undefined && queryClient.isAnswered(),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': LOCALES[language],
      ...headers,
      ...(wait !== undefined && { 'retry-after': String(wait) }),
    },
  };
}

/** The renderer of the site's pages; see `@directory/domain/site/page` for the contract. */
export const createRenderer: CreateRenderer = (options) => (request) => renderPage(options, request);
