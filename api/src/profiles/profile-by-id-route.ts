import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from '../context.ts';
import type { App } from '../http/environment.ts';
import { answerCacheable } from '../http/cacheable.ts';
import { errorResponse } from '../http/error-answers.ts';
import { profileLookupSchema, profileNotFound } from './profile-lookup.ts';

const route = createRoute({
  method: 'get',
  path: '/api/profiles/{id}',
  tags: ['Profiles'],
  summary: 'A profile by id, or the address by name where it lives',
  request: { params: z.object({ id: z.string().max(100) }) },
  responses: {
    200: {
      description: '`profile`, or `movedTo` when the profile has an address by name.',
      content: { 'application/json': { schema: profileLookupSchema } },
    },
    404: errorResponse('There is no such profile.'),
  },
});

/** GET /api/profiles/{id} */
export function registerProfileById(app: App, { directory }: Pick<Context, 'directory'>): void {
  app.openapi(route, async (c) => {
    const lookup = await directory.profileById(c.req.valid('param').id);
    if (!lookup) throw profileNotFound();
    return answerCacheable(c, lookup, 0);
  });
}
