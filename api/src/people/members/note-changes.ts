import { createMiddleware } from 'hono/factory';
import type { Environment } from '../../http/environment.ts';
import type { IndexGeneration } from '../../search/index-generation.ts';

/** The calls that a visit of a dashboard makes: each a POST that changes nothing. */
const READING_CALLS = ['/rpc/my_profile', '/rpc/my_sessions', '/rpc/my_openings', '/rpc/my_copy'];

export function isReadingCall(path: string): boolean {
  return READING_CALLS.some((call) => path.endsWith(call));
}

/**
 * Takes the profiles for changed as soon as a member's edit is answered. The database says so itself, to every server; but who has just saved
 * something and looks at the page may be faster than its word.
 */
export function noteChanges(generation: Pick<IndexGeneration, 'profilesChanged'>) {
  return createMiddleware<Environment>(async (c, next) => {
    await next();
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD' || isReadingCall(c.req.path);
    if (!isRead) generation.profilesChanged();
  });
}
