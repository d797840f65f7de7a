import { isLanguage, LANGUAGE_COOKIE, LANGUAGES, type Language } from '@directory/domain/language';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Environment } from './environment.ts';

/** The language of the page that a form stands on, for a payload that does not say. */
export function pageLanguage(c: Context<Environment>): Language {
  const chosen = getCookie(c, LANGUAGE_COOKIE);
  return isLanguage(chosen) ? chosen : LANGUAGES[0];
}
