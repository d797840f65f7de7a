import { createRoute } from '@hono/zod-openapi';
import type { Context } from '../../context.ts';
import type { App } from '../../http/environment.ts';
import { errorResponse } from '../../http/error-answers.ts';
import { multiSearchSchema } from '../../search/query.ts';

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
  app.openapi(route, async (c) => {
    const answer = await gateway.multiSearch(c.req.valid('json').queries);
    return c.body(answer as Uint8Array<ArrayBuffer>, 200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
    });
  });
}
