import type { Context } from 'hono';
import { ApiError, invalidRequest } from '../errors.ts';
import type { Environment } from './environment.ts';

/** The request's body, which must say that it is JSON. @throws ApiError 415 when it does not, 400 when it is none */
export async function readJson(c: Context<Environment>): Promise<unknown> {
  requireJson(c);
  return parseJson(await c.req.text());
}

/** @throws ApiError 415 when the request does not say that its body is JSON */
export function requireJson(c: Context<Environment>): void {
  const type = c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'application/json') return;
  throw new ApiError(415, 'unsupported_media_type', 'Send the request as application/json.');
}

/** @throws ApiError 400 when the text is no JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidRequest('The request body is not valid JSON.');
  }
}
