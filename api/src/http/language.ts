import { isLanguage, LANGUAGE_COOKIE, LANGUAGES, type Language } from '@directory/domain/language';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Environment } from './environment.ts';

export interface LanguageSignals {
  /** The address's `lang` parameter. */
  query: string | undefined;
  /** The cookie that keeps an earlier choice. */
  cookie: string | undefined;
  /** The browser's Accept-Language header. */
  acceptLanguage: string | undefined;
}

/** The language of a page: the address's, else the visitor's earlier choice, else the browser's, else English. */
export function chooseLanguage({ query, cookie, acceptLanguage }: LanguageSignals): Language {
  if (isLanguage(query)) return query;
  if (isLanguage(cookie)) return cookie;
  return acceptedLanguage(acceptLanguage ?? '') ?? LANGUAGES[0];
}

/** {@link chooseLanguage}, of a request. */
export function visitorLanguage(c: Context<Environment>): Language {
  return chooseLanguage({
    query: c.req.query('lang'),
    cookie: getCookie(c, LANGUAGE_COOKIE),
    acceptLanguage: c.req.header('accept-language'),
  });
}

/** The first of our languages by the header's weights; `fr-CA;q=0.8` speaks for French. */
function acceptedLanguage(header: string): Language | undefined {
  const ranges = header.split(',', 20).map((range, index) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight), index };
  });
  return ranges
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ language }) => language)
    .find(isLanguage);
}
