import { z } from 'zod';
import { defineJob } from './job.ts';

/** Deletes personal data that is no longer needed, once a day. */
export const retentionJob = defineJob({
  name: 'retention',
  queue: 'directory',
  payload: z.strictObject({}),
  options: () => ({
    attempts: 5,
    backoff: { type: 'exponential', delay: 60_000 },
    // For the operator to see.
    removeOnComplete: { age: 24 * 60 * 60, count: 1000 },
    removeOnFail: { age: 14 * 24 * 60 * 60 },
  }),
  schedule: '20 8 * * *',
  failureLevel: 'error',
  handler: () => import('./retention.ts'),
});
