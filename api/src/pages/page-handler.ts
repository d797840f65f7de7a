import type { Directory } from '@directory/domain/directory';
import { isLanguage, LANGUAGE_COOKIE } from '@directory/domain/language';
import type { PageRequest, PageResponse } from '@directory/domain/page';
import { inLanguage, paths } from '@directory/domain/paths';
import type { Handler } from 'hono';
import { setCookie } from 'hono/cookie';
import type { Logger } from 'pino';
import { etagOf, isUnchanged } from '../http/cacheable.ts';
import type { Environment } from '../http/environment.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { countingSearches } from './counted-searches.ts';
import { visitorLanguage } from './language.ts';
import { answerPlain } from './plain-page.ts';
import type { RefusePage } from './refusal-page.ts';
import type { WebBuild } from './web-build.ts';

interface PageParts {
  build: WebBuild;
  directory: Directory;
  log: Logger;
  /** True when visitors reach the site over https; cookies are then kept to it. */
  https: boolean;
  /** What pages search for counts against it, as what browsers search for does. */
  searchLimit: RateLimit;
  refusePage: RefusePage;
}

/** From the page of a refusal, which stands in place of others: nobody who asks for it is refused. */
const TO_HOME = { kind: 'redirect', status: 302, location: paths.home(), headers: {} } as const;

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Answers a page's address with the page that the web's renderer makes of it. */
export function pageHandler(parts: PageParts): Handler<Environment> {
  const { build, directory, log, https, searchLimit, refusePage } = parts;

  return async (c) => {
    const { pathname, search } = new URL(c.req.url);
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return answerPlain(c, 405, { Allow: 'GET, HEAD' });
    if (!isDecodable(pathname)) return answerPlain(c, 400);

    const asked = c.req.query('lang');
    const language = visitorLanguage(c);
    const searches = countingSearches(directory, searchLimit(c));
    const request = {
      url: pathname + search,
      language,
      nonce: c.get('nonce'),
      directory: searches.directory,
    };
    const page = pathname === paths.tooManyRequests() ? TO_HOME : await render(request, c.get('requestId'));
    if (searches.refusedFor() > 0) return refusePage(c, searches.refusedFor());
    if (page === 'no build') return answerPlain(c, 503, { 'Retry-After': '5' });
    if (page === 'failed') return answerPlain(c, 500);
    c.header('Vary', 'Accept-Language, Cookie, Accept-Encoding');
    if (isLanguage(asked)) {
      const lasting = { path: '/', maxAge: YEAR_SECONDS, sameSite: 'Lax', secure: https } as const;
      setCookie(c, LANGUAGE_COOKIE, asked, lasting);
    }
    c.header('Cache-Control', 'private, no-cache');
    for (const [name, value] of Object.entries(page.headers)) c.header(name, value);
    if (page.kind === 'redirect') {
      // Who asked for a language by the address, and keeps no cookies, still means it where the page is.
      return c.redirect(isLanguage(asked) ? inLanguage(page.location, asked) : page.location, page.status);
    }
    const stored = page.headers['cache-control'] !== 'no-store';
    if (page.status === 200 && stored && isUnchanged(c, etagOf(lastingPart(page.html, c.get('nonce'))))) {
      // The kept page runs under the policy that it came with: a new one would name a nonce that its scripts do not carry.
      c.header('Content-Security-Policy', undefined);
      return c.body(null, 304);
    }
    return c.html(page.html, page.status);
  };

  async function render(
    request: PageRequest,
    requestId: string,
  ): Promise<PageResponse | 'no build' | 'failed'> {
    try {
      const renderPage = await build.renderer();
      return renderPage ? await renderPage(request) : 'no build';
    } catch (error) {
      log.error({ requestId, err: error }, 'a page could not be rendered');
      return 'failed';
    }
  }
}

/** The page without what is new in every answer and says nothing: the nonce, and the moments at which its data was read. */
function lastingPart(html: string, nonce: string): string {
  return html.replaceAll(nonce, '').replace(/"(?:dehydratedAt|dataUpdatedAt|errorUpdatedAt)":\d+/g, '');
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
