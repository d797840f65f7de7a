import type { Directory } from '@directory/domain/site/directory';
import { isLanguage, type Language, LANGUAGE_COOKIE } from '@directory/domain/language';
import type { PageRequest, PageResponse, RenderPage } from '@directory/domain/site/page';
import { inLanguage, paths } from '@directory/domain/site/paths';
import { inSpan, type Tracing } from '@directory/runtime/telemetry/tracing';
import type { Context, Handler } from 'hono';
import { setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { IncomingMessage } from 'node:http';
import { isTooBusy, tooBusy } from '../../http/admission.ts';
import { isUnchanged } from '../../http/cacheable.ts';
import { acceptedEncoding } from '../../http/compression.ts';
import type { Environment } from '../../http/environment.ts';
import { type RateLimit, tooManyRequests } from '../../http/rate-limit.ts';
import { contentSecurityPolicy } from '../../http/security-headers.ts';
import type { ThreadLine } from '../../http/thread-line.ts';
import { type PageSource, secondsSince, type ServerMetrics } from '../../observers.ts';
import { isKept, type KeptPage, type KeptPages } from './kept-pages.ts';
import { chooseLanguage, visitorLanguage } from '../../http/language.ts';
import { answerBusy, answerPlain } from '../../http/plain-page.ts';
import type { PageMakers, RefusePage } from './refusal-page.ts';

interface PageParts extends PageMakers {
  /** Another text with each change of what pages show; null while that cannot be heard. */
  revision: () => string | null;
  line: ThreadLine;
  pages: KeptPages;
  /** True when visitors reach the site over https; cookies are then kept to it. */
  https: boolean;
  /** What pages search for counts against it, as what browsers search for does. */
  searchLimit: RateLimit;
  refusePage: RefusePage;
  metrics: ServerMetrics | undefined;
  tracing: Tracing | undefined;
}

/** From the page of a refusal, which stands in place of others: nobody who asks for it is refused. */
const TO_HOME = { kind: 'redirect', status: 302, location: paths.home(), headers: {} } as const;

/** Who asks for these may be in need: they are made however much there is to do. */
const FOR_A_CRISIS: ReadonlySet<string> = new Set([
  paths.safetyPlan(),
  paths.assessmentDisclaimer(),
  paths.tonight(),
  paths.howToTalk(),
  paths.walkInHelp(),
]);

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Whether a page's request needs no time that there may not be: the page is there already, or it is for who may be in need.
 */
export function isAnsweredAlways({ url = '/', headers }: IncomingMessage, pages: KeptPages): boolean {
  const base = 'http://site.invalid';
  if (!URL.canParse(url, base)) return true;
  const { pathname, search, searchParams } = new URL(url, base);
  if (FOR_A_CRISIS.has(pathname)) return true;
  const language = chooseLanguage({
    query: searchParams.get('lang') ?? undefined,
    cookie: parse(headers.cookie ?? '', LANGUAGE_COOKIE)[LANGUAGE_COOKIE],
    acceptLanguage: headers['accept-language'],
  });
  return pages.has(keyOf(language, pathname + search));
}

function keyOf(language: Language, url: string): string {
  return `${language} ${url}`;
}

/** Answers a page's address with the page that the web's renderer makes of it, or has made before. */
export function pageHandler(parts: PageParts): Handler<Environment> {
  const { build, directory, log, revision, sampleData, line, pages, https, searchLimit, refusePage } = parts;
  const { metrics, tracing } = parts;

  return async (c) => {
    const { pathname, search } = new URL(c.req.url);
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return answerPlain(c, 405, { Allow: 'GET, HEAD' });
    if (!isDecodable(pathname)) return answerPlain(c, 400);

    const asked = c.req.query('lang');
    const language = visitorLanguage(c);
    const url = pathname + search;
    const caller = searchLimit(c);
    const renderer = await rendererOf(c);
    if (typeof renderer === 'string') return answerFailure(c, renderer);
    const key = keyOf(language, url);
    const origin = () => ({ revision: revisionWith(revision(), sampleData()), renderer });
    let page: Answer | undefined = pages.find(key, origin());
    let source: PageSource = 'kept';
    if (!page) {
      const searches = countingSearches(directory, caller);
      page = await pages.make(key, origin, () =>
        pathname === paths.tooManyRequests()
          ? Promise.resolve(TO_HOME)
          : render(renderer, { url, language, sampleData: sampleData() }, searches, c.get('requestId')),
      );
      if (searches.refusedFor() > 0) return refusePage(c, searches.refusedFor());
      // What was true a while ago says more than that nothing can be said.
      const last = hasFailed(page) ? pages.findLast(key, origin()) : undefined;
      source = last ? 'stale' : hasFailed(page) ? 'failed' : 'made';
      page = last ?? page;
    }
    metrics?.pageAnswered(source);
    if (typeof page === 'string') return answerFailure(c, page);

    c.header('Vary', 'Accept-Language, Cookie, Accept-Encoding');
    if (isLanguage(asked)) {
      const lasting = { path: '/', maxAge: YEAR_SECONDS, sameSite: 'Lax', secure: https } as const;
      setCookie(c, LANGUAGE_COOKIE, asked, lasting);
    }
    // What somebody asks for, be it in words, by a place or by a concern, is nobody else's to keep, nor is an answer that sets a cookie.
    const isShared = isKept(page) && search === '';
    c.header('Cache-Control', isShared ? 'public, max-age=0, s-maxage=60' : 'private, no-cache');
    for (const [name, value] of Object.entries(page.headers)) c.header(name, value);
    if (page.kind === 'redirect') {
      // Who asked for a language by the address, and keeps no cookies, still means it where the page is.
      return c.redirect(isLanguage(asked) ? inLanguage(page.location, asked) : page.location, page.status);
    }
    const policy = contentSecurityPolicy({ scripts: page.scriptHashes, https, trustedTypes: true });
    c.header('Content-Security-Policy', policy);
    if (page.kind === 'page') return c.html(page.html, page.status);
    if (isUnchanged(c, page.etag)) return c.body(null, 304);
    const encoding = acceptedEncoding(c);
    if (encoding) c.header('Content-Encoding', encoding);
    c.set('isCompressed', true);
    return c.body((await page.bytes(encoding)) as Uint8Array<ArrayBuffer>);
  };

  async function rendererOf(c: Context<Environment>): Promise<RenderPage | PageFailure> {
    try {
      return (await build.renderer()) ?? 'no build';
    } catch (error) {
      log.error({ requestId: c.get('requestId'), err: error }, 'the build of the web cannot be used');
      return 'failed';
    }
  }

  async function render(
    renderPage: RenderPage,
    request: Pick<PageRequest, 'url' | 'language' | 'sampleData'>,
    { directory: counting, refusedFor, wasTooBusy }: ReturnType<typeof countingSearches>,
    requestId: string,
  ): Promise<PageResponse | PageFailure> {
    const [path = ''] = request.url.split('?', 1);
    const waits = !FOR_A_CRISIS.has(path);
    const turn = async (): Promise<void> => {
      // What is not to be shown is not made.
      if (refusedFor() > 0 || wasTooBusy() || (waits && !(await line.turn()))) throw tooBusy();
    };
    const start = performance.now();
    try {
      return await inSpan(tracing, 'render page', {}, () =>
        renderPage({ ...request, directory: counting, turn }),
      );
    } catch (error) {
      if (isTooBusy(error)) return 'too busy';
      log.error({ requestId, err: error }, 'a page could not be rendered');
      return 'failed';
    } finally {
      metrics?.pageRendered(secondsSince(start));
    }
  }
}

function revisionWith(revision: string | null, sampleData: boolean): string | null {
  return revision === null ? null : `${revision} ${sampleData}`;
}

type PageFailure = 'no build' | 'too busy' | 'failed';
type Answer = KeptPage | PageResponse | PageFailure;

function hasFailed(page: Answer): boolean {
  return typeof page === 'string' || (page.kind === 'page' && page.status >= 500);
}

function answerFailure(c: Context<Environment>, failure: PageFailure): Response {
  if (failure === 'failed') return answerPlain(c, 500);
  if (failure === 'too busy') return answerBusy(c);
  return answerPlain(c, 503);
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/**
 * The directory for one page, whose searches count against the same limit as those that a browser sends. `refusedFor` says
 * for how many seconds a search was refused; 0 when none was. `wasTooBusy` says whether one was not sent to the search engine, which has too much
 * to do.
 */
function countingSearches(
  directory: Directory,
  caller: ReturnType<RateLimit>,
): { directory: Directory; refusedFor: () => number; wasTooBusy: () => boolean } {
  let refusedFor = 0;
  let wasTooBusy = false;
  const counting: Directory = {
    ...directory,
    search: async (asked, signal) => {
      refusedFor = caller.secondsToWait();
      if (refusedFor > 0) throw tooManyRequests(refusedFor);
      caller.count(1);
      try {
        return await directory.search(asked, signal);
      } catch (error) {
        wasTooBusy ||= isTooBusy(error);
        throw error;
      }
    },
  };
  return { directory: counting, refusedFor: () => refusedFor, wasTooBusy: () => wasTooBusy };
}
