import { createRoute } from '@hono/zod-openapi';
import { premiumListingSchema } from '@directory/domain/landing';
import type { Context } from '../context.ts';
import { answerCacheable } from '../http/cacheable.ts';
import type { App } from '../http/environment.ts';
import { errorResponse } from '../http/error-answers.ts';

const route = createRoute({
  method: 'get',
  path: '/api/premium',
  tags: ['Profiles'],
  summary: 'The newest premium profiles, and the directory in numbers',
  responses: {
    200: {
      description: 'Cards and counts.',
      content: { 'application/json': { schema: premiumListingSchema } },
    },
    304: { description: 'Unchanged since the ETag that was sent.' },
    503: errorResponse('Search does not answer now.'),
  },
});

/** GET /api/premium */
export function registerPremium(app: App, { directory }: Pick<Context, 'directory'>): void {
  app.openapi(route, async (c) => answerCacheable(c, await directory.premium(), 0));
}
