import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from '../context.ts';
import { ApiError } from '../errors.ts';
import type { App } from '../http/environment.ts';
import { answerCacheable } from '../http/cacheable.ts';
import { errorResponse } from '../http/error-answers.ts';
import { profileLookupSchema, profileNotFound } from './profile-lookup.ts';

const part = z.string().max(200);

const route = createRoute({
  method: 'get',
  path: '/api/profiles/by-name/{province}/{city}/{slug}',
  tags: ['Profiles'],
  summary: 'A profile by the slugs of its province, city and name',
  request: { params: z.object({ province: part, city: part, slug: part }) },
  responses: {
    200: {
      description: '`profile`, or `movedTo` when its address is written otherwise.',
      content: { 'application/json': { schema: profileLookupSchema } },
    },
    400: errorResponse('The slug has no hyphen.'),
    404: errorResponse('There is no such profile.'),
  },
});

/** GET /api/profiles/by-name/{province}/{city}/{slug} */
export function registerProfileByName(app: App, { directory }: Pick<Context, 'directory'>): void {
  app.openapi(route, async (c) => {
    const { province, city, slug } = c.req.valid('param');
    if (!slug.includes('-')) throw new ApiError(400, 'invalid_slug', 'Invalid psychologist slug format');
    const lookup = await directory.profileByName(province, city, slug);
    if (!lookup) throw profileNotFound();
    return answerCacheable(c, lookup, 0);
  });
}
