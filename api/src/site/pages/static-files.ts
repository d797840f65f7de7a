import { serveStatic } from '@hono/node-server/serve-static';
import { createMiddleware } from 'hono/factory';
import type { Environment } from '../../http/environment.ts';

/**
 * Serves the client build's files: those under /assets carry a hash in their name and never change, the others are asked
 * for again each day. Files that the build compressed (`.br`, `.gz`) are sent so. Anything else goes on to the pages.
 */
export function staticFiles(clientDir: string) {
  const serve = serveStatic<Environment>({
    root: clientDir,
    precompressed: true,
    onFound: (_path, c) => {
      const isHashed = c.req.path.startsWith('/assets/');
      c.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400');
    },
  });
  return createMiddleware<Environment>(async (c, next) => {
    const isFile = /\/[^/.][^/]*\.[a-z0-9]+$/i.test(c.req.path) && !c.req.path.includes('/.');
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    return isFile && isRead ? serve(c, next) : next();
  });
}
