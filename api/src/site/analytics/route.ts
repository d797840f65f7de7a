import { STATISTICS_COOKIE } from '@directory/domain/site/analytics';
import { analytics } from '@directory/domain/contracts/analytics';
import type { Queue } from 'bullmq';
import type { Context as HonoContext } from 'hono';
import { getCookie } from 'hono/cookie';
import { isbot } from 'isbot';
import { randomUUID } from 'node:crypto';
import type { Config } from '../../config.ts';
import { toEvent } from './event.ts';
import { ApiError } from '../../errors.ts';
import { limitBody } from '../../http/body.ts';
import { serve } from '../../http/contract.ts';
import type { App, Environment } from '../../http/environment.ts';
import { callerKey } from '../../http/client-address.ts';
import { DAYS, longestWaitMs, redisLimit, type LimitStore } from '../../http/redis-limit.ts';
import { refuseForeign } from '../../http/refuse-foreign.ts';
import { enqueue } from '../../messages/jobs/queue.ts';
import { recordEventJob } from './record-job.ts';

/**
 * A visit is whatever name it gives itself, so that a program could be a thousand of them: so many from one network address may see one
 * profile, as from a family or a waiting room.
 */
const DAILY_VISITS_TO_A_PROFILE = 10;

/** Counts one event of a visitor who has agreed to it. */
export function registerAnalytics(
  app: App,
  { config, limitStore, analyticsQueue }: { config: Config; limitStore: LimitStore; analyticsQueue: Queue },
): void {
  const [name, points] = ['limit:analytics:profile', DAILY_VISITS_TO_A_PROFILE] as const;
  const perProfile = redisLimit(limitStore, { name, points, duration: DAYS });
  app.use(analytics.path, refuseForeign(config.publicUrl), limitBody(4 * 1024));
  serve(app, analytics, async (c, sent) => {
    c.header('Cache-Control', 'no-store');
    if (!counts(c)) return c.body(null, 204);
    const event = toEvent(sent, randomUUID(), new Date());
    if (event.profileId !== null) {
      const caller = callerKey(c, config.trustedProxies);
      const about = `${event.event} ${event.profileId}`;
      if ((await longestWaitMs([perProfile.consume(caller, about)])) > 0) return c.body(null, 204);
    }
    try {
      await enqueue(analyticsQueue, recordEventJob, [event]);
    } catch (cause) {
      throw new ApiError(503, 'analytics_unavailable', 'The event could not be counted.', { cause });
    }
    return c.json({}, 202);
  });
}

/**
 * Whether this request's sender may be counted: a person's browser, whose visitor has agreed and which asks for no privacy
 * signal to be heeded (Global Privacy Control, Do Not Track).
 */
function counts(c: HonoContext<Environment>): boolean {
  if (c.req.header('sec-gpc') === '1' || c.req.header('dnt') === '1') return false;
  if (getCookie(c, STATISTICS_COOKIE) !== 'yes') return false;
  const browser = c.req.header('user-agent');
  return browser !== undefined && browser !== '' && !isbot(browser);
}
