import type postgres from 'postgres';
import { defineClockJob } from '../../messages/jobs/clock-job.ts';
import { countAccuracy } from './store.ts';

/** Counts once a day how accurate the directory is, after the day's deletions. */
export const accuracyJob = defineClockJob({
  name: 'accuracy',
  schedule: '50 8 * * *',
  run: async ({ sql }: { sql: postgres.Sql }) => ({ rows: await countAccuracy(sql) }),
});
