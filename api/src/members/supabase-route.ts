import type { Context as HonoContext } from 'hono';
import type { Context } from '../context.ts';
import type { App, Environment } from '../http/environment.ts';
import { refuseForeign } from '../http/refuse-foreign.ts';
import type { SupabaseAnswer } from './supabase-http.ts';

const REST_PATH = '/api/supabase/rest/v1';
/** A table, or a function of ours. */
const NAME = /^(?:rpc\/)?[a-z_]{1,63}$/;

/**
 * Supabase's REST interface on the site's own address, so that one supabase-js client has one address. It is passed on with
 * the public key and the member's own token: what they may do is decided by the database's grants and policies alone.
 */
export function registerSupabaseRest(
  app: App,
  { config, supabase }: Pick<Context, 'config' | 'supabase'>,
): void {
  app.use(`${REST_PATH}/*`, refuseForeign(config.publicUrl));
  app.on(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'], `${REST_PATH}/:name{.+}`, async (c, next) => {
    const name = c.req.param('name');
    if (!NAME.test(name)) return next();
    const method = c.req.method as 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE';
    const body = method === 'GET' || method === 'HEAD' ? undefined : Buffer.from(await c.req.arrayBuffer());
    const answer = await supabase.send({
      method,
      path: `/rest/v1/${name}${new URL(c.req.url).search}`,
      headers: passedHeaders(c, config.supabase.publishableKey),
      body,
    });
    return passAnswer(c, answer);
  });
}

/** What supabase-js says of a request, and nothing else: no cookie, no address, no browser. */
const REQUEST_HEADERS = [
  'accept',
  'accept-profile',
  'authorization',
  'content-profile',
  'content-type',
  'prefer',
  'range',
  'range-unit',
  'x-client-info',
  'x-supabase-api-version',
] as const;

const ANSWER_HEADERS = [
  'content-range',
  'content-type',
  'location',
  'preference-applied',
  'retry-after',
  'www-authenticate',
  'x-sb-error-code',
  'x-supabase-api-version',
] as const;

/** The headers of a request that go on to Supabase, with the key that it asks for. */
function passedHeaders(c: HonoContext<Environment>, key: string): Record<string, string> {
  const headers: Record<string, string> = { apikey: key };
  for (const name of REQUEST_HEADERS) {
    const value = c.req.header(name);
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}

/** Supabase's answer, for this caller alone: nothing keeps it. */
function passAnswer(c: HonoContext<Environment>, { status, headers, body }: SupabaseAnswer): Response {
  for (const name of ANSWER_HEADERS) {
    const value = headers[name];
    if (typeof value === 'string') c.header(name, value);
  }
  c.header('Cache-Control', 'no-store');
  const empty = status === 204 || status === 304 || body.length === 0;
  return c.newResponse(empty ? null : new Uint8Array(body), status as 200);
}
