import { defineJob } from '../../messages/jobs/job.ts';
import { analyticsEventSchema } from './event.ts';

/** Writes an event into the database. An event is its own payload: it names nobody. */
export const recordEventJob = defineJob({
  name: 'record-event',
  queue: 'analytics',
  payload: analyticsEventSchema,
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
