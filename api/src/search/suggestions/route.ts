import { createRoute, z } from '@hono/zod-openapi';
import { suggestionsSchema } from '@directory/domain/directory';
import { LANGUAGES } from '@directory/domain/language';
import { SEARCH_LIMITS } from '@directory/search-config/limits';
import type { Context } from '../../context.ts';
import type { App } from '../../http/environment.ts';
import { errorResponse } from '../../http/error-answers.ts';

const route = createRoute({
  method: 'get',
  path: '/api/suggestions',
  tags: ['Search'],
  summary: 'Names, therapies and locations for what is being typed, five of each at most',
  request: {
    query: z.object({
      q: z.string().max(SEARCH_LIMITS.queryLength),
      language: z.enum(LANGUAGES).default('en'),
    }),
  },
  responses: {
    200: { description: 'Suggestions.', content: { 'application/json': { schema: suggestionsSchema } } },
    400: errorResponse('The request is not valid.'),
    429: errorResponse('Too many requests from this address.'),
    503: errorResponse('Search does not answer now.'),
  },
});

/** GET /api/suggestions */
export function registerSuggestions(app: App, { directory }: Pick<Context, 'directory'>): void {
  app.openapi(route, async (c) => {
    const { q, language } = c.req.valid('query');
    return c.json(await directory.suggestions(q, language), 200, { 'Cache-Control': 'no-store' });
  });
}
