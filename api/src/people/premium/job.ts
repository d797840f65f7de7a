import type postgres from 'postgres';
import { defineClockJob } from '../../messages/jobs/clock-job.ts';

/** Begins and ends premium by its days, every hour: days begin at another hour in each province. */
export const premiumJob = defineClockJob({
  name: 'premium',
  schedule: '4 * * * *',
  async run({ sql }: { sql: postgres.Sql }) {
    const [row] = await sql<{ moved: number }[]>`select public.follow_premium() as moved`;
    return { moved: row?.moved ?? 0 };
  },
});
