import { createRoute, z } from '@hono/zod-openapi';
import { articleSummarySchema } from '@directory/domain/article';
import { LANGUAGES } from '@directory/domain/language';
import type { Context } from '../context.ts';
import { answerCacheable } from '../http/cacheable.ts';
import type { App } from '../http/environment.ts';
import { errorResponse } from '../http/error-answers.ts';

const route = createRoute({
  method: 'get',
  path: '/api/articles',
  tags: ['Guides'],
  summary: 'Every guide in a language, newest first',
  request: { query: z.object({ language: z.enum(LANGUAGES).default('en') }) },
  responses: {
    200: {
      description: 'The guides without their text.',
      content: { 'application/json': { schema: z.array(articleSummarySchema) } },
    },
    400: errorResponse('There is no such language.'),
  },
});

/** GET /api/articles */
export function registerArticleList(app: App, { directory }: Pick<Context, 'directory'>): void {
  app.openapi(route, async (c) =>
    answerCacheable(c, await directory.articles(c.req.valid('query').language), 300),
  );
}
