import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context as HonoContext } from 'hono';
import { addressKey, clientAddress } from '../http/client-address.ts';
import type { Environment } from '../http/environment.ts';
import type { SupabaseAnswer } from './supabase-http.ts';

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
export function passedHeaders(c: HonoContext<Environment>, key: string): Record<string, string> {
  const headers: Record<string, string> = { apikey: key };
  for (const name of REQUEST_HEADERS) {
    const value = c.req.header(name);
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}

/** Supabase's answer, for this caller alone: nothing keeps it. */
export function passAnswer(c: HonoContext<Environment>, { status, headers, body }: SupabaseAnswer): Response {
  for (const name of ANSWER_HEADERS) {
    const value = headers[name];
    if (typeof value === 'string') c.header(name, value);
  }
  c.header('Cache-Control', 'no-store');
  const empty = status === 204 || status === 304 || body.length === 0;
  return c.newResponse(empty ? null : new Uint8Array(body), status as 200);
}

/** The caller's network address, as limits count it. */
export function callerKey(c: HonoContext<Environment>, trustedProxies: number): string {
  return addressKey(callerAddress(c, trustedProxies));
}

/** The caller's network address itself, for Supabase's own limits. */
export function callerAddress(c: HonoContext<Environment>, trustedProxies: number): string {
  return clientAddress(getConnInfo(c).remote.address, c.req.header('x-forwarded-for'), trustedProxies);
}
