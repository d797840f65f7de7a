import { createMiddleware } from 'hono/factory';
import type { Environment } from '../../http/environment.ts';
import type { MadeUpPeople } from './watch.ts';

/**
 * Tells search engines with every answer to list none of it, as long as made-up people may be in it: also while nobody knows. The API is
 * not theirs anyway.
 */
export function keepUnlisted(madeUpPeople: Pick<MadeUpPeople, 'present' | 'asked'>) {
  return createMiddleware<Environment>(async (c, next) => {
    if (!c.req.path.startsWith('/api/')) {
      await madeUpPeople.asked;
      if (madeUpPeople.present() !== false) c.header('X-Robots-Tag', 'noindex');
    }
    return next();
  });
}
