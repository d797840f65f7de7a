import type postgres from 'postgres';
import { defineClockJob } from '../jobs/clock-job.ts';
import { goOn, type InquiryOffice } from './store.ts';

/** Asks the next one where somebody was silent, full or out of reach, every five minutes. */
export const inquiriesJob = defineClockJob({
  name: 'inquiries',
  schedule: '*/5 * * * *',
  run: async ({
    emailQueue: queue,
    ...office
  }: Pick<InquiryOffice, 'sql' | 'log' | 'hourly'> & { emailQueue: InquiryOffice['queue'] }) => ({
    steps: await goOn({ ...office, queue }),
  }),
});

/** Counts every night how each answers. Whoever is told of it by mail is found by the sweeper. */
export const answerSignsJob = defineClockJob({
  name: 'answer-signs',
  schedule: '40 8 * * *',
  async run({ sql }: { sql: postgres.Sql }) {
    const [row] = await sql<{ changed: number }[]>`select public.count_answers() as changed`;
    return { changed: row?.changed ?? 0 };
  },
});
