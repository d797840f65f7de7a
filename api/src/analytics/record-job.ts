import { z } from 'zod';
import { ANALYTICS_EVENTS } from '@directory/domain/analytics';
import { defineJob } from '../jobs/job.ts';
import type { AnalyticsEvent } from './event.ts';

const payload: z.ZodType<AnalyticsEvent> = z.strictObject({
  id: z.uuid(),
  occurredAt: z.iso.datetime(),
  event: z.enum(ANALYTICS_EVENTS),
  sessionId: z.string().max(64),
  profileId: z.uuid().nullable(),
  condition: z.string().max(40).nullable(),
  metadata: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** Writes an event into the database. An event is its own payload: it names nobody. */
export const recordEventJob = defineJob({
  name: 'record-event',
  queue: 'analytics',
  payload,
  options: ({ id }) => ({
    jobId: id,
    // The database may be away for a while: about half an hour of tries, then the operator sees them as failed for a day.
    attempts: 10,
    backoff: { type: 'exponential', delay: 2000 },
    removeOnComplete: true,
    removeOnFail: { age: 24 * 60 * 60 },
  }),
  // As many wait for the same insert.
  worker: () => ({ concurrency: 200 }),
  failureLevel: 'warn',
  handler: () => import('./record.ts'),
});
