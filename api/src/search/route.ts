import { createRoute } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import type { App } from '../http/environment.ts';
import { errorResponse } from '../http/error-answers.ts';
import { multiSearchSchema, readMultiSearch, type PublicSearch } from './query.ts';

const route = createRoute({
  method: 'post',
  path: '/api/search/multi-search',
  tags: ['Search'],
  summary: 'Search the directory, in Meilisearch’s shapes',
  description:
    'For the public index only and within bounds. Filters take `field = "value"`, `field IN [...]` and ranges of `lat` and ' +
    '`lng`, joined by AND and OR. Fields that are not public are left out of what is asked.',
  request: { body: { required: true, content: { 'application/json': { schema: multiSearchSchema } } } },
  responses: {
    200: { description: '`{ results: [...] }`, one result for each query.' },
    400: errorResponse('The request is not valid; the message says which key.'),
    413: errorResponse('The body is too large.'),
    415: errorResponse('The body is not JSON.'),
    429: errorResponse('Too many requests from this address.'),
    503: errorResponse('Search does not answer now; Retry-After says when to try again.'),
  },
});

/** POST /api/search/multi-search */
export function registerMultiSearch(app: App, { gateway }: Pick<Context, 'gateway'>): void {
  app.openAPIRegistry.registerPath(route);
  // People type the same words: a body seen before need not be read, checked and rebuilt again.
  const known = new LRUCache<string, readonly PublicSearch[]>({
    max: 5000,
    maxEntrySize: 8192,
    maxSize: 8 * 1024 * 1024,
  });

  app.post(route.path, async (c) => {
    if (!isJson(c.req.header('content-type'))) throw new HTTPException(415);
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

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new HTTPException(400, { cause });
  }
}
