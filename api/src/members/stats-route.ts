import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from '../context.ts';
import { selectMemberStats } from './select-stats.ts';
import type { App } from '../http/environment.ts';
import { errorResponse } from '../http/error-answers.ts';
import { noProfile, signedInMember } from './member-session.ts';

const counts = z.object({ last30Days: z.number().int(), total: z.number().int() });

const statsSchema = z
  .object({
    views: counts,
    contactRequests: counts,
    reviews: z.literal(0).describe('The directory collects no reviews.'),
    days: z
      .array(z.object({ date: z.iso.date(), views: z.number().int(), contactRequests: z.number().int() }))
      .describe('The last 30 days, today included, oldest first.'),
  })
  .openapi('MemberStats');

const route = createRoute({
  method: 'get',
  path: '/api/members/me/stats',
  tags: ['Members'],
  summary: 'How often the member’s profile was viewed and written to',
  responses: {
    200: { description: 'The counts.', content: { 'application/json': { schema: statsSchema } } },
    401: errorResponse('Nobody is signed in.'),
    404: errorResponse('The member has no profile yet.'),
    503: errorResponse('Accounts cannot be reached now.'),
  },
});

/** GET /api/members/me/stats */
export function registerMemberStats(
  app: App,
  { config, sql, supabase }: Pick<Context, 'config' | 'sql' | 'supabase'>,
): void {
  app.openapi(route, async (c) => {
    const { id } = await signedInMember(c, supabase, config.supabase.publishableKey);
    const stats = await selectMemberStats(sql, id);
    if (!stats) throw noProfile();
    return c.json({ ...stats, reviews: 0 as const }, 200, { 'Cache-Control': 'no-store' });
  });
}
