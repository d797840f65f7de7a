import type postgres from 'postgres';
import { defineClockJob } from '../../messages/jobs/clock-job.ts';
import { askMembers } from './ask.ts';

/** Asks members whether they still take new clients, once a day, in the Canadian morning. */
export const questionsJob = defineClockJob({
  name: 'questions',
  schedule: '0 14 * * *',
  run: async ({ sql }: { sql: postgres.Sql }) => ({ asked: await askMembers(sql) }),
});
