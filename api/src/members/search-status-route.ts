import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from '../context.ts';
import type { App } from '../http/environment.ts';
import { errorResponse } from '../http/error-answers.ts';
import { noProfile, signedInMember } from './member-session.ts';
import { awaitSearchStatus, readSearchStatus } from './search-status.ts';

/** Below what proxies wait for an answer. */
const MOST_WAIT_MS = 10_000;

const statusSchema = z
  .object({
    state: z
      .enum(['live', 'pending', 'hidden', 'failed'])
      .describe('live: searches show the profile as it is now; hidden: it is not active.'),
    revision: z.number().int().describe('The version of the profile that this is about.'),
  })
  .openapi('SearchStatus');

const route = createRoute({
  method: 'get',
  path: '/api/members/me/search-status',
  tags: ['Members'],
  summary: 'Whether searches show the member’s latest change',
  request: {
    query: z.object({
      since: z
        .string()
        .max(100)
        .optional()
        .describe(
          'With any value the answer waits, ten seconds at most, until the latest change is searchable.',
        ),
    }),
  },
  responses: {
    200: {
      description: 'Where the change is.',
      content: { 'application/json': { schema: statusSchema } },
    },
    401: errorResponse('Nobody is signed in.'),
    404: errorResponse('The member has no profile yet.'),
    503: errorResponse('Accounts cannot be reached now.'),
  },
});

/** GET /api/members/me/search-status */
export function registerSearchStatus(
  app: App,
  { config, sql, supabase, generation }: Pick<Context, 'config' | 'sql' | 'supabase' | 'generation'>,
): void {
  app.openapi(route, async (c) => {
    const { id } = await signedInMember(c, supabase, config.supabase.publishableKey);
    const waits = c.req.valid('query').since !== undefined;
    const until = AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(MOST_WAIT_MS)]);
    const status = await (waits ? awaitSearchStatus(sql, id, generation, until) : readSearchStatus(sql, id));
    if (!status) throw noProfile();
    return c.json(status, 200, { 'Cache-Control': 'no-store' });
  });
}
