import type { HttpBindings } from '@hono/node-server';
import { createMiddleware } from 'hono/factory';
import { invalidRequest } from '../errors.ts';
import { holdsNul } from './body.ts';
import type { Environment } from './environment.ts';

/** Headers of which a request has one. Of two, a proxy in front may believe the one and this server the other. */
const SINGLE: ReadonlySet<string> = new Set(['authorization', 'content-type', 'host', 'origin']);

/** Refuses, with 400, requests that a proxy, this server and what stands behind it may understand differently. Node refuses two lengths itself. */
export function refuseAmbiguous() {
  return createMiddleware<Environment & { Bindings: HttpBindings }>(async (c, next) => {
    const { rawHeaders, url = '', headers, httpVersionMajor } = c.env.incoming;
    // 0.9: a line without headers, which may be the rest of another request.
    if (httpVersionMajor < 1) throw invalidRequest('The request names no version of HTTP.');
    // Of two such headers Node makes one with both. It reads chunks alone.
    const encoding = headers['transfer-encoding'];
    if (encoding !== undefined && encoding.toLowerCase() !== 'chunked') {
      throw invalidRequest('The request may be sent in chunks, and in no other encoding.');
    }
    if (url.includes('%00')) throw holdsNul();
    const repeated = findRepeated(rawHeaders);
    if (repeated) throw invalidRequest(`The request has two headers named ${repeated}.`);
    // Whoever takes us for a proxy names a whole address; it is ours only when it names our host.
    if (!url.startsWith('/') && new URL(c.req.url).host !== new URL(`http://${headers.host ?? ''}`).host) {
      throw invalidRequest('The request names another host than its Host header.');
    }
    await next();
  });
}

function findRepeated(rawHeaders: readonly string[]): string | null {
  const seen = new Set<string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? '';
    if (!SINGLE.has(name)) continue;
    if (seen.has(name)) return name;
    seen.add(name);
  }
  return null;
}
