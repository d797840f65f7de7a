import type postgres from 'postgres';
import { defineClockJob } from '../../messages/jobs/clock-job.ts';
import { askMembers } from './ask.ts';

/** Asks members whether they still take new clients, once a day, in the Canadian morning. */
export const questionsJob = defineClockJob({
  name: 'questions',
  schedule: '0 14 * * *',
  handler: () =>
    Promise.resolve({
      createHandler: ({ sql }: { sql: postgres.Sql }) => ({
        handle: async () => ({ asked: await askMembers(sql) }),
      }),
    }),
});
