import { createMiddleware } from 'hono/factory';
import { randomUUID } from 'node:crypto';
import type { Environment } from './environment.ts';

/**
 * Names each request, in its log lines and in its answer's X-Request-Id. A name that the visitor sends is not taken: it could
 * make one person's lines pass for another's.
 */
export function requestId() {
  return createMiddleware<Environment>(async (c, next) => {
    const id = randomUUID();
    c.set('requestId', id);
    c.header('X-Request-Id', id);
    await next();
  });
}
