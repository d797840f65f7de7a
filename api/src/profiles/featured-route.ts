import { createRoute, z } from '@hono/zod-openapi';
import { profileCardSchema } from '@directory/domain/directory';
import type { Context } from '../context.ts';
import type { App } from '../http/environment.ts';
import { answerCacheable } from '../http/cacheable.ts';
import { errorResponse } from '../http/error-answers.ts';

const route = createRoute({
  method: 'get',
  path: '/api/featured',
  tags: ['Profiles'],
  summary: 'Psychologists for the home page: premium ones with a photo first',
  request: { query: z.object({ limit: z.coerce.number().int().min(1).max(20).default(3) }) },
  responses: {
    200: {
      description: 'Cards; they change once a day.',
      content: { 'application/json': { schema: z.array(profileCardSchema) } },
    },
    304: { description: 'Unchanged since the ETag that was sent.' },
    400: errorResponse('The limit is not valid.'),
  },
});

/** GET /api/featured */
export function registerFeatured(app: App, { directory }: Pick<Context, 'directory'>): void {
  app.openapi(route, async (c) =>
    answerCacheable(c, await directory.featured(c.req.valid('query').limit), 0),
  );
}
