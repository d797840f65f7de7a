import { createMiddleware } from 'hono/factory';
import type { Environment } from '../http/environment.ts';
import type { IndexGeneration } from '../search/index-generation.ts';

/**
 * Takes the profiles for changed as soon as a member's edit is answered. The database says so itself, to every server; but who has just saved
 * something and looks at the page may be faster than its word.
 */
export function noteChanges(generation: Pick<IndexGeneration, 'profilesChanged'>) {
  return createMiddleware<Environment>(async (c, next) => {
    await next();
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') generation.profilesChanged();
  });
}
