import { randomUUID } from 'node:crypto';
import type { Queue } from 'bullmq';
import { analyticsEventSchema, toEvent } from './event.ts';
import { counts } from './who-counts.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../errors.ts';
import { limitBody } from '../http/body-limit.ts';
import type { App } from '../http/environment.ts';
import { errorResponse } from '../http/error-answers.ts';
import { readJson } from '../http/json-body.ts';
import { refuseForeign } from '../http/refuse-foreign.ts';
import { invalidFields } from '../invalid-fields.ts';
import { enqueue } from '../jobs/queue.ts';
import { recordEventJob } from './record-job.ts';

const PATH = '/api/analytics';

/** POST /api/analytics: counts one event of a visitor who has agreed to it. */
export function registerAnalytics(
  app: App,
  { config, analyticsQueue }: Pick<Context, 'config'> & { analyticsQueue: Queue },
): void {
  describe(app);
  app.use(PATH, refuseForeign(config.publicUrl), limitBody(4 * 1024));
  app.post(PATH, async (c) => {
    const sent = analyticsEventSchema.safeParse(await readJson(c));
    if (!sent.success) throw invalidFields(sent.error);
    c.header('Cache-Control', 'no-store');
    if (!counts(c)) return c.body(null, 204);
    try {
      await enqueue(analyticsQueue, recordEventJob, [toEvent(sent.data, randomUUID(), new Date())]);
    } catch (cause) {
      throw new ApiError(503, 'analytics_unavailable', 'The event could not be counted.', { cause });
    }
    return c.json({}, 202);
  });
}

/** Describes the route for /api/openapi.json. */
function describe(app: App): void {
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: PATH,
    tags: ['Analytics'],
    summary: 'Count an event, with the visitor’s consent',
    request: { body: { required: true, content: { 'application/json': { schema: analyticsEventSchema } } } },
    responses: {
      202: { description: 'Counted.' },
      204: {
        description:
          'Not counted: no consent (the cookie `statistics=yes`), a program, or a browser that sends Global Privacy Control or Do Not Track.',
      },
      400: errorResponse('A field is refused; the answer names it.'),
      403: errorResponse('The request comes from another site.'),
      413: errorResponse('The request is too large.'),
      415: errorResponse('The request is not JSON.'),
      429: errorResponse('Too many requests; Retry-After says when to try again.'),
      503: errorResponse('The event could not be counted now.'),
    },
  });
}
