import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';

/** Has the operator told once a day, in the Canadian morning, while changes of names and credentials wait. */
export const changeNoticeJob = defineJob({
  name: 'change-notice',
  queue: 'directory',
  payload: z.strictObject({}),
  options: () => ({
    attempts: 5,
    backoff: { type: 'exponential', delay: 60_000 },
    removeOnComplete: { age: 24 * 60 * 60, count: 1000 },
    removeOnFail: { age: 14 * 24 * 60 * 60 },
  }),
  schedule: '0 13 * * *',
  failureLevel: 'error',
  handler: () => import('./notice.ts'),
});
