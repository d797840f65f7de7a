import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from '../context.ts';
import { checkHealth } from './health.ts';
import type { App } from '../http/environment.ts';

const checkSchema = z.looseObject({
  status: z.enum(['ok', 'failed']),
  ms: z.number(),
  message: z.string().optional(),
});
const healthSchema = z.object({
  status: z.enum(['ok', 'failed']),
  checks: z.object({
    postgres: checkSchema,
    meilisearch: checkSchema,
    redis: checkSchema,
    index: checkSchema,
  }),
});
const content = { 'application/json': { schema: healthSchema } };

const route = createRoute({
  method: 'get',
  path: '/api/health',
  tags: ['Site'],
  summary: 'Whether the site and the parts it needs are well',
  responses: {
    200: { description: 'All is well.', content },
    503: { description: 'A part does not answer; `checks` says which.', content },
  },
});

/** GET /api/health */
export function registerHealth(app: App, context: Pick<Context, 'sql' | 'engine' | 'redis'>): void {
  app.openapi(route, async (c) => {
    const report = await checkHealth(context);
    return c.json(report, report.status === 'ok' ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
}
