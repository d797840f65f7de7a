import { defineClockJob } from '../jobs/clock-job.ts';

/** Has the operator told once a day, in the Canadian morning, while changes of names and credentials wait. */
export const changeNoticeJob = defineClockJob({
  name: 'change-notice',
  schedule: '0 13 * * *',
  handler: () => import('./notice.ts'),
});
