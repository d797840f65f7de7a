import type postgres from 'postgres';
import { defineClockJob } from '../../messages/jobs/clock-job.ts';
import { insertNotice } from './store.ts';

/** Has the operator told once a day, in the Canadian morning, while changes of names and credentials wait. */
export const changeNoticeJob = defineClockJob({
  name: 'change-notice',
  schedule: '0 13 * * *',
  async run({ sql }: { sql: postgres.Sql }) {
    return { changeNotices: Number(await insertNotice(sql)) };
  },
});
