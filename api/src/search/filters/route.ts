import { createRoute } from '@hono/zod-openapi';
import { directoryFiltersSchema } from '@directory/domain/directory';
import type { Context } from '../../context.ts';
import type { App } from '../../http/environment.ts';
import { errorResponse } from '../../http/error-answers.ts';
import { answerCacheable } from '../../http/cacheable.ts';

const route = createRoute({
  method: 'get',
  path: '/api/filters',
  tags: ['Search'],
  summary: 'Every value that a filter can take, with counts',
  responses: {
    200: { description: 'Filters.', content: { 'application/json': { schema: directoryFiltersSchema } } },
    304: { description: 'Unchanged since the ETag that was sent.' },
    503: errorResponse('Search does not answer now.'),
  },
});

/** GET /api/filters */
export function registerFilters(app: App, { directory }: Pick<Context, 'directory'>): void {
  app.openapi(route, async (c) => answerCacheable(c, await directory.filters(), 60));
}
