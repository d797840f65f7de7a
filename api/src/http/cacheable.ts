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
  const answer = answerCacheableText(c, json, { contentType: 'application/json', seconds });
  return answer as unknown as Response & TypedResponse<T, 200, 'json'>;
}

/** The same for a text of another kind. */
export function answerCacheableText(
  c: Context<Environment>,
  text: string,
  { contentType, seconds }: { contentType: string; seconds: number },
): Response {
  c.header('Cache-Control', seconds === 0 ? 'public, no-cache' : `public, max-age=${seconds}`);
  if (isUnchanged(c, etagOf(text))) return c.body(null, 304);
  return c.body(text, 200, { 'Content-Type': contentType });
}

/** A weak ETag of a content: compression changes the bytes, not what they say. */
export function etagOf(content: string): string {
  return `W/"${createHash('sha1').update(content).digest('base64url')}"`;
}

/** Names the answer's ETag, and tells whether the caller has that very content already. */
export function isUnchanged(c: Context<Environment>, etag: string): boolean {
  c.header('ETag', etag);
  return isKnown(c, etag);
}

/** Whether the caller has the content of this ETag. */
export function isKnown(c: Context<Environment>, etag: string): boolean {
  const known = c.req.header('if-none-match')?.split(',');
  return known?.some((tag) => tag.trim() === etag) ?? false;
}
