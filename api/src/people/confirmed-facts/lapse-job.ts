import type postgres from 'postgres';
import { defineClockJob } from '../../messages/jobs/clock-job.ts';

/** Marks the words on new clients that have grown too old, every hour: search, pages and matches take them for unknown from then on. */
export const lapseJob = defineClockJob({
  name: 'lapse-acceptance',
  schedule: '7 * * * *',
  async run({ sql }: { sql: postgres.Sql }) {
    const [row] = await sql<{ lapsed: number }[]>`select public.lapse_acceptance() as lapsed`;
    return { lapsed: row?.lapsed ?? 0 };
  },
});
