import type { Queue } from 'bullmq';
import type { Logger } from 'pino';
import type postgres from 'postgres';
import { defineClockJob } from '../jobs/clock-job.ts';
import { goOn } from './store.ts';

/** Of the default limits of messages: what one inquiry adds never comes in a rush. */
const HOURLY = 30;

/** Asks the next one where somebody was silent, full or out of reach, every five minutes. */
export const inquiriesJob = defineClockJob({
  name: 'inquiries',
  schedule: '*/5 * * * *',
  handler: () =>
    Promise.resolve({
      createHandler: ({
        sql,
        emailQueue: queue,
        log,
      }: {
        sql: postgres.Sql;
        emailQueue: Queue;
        log: Logger;
      }) => ({
        handle: async () => ({ steps: await goOn({ sql, queue, log, hourly: HOURLY }) }),
      }),
    }),
});
