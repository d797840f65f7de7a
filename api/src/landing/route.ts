import { createRoute, z } from '@hono/zod-openapi';
import { landingSchema } from '@directory/domain/landing';
import type { Context } from '../context.ts';
import { ApiError } from '../errors.ts';
import { answerCacheable } from '../http/cacheable.ts';
import type { App } from '../http/environment.ts';
import { errorResponse } from '../http/error-answers.ts';

const slug = z.string().max(100);

const route = createRoute({
  method: 'get',
  path: '/api/landing',
  tags: ['Places'],
  summary: 'What the page of a province, of a city, or of a service in a city shows',
  request: {
    query: z
      .object({ province: slug, city: slug.optional(), service: slug.optional() })
      .refine(({ city, service }) => city !== undefined || service === undefined, {
        path: ['service'],
        message: 'A service needs a city',
      }),
  },
  responses: {
    200: { description: 'Counts and cards.', content: { 'application/json': { schema: landingSchema } } },
    304: { description: 'Unchanged since the ETag that was sent.' },
    400: errorResponse('A parameter is not valid.'),
    404: errorResponse('No psychologist is active there.'),
    503: errorResponse('Search does not answer now.'),
  },
});

/** GET /api/landing */
export function registerLanding(app: App, { directory }: Pick<Context, 'directory'>): void {
  app.openapi(route, async (c) => {
    const landing = await directory.landing(c.req.valid('query'));
    if (!landing) throw new ApiError(404, 'place_not_found', 'No psychologist is listed there.');
    return answerCacheable(c, landing, 0);
  });
}
