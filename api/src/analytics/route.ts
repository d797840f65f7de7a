import { analytics } from '@directory/domain/contracts/analytics';
import { randomUUID } from 'node:crypto';
import type { Queue } from 'bullmq';
import { toEvent } from './event.ts';
import { counts } from './who-counts.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../errors.ts';
import { limitBody } from '../http/body-limit.ts';
import { serve } from '../http/contract.ts';
import type { App } from '../http/environment.ts';
import { refuseForeign } from '../http/refuse-foreign.ts';
import { enqueue } from '../jobs/queue.ts';
import { recordEventJob } from './record-job.ts';

/** Counts one event of a visitor who has agreed to it. */
export function registerAnalytics(
  app: App,
  { config, analyticsQueue }: Pick<Context, 'config'> & { analyticsQueue: Queue },
): void {
  app.use(analytics.path, refuseForeign(config.publicUrl), limitBody(4 * 1024));
  serve(app, analytics, async (c, sent) => {
    c.header('Cache-Control', 'no-store');
    if (!counts(c)) return c.body(null, 204);
    try {
      await enqueue(analyticsQueue, recordEventJob, [toEvent(sent, randomUUID(), new Date())]);
    } catch (cause) {
      throw new ApiError(503, 'analytics_unavailable', 'The event could not be counted.', { cause });
    }
    return c.json({}, 202);
  });
}
