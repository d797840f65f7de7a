import { defineClockJob } from '../jobs/clock-job.ts';

/** Marks the words on new clients that have grown too old, every hour: search, pages and matches take them for unknown from then on. */
export const lapseJob = defineClockJob({
  name: 'lapse-acceptance',
  schedule: '7 * * * *',
  handler: () => import('./lapse.ts'),
});
