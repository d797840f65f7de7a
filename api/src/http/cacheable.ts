import { createHash } from 'node:crypto';
import type { Context, TypedResponse } from 'hono';
import type { Environment } from './environment.ts';

/**
 * A JSON answer that browsers and caches in front may keep for some seconds, then ask again for with its ETag: 304 while
 * it is the same. With 0 seconds they ask every time: nobody is shown what has been changed since.
 */
export function answerCacheable<T>(
  c: Context<Environment>,
  value: T,
  seconds: number,
): Response & TypedResponse<T, 200, 'json'> {
  const json = JSON.stringify(value);
  const etag = `W/"${createHash('sha1').update(json).digest('base64url')}"`;
  c.header('Cache-Control', seconds === 0 ? 'public, no-cache' : `public, max-age=${seconds}`);
  c.header('ETag', etag);
  const known = c.req
    .header('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim());
  const answer = known?.includes(etag)
    ? c.body(null, 304)
    : c.body(json, 200, { 'Content-Type': 'application/json' });
  return answer as unknown as Response & TypedResponse<T, 200, 'json'>;
}
