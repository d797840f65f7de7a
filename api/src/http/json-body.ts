import type { Context } from 'hono';
import { ApiError, invalidRequest } from '../errors.ts';
import type { Environment } from './environment.ts';

/** The request's body, which must say that it is JSON. @throws ApiError 415 when it does not, 400 when it is none */
export async function readJson(c: Context<Environment>): Promise<unknown> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new ApiError(415, 'unsupported_media_type', 'Send the request as application/json.');
  }
  const body = await c.req.text();
  try {
    return JSON.parse(body);
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw invalidRequest('The request body is not valid JSON.');
  }
}
