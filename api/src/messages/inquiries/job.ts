import type { Queue } from 'bullmq';
import type { Logger } from 'pino';
import type postgres from 'postgres';
import { defineClockJob } from '../jobs/clock-job.ts';
import { goOn, MESSAGES_AN_HOUR } from './store.ts';

/** As where five messages in ten minutes are let in, the default: what one inquiry adds never comes in a rush. */
const HOURLY = 5 * MESSAGES_AN_HOUR;

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
