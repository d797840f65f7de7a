import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import type { App } from '../http/environment.ts';
import { parseJson, requireJson } from '../http/json-body.ts';
import { boundedMultiSearch } from './contracts.ts';
import { readMultiSearch, type PublicSearch } from './query.ts';

export function registerMultiSearch(app: App, { gateway }: Pick<Context, 'gateway'>): void {
  // People type the same words: a body seen before need not be read, checked and rebuilt again.
  const known = new LRUCache<string, readonly PublicSearch[]>({
    max: 5000,
    maxEntrySize: 8192,
    maxSize: 8 * 1024 * 1024,
  });

  app.post(boundedMultiSearch.path, async (c) => {
    requireJson(c);
    const body = await c.req.text();
    const searches = known.get(body) ?? readMultiSearch(parseJson(body));
    known.set(body, searches, { size: body.length + 1 });
    const answer = await gateway.multiSearch(searches);
    return c.body(answer as Uint8Array<ArrayBuffer>, 200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
    });
  });
}
