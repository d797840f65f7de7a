import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';

/** Marks the words on new clients that have grown too old, every hour: search, pages and matches take them for unknown from then on. */
export const lapseJob = defineJob({
  name: 'lapse-acceptance',
  queue: 'directory',
  payload: z.strictObject({}),
  options: () => ({
    attempts: 5,
    backoff: { type: 'exponential', delay: 60_000 },
    removeOnComplete: { age: 24 * 60 * 60, count: 1000 },
    removeOnFail: { age: 14 * 24 * 60 * 60 },
  }),
  schedule: '7 * * * *',
  failureLevel: 'error',
  handler: () => import('./lapse.ts'),
});
