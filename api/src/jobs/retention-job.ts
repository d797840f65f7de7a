import { defineClockJob } from './clock-job.ts';

/** Deletes personal data that is no longer needed, once a day. */
export const retentionJob = defineClockJob({
  name: 'retention',
  schedule: '20 8 * * *',
  handler: () => import('./retention.ts'),
});
