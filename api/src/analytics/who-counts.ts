import { STATISTICS_COOKIE } from '@directory/domain/analytics';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { isbot } from 'isbot';
import type { Environment } from '../http/environment.ts';

/**
 * Whether this request's sender may be counted: a person's browser, whose visitor has agreed and which asks for no privacy
 * signal to be heeded (Global Privacy Control, Do Not Track).
 */
export function counts(c: Context<Environment>): boolean {
  if (c.req.header('sec-gpc') === '1' || c.req.header('dnt') === '1') return false;
  if (getCookie(c, STATISTICS_COOKIE) !== 'yes') return false;
  const browser = c.req.header('user-agent');
  return browser !== undefined && browser !== '' && !isbot(browser);
}
