import { compress } from 'hono/compress';
import { createMiddleware } from 'hono/factory';
import type { Environment } from './environment.ts';

/** Compresses text answers above 1 kB for those who accept it. */
export function compression() {
  const compressed = compress({ encoding: 'gzip' });
  return createMiddleware<Environment>(async (c, next) => {
    if (c.req.header('accept-encoding')?.includes('gzip')) return compressed(c, next);
    // `compress` looks at the finished answer's headers even when there is nothing to do, and the server then takes the
    // answer apart instead of writing it as it is.
    c.header('Vary', 'Accept-Encoding');
    return next();
  });
}
