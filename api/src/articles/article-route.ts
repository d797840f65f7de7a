import { createRoute, z } from '@hono/zod-openapi';
import { articlePageSchema } from '@directory/domain/article';
import { LANGUAGES } from '@directory/domain/language';
import type { Context } from '../context.ts';
import { ApiError } from '../errors.ts';
import { answerCacheable } from '../http/cacheable.ts';
import type { App } from '../http/environment.ts';
import { errorResponse } from '../http/error-answers.ts';

const route = createRoute({
  method: 'get',
  path: '/api/articles/{slug}',
  tags: ['Guides'],
  summary: 'A guide in a language, and others to read next',
  request: {
    params: z.object({ slug: z.string().max(200) }),
    query: z.object({ language: z.enum(LANGUAGES).default('en') }),
  },
  responses: {
    200: {
      description: 'The guide. Its HTML holds no script and no style.',
      content: { 'application/json': { schema: articlePageSchema } },
    },
    400: errorResponse('There is no such language.'),
    404: errorResponse('There is no such guide.'),
  },
});

/** GET /api/articles/{slug} */
export function registerArticle(app: App, { directory }: Pick<Context, 'directory'>): void {
  app.openapi(route, async (c) => {
    const page = await directory.article(c.req.valid('param').slug, c.req.valid('query').language);
    if (!page)
      throw new ApiError(404, 'article_not_found', "The blog post you're looking for doesn't exist.");
    return answerCacheable(c, page, 300);
  });
}
