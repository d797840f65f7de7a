import { BROWSER_KEY } from '@directory/domain/browser-key';
import type { Context as HonoContext } from 'hono';
import type { Context } from '../context.ts';
import { invalidRequest } from '../errors.ts';
import { limitBody, requireJson } from '../http/body.ts';
import type { App, Environment } from '../http/environment.ts';
import { refuseForeign } from '../http/refuse-foreign.ts';
import { callerAddress, callerKey } from '../http/client-address.ts';
import type { SupabaseAnswer } from './supabase-http.ts';

/** Where the browser's supabase-js finds Auth: `createClient(origin + '/api/supabase', …)`. */
const AUTH_PATH = '/api/supabase/auth/v1';

/** The API version in which an error's `code` is where ours is; supabase-js reads it from this header. */
const API_VERSION = '2024-01-01';

/**
 * Supabase Auth on the site's own address, as far as members need it, with limits that the embedded service lacks: signing
 * in and staying signed in, the password, signing out, and the links of mails. Signing up, one-time codes and asking for a
 * mail are not here; the latter is POST /api/auth/password-reset.
 */
export function registerSupabaseAuth(
  app: App,
  { config, supabase, memberLimits }: Pick<Context, 'config' | 'supabase' | 'memberLimits'>,
): void {
  const { publishableKey, secretKey } = config.supabase;
  app.use(`${AUTH_PATH}/*`, refuseForeign(config.publicUrl), limitBody(16 * 1024), async (c, next) => {
    c.header('X-Supabase-Api-Version', API_VERSION);
    await next();
  });

  /** Asks Auth on behalf of the caller, whose address it counts by when it believes the secret key's holder. */
  const ask = async (c: HonoContext<Environment>, path: string, body: unknown, key = publishableKey) => {
    const url = new URL(c.req.url);
    return supabase.send({
      method: c.req.method,
      path: `/auth/v1/${path}${url.search}`,
      headers: {
        ...passedHeaders(c, key),
        'sb-forwarded-for': callerAddress(c, config.trustedProxies),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  };

  app.post(`${AUTH_PATH}/token`, async (c) => {
    const body = await readObject(c);
    const address = callerKey(c, config.trustedProxies);
    if (c.req.query('grant_type') === 'refresh_token') {
      await memberLimits.countRefresh(address);
      return passAnswer(c, await ask(c, 'token', body, secretKey));
    }
    const { email, password } = body;
    if (c.req.query('grant_type') !== 'password' || typeof email !== 'string' || typeof password !== 'string')
      throw invalidRequest('Sign in with an email and a password.');
    const takeBack = await memberLimits.countSignIn(address, email);
    const answer = await ask(c, 'token', { email, password }, secretKey);
    // Neither a right password nor a service that is away is a guess.
    if (answer.status < 400 || answer.status >= 500) await takeBack();
    return passAnswer(c, answer);
  });

  app.post(`${AUTH_PATH}/verify`, async (c) => {
    const { token_hash: tokenHash, type } = await readObject(c);
    // A code of a few digits can be guessed; only the links of our mails are taken.
    if (typeof tokenHash !== 'string' || typeof type !== 'string')
      throw invalidRequest('Use the link of the email.');
    await memberLimits.countToken(callerKey(c, config.trustedProxies));
    return passAnswer(c, await ask(c, 'verify', { token_hash: tokenHash, type }, secretKey));
  });

  app.get(`${AUTH_PATH}/user`, async (c) => passAnswer(c, await ask(c, 'user', undefined)));

  app.put(`${AUTH_PATH}/user`, async (c) => {
    const { password, ...other } = await readObject(c);
    const given = Object.keys(other).filter((key) => !HARMLESS.has(key));
    if (typeof password !== 'string' || given.length > 0)
      throw invalidRequest('Only the password can be changed here.');
    return passAnswer(c, await ask(c, 'user', { password }));
  });

  app.post(`${AUTH_PATH}/logout`, async (c) => passAnswer(c, await ask(c, 'logout', {})));
}

/** What supabase-js adds to a change of password. */
const HARMLESS = new Set(['code_challenge', 'code_challenge_method', 'gotrue_meta_security']);

async function readObject(c: HonoContext<Environment>): Promise<Record<string, unknown>> {
  requireJson(c);
  try {
    const value: unknown = JSON.parse(await c.req.text());
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
  }
  throw invalidRequest('The request body is not a JSON object.');
}

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
    // Where nobody is signed in, supabase-js says its key instead of a token.
    if (value !== undefined && value !== `Bearer ${BROWSER_KEY}`) headers[name] = value;
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
