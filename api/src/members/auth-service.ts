import type { Context as HonoContext } from 'hono';
import type { Context } from '../context.ts';
import { invalidRequest } from '../errors.ts';
import { requireJson } from '../http/body.ts';
import { callerAddress } from '../http/client-address.ts';
import type { Environment } from '../http/environment.ts';
import { isBearerToken } from './member-session.ts';
import type { SupabaseAnswer } from './supabase-http.ts';

/** Where the browser's supabase-js finds Auth: `createClient(origin + '/api/supabase', …)`. */
export const AUTH_PATH = '/api/supabase/auth/v1';

export interface AuthCall {
  method: 'GET' | 'POST' | 'PUT';
  /** Below Auth's address, with its query. */
  path: string;
  body?: unknown;
  /** Whose session it is about; the caller's own unless said otherwise. */
  accessToken?: string;
  /** With the secret key, to whose holder Auth believes the caller's address. */
  trusted?: boolean;
}

/** Asks Auth on behalf of a caller, whose address it counts by. */
export type AskAuth = (c: HonoContext<Environment>, call: AuthCall) => Promise<SupabaseAnswer>;

export function createAskAuth({ config, supabase }: Pick<Context, 'config' | 'supabase'>): AskAuth {
  const { publishableKey, secretKey } = config.supabase;
  return (c, { method, path, body, accessToken, trusted = false }) =>
    supabase.send({
      method,
      path: `/auth/v1/${path}`,
      headers: {
        ...passedHeaders(c, trusted ? secretKey : publishableKey),
        'sb-forwarded-for': callerAddress(c, config.trustedProxies),
        ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
}

/** @throws ApiError 415 or 400 when the body is no JSON object */
export async function readObject(c: HonoContext<Environment>): Promise<Record<string, unknown>> {
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

/** What supabase-js says of a request, and nothing else: no cookie, no address, no browser. */
const REQUEST_HEADERS = [
  'accept',
  'authorization',
  'content-type',
  'x-client-info',
  'x-supabase-api-version',
] as const;

const ANSWER_HEADERS = [
  'content-type',
  'retry-after',
  'www-authenticate',
  'x-sb-error-code',
  'x-supabase-api-version',
] as const;

/** The headers of a request that go on to Auth, with the key that it asks for. */
function passedHeaders(c: HonoContext<Environment>, key: string): Record<string, string> {
  const headers: Record<string, string> = { apikey: key };
  for (const name of REQUEST_HEADERS) {
    const value = c.req.header(name);
    // Where nobody is signed in, supabase-js says its key instead of a token, which is none here.
    if (value === undefined || (name === 'authorization' && !isBearerToken(value))) continue;
    headers[name] = value;
  }
  return headers;
}

/** Auth's answer, for this caller alone: nothing keeps it. */
export function passAnswer(c: HonoContext<Environment>, { status, headers, body }: SupabaseAnswer): Response {
  for (const name of ANSWER_HEADERS) {
    const value = headers[name];
    if (typeof value === 'string') c.header(name, value);
  }
  c.header('Cache-Control', 'no-store');
  const empty = status === 204 || status === 304 || body.length === 0;
  return c.newResponse(empty ? null : new Uint8Array(body), status as 200);
}
