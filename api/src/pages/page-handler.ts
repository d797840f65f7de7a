import type { Directory } from '@directory/domain/directory';
import { isLanguage, type Language, LANGUAGE_COOKIE } from '@directory/domain/language';
import type { PageResponse } from '@directory/domain/page';
import { inLanguage } from '@directory/domain/paths';
import type { Handler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Logger } from 'pino';
import { etagOf, isUnchanged } from '../http/cacheable.ts';
import type { Environment } from '../http/environment.ts';
import { chooseLanguage } from './language.ts';
import type { WebBuild } from './web-build.ts';

interface PageParts {
  build: WebBuild;
  directory: Directory;
  log: Logger;
  /** True when visitors reach the site over https; cookies are then kept to it. */
  https: boolean;
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Answers a page's address with the page that the web's renderer makes of it. */
export function pageHandler({ build, directory, log, https }: PageParts): Handler<Environment> {
  return async (c) => {
    const { pathname, search } = new URL(c.req.url);
    // The page that was asked for may be one that nobody shall learn of.
    const plain = (status: PlainPageStatus, headers: Record<string, string> = {}) =>
      c.html(plainPage(status), status, {
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
        ...headers,
      });
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return plain(405, { Allow: 'GET, HEAD' });
    if (!isDecodable(pathname)) return plain(400);

    const asked = c.req.query('lang');
    const language = chooseLanguage({
      query: asked,
      cookie: getCookie(c, LANGUAGE_COOKIE),
      acceptLanguage: c.req.header('accept-language'),
    });
    const page = await render(pathname + search, language, c.get('nonce'), c.get('requestId'));
    if (page === 'no build') return plain(503, { 'Retry-After': '5' });
    if (page === 'failed') return plain(500);
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
    c.header('Content-Language', language);
    return c.html(page.html, page.status);
  };

  async function render(
    url: string,
    language: Language,
    nonce: string,
    requestId: string,
  ): Promise<PageResponse | 'no build' | 'failed'> {
    try {
      const renderPage = await build.renderer();
      return renderPage ? await renderPage({ url, language, nonce, directory }) : 'no build';
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

/** The pages that the server writes itself, when the site's own cannot be made. Both languages: either may be wanted. */
const PLAIN_PAGES = {
  400: {
    en: ['This address is not written correctly', 'Please check it, or start from the home page.'],
    fr: ['Cette adresse est mal écrite', 'Vérifiez-la, ou repartez de la page d’accueil.'],
  },
  405: {
    en: ['This page can only be read', 'Please go back and try again.'],
    fr: ['Cette page se consulte seulement', 'Revenez en arrière et réessayez.'],
  },
  500: {
    en: ['Something went wrong on our side', 'We are sorry. Please try again in a moment.'],
    fr: ['Un problème est survenu de notre côté', 'Nous en sommes désolés. Réessayez dans un instant.'],
  },
  503: {
    en: ['The site is starting', 'Please try again in a few seconds.'],
    fr: ['Le site démarre', 'Réessayez dans quelques secondes.'],
  },
} as const;

type PlainPageStatus = keyof typeof PLAIN_PAGES;

/** A small page that needs no build, no script and no style sheet. */
function plainPage(status: PlainPageStatus): string {
  const { en, fr } = PLAIN_PAGES[status];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${en[0]} / ${fr[0]}</title></head>
<body><main>
<section lang="en"><h1>${en[0]}</h1><p>${en[1]}</p></section>
<section lang="fr"><h1>${fr[0]}</h1><p>${fr[1]}</p></section>
<p><a href="/" lang="en">Home page</a> · <a href="/?lang=fr" lang="fr" hreflang="fr">Page d’accueil</a></p>
</main></body></html>
`;
}
