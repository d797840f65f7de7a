import type { Context as HonoContext } from 'hono';
import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import type postgres from 'postgres';
import type { Config } from '../../config.ts';
import { invalidRequest } from '../../errors.ts';
import { readJson } from '../../http/body.ts';
import { callerAddress } from '../../http/client-address.ts';
import type { Environment } from '../../http/environment.ts';
import type { MemberLimits } from './limits.ts';
import { isBearerToken } from './member-session.ts';
import type { SupabaseAnswer, SupabaseHttp } from './supabase-http.ts';

/** Where the browser's supabase-js finds Auth: `createClient(origin + '/api/supabase', …)`. */
export const AUTH_PATH = '/api/supabase/auth/v1';

export interface AuthCall {
  method: 'GET' | 'POST' | 'PUT';
  /** Below Auth's address, with its query. */
  path: string;
  body?: unknown;
  /** Whose session it is about; the caller's own unless said otherwise. */
  accessToken?: string;
  /** By the keyholder: whoever shows the secret key is believed what the caller's address is. */
  trusted?: boolean;
}

/** Who signs in is told within three seconds that it cannot be done now; a password takes Auth a tenth of one. */
const TIMEOUT_MS = 2500;

/** What the doors of accounts need. */
export interface MemberContext {
  config: Config;
  log: Logger;
  sql: postgres.Sql;
  supabase: SupabaseHttp;
  /** With the secret key, as far as it lets. */
  keyholder: SupabaseHttp;
  memberLimits: MemberLimits;
}

/** Asks Auth on behalf of a caller, whose address it counts by. */
export type AskAuth = (c: HonoContext<Environment>, call: AuthCall) => Promise<SupabaseAnswer>;

export function createAskAuth({
  config,
  supabase,
  keyholder,
}: Pick<MemberContext, 'config' | 'supabase' | 'keyholder'>): AskAuth {
  return (c, { method, path, body, accessToken, trusted = false }) =>
    (trusted ? keyholder : supabase).send({
      method,
      path: `/auth/v1/${path}`,
      timeoutMs: TIMEOUT_MS,
      headers: {
        ...passedHeaders(c, trusted ? config.keyholder.token : config.supabase.publishableKey),
        'sb-forwarded-for': callerAddress(c, config.trustedProxies),
        ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body, hashLongPassword) }),
    });
}

/** bcrypt, with which Auth keeps passwords, refuses or ignores what comes after. */
const BCRYPT_BYTES = 72;

/**
 * Whatever of a body is a password, as Auth is given it: a longer one than bcrypt takes as a hash of all of it. Every password passes here,
 * when it is set and when it is tried. The hash is no known one (its label is ours), and has each kind of character that a project may ask for.
 */
function hashLongPassword(name: string, value: unknown): unknown {
  const isPassword = name === 'password' || name === 'current_password';
  if (!isPassword || typeof value !== 'string' || Buffer.byteLength(value) <= BCRYPT_BYTES) return value;
  return `aA1!${createHmac('sha384', 'directory long password').update(value).digest('base64')}`;
}

/** @throws ApiError 415 or 400 when the body is no JSON object */
export async function readObject(c: HonoContext<Environment>): Promise<Record<string, unknown>> {
  const value = await readJson(c);
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
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
