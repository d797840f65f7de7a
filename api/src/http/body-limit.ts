import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { ApiError } from '../errors.ts';
import type { Environment } from './environment.ts';

/** Refuses bodies above `maxBytes` with 413: by their announced length, or by counting when none is announced. */
export function limitBody(maxBytes: number) {
  const refuse = (c: Context): never => {
    // The rest of the body is not read, so this connection cannot be used again.
    c.header('Connection', 'close');
    throw new ApiError(413, 'body_too_large', `The request is too large: ${maxBytes / 1024} kB at most.`);
  };
  const counted = bodyLimit({ maxSize: maxBytes, onError: refuse });
  return createMiddleware<Environment>(async (c, next) => {
    const announced = c.req.header('content-length');
    // Node's parser holds a body to its announced length, so nothing needs counting then.
    if (announced !== undefined && c.req.header('transfer-encoding') === undefined) {
      if (Number(announced) > maxBytes) refuse(c);
      return next();
    }
    return c.req.method === 'GET' || c.req.method === 'HEAD' ? next() : counted(c, next);
  });
}
