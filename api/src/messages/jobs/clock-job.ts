import { z } from 'zod';
import { defineJob, type Job } from './job.ts';

const MINUTE_MS = 60_000;
const DAY_SECONDS = 24 * 60 * 60;

const payload = z.strictObject({});

/**
 * A job that runs by the clock, about nothing in particular. It is tried five times, and what became of it stays for the operator to see;
 * of one that runs every minute or oftener only what failed, or it would push out what the others left.
 */
export function defineClockJob<Context>({
  name,
  schedule,
  isFrequent = false,
  run,
}: Pick<Job, 'name'> & {
  schedule: string;
  isFrequent?: boolean;
  /** Returns what it did, for the log. */
  run: (context: Context) => Promise<Record<string, number> | undefined>;
}): Job<z.output<typeof payload>, Context> {
  return defineJob({
    name,
    queue: 'directory',
    payload,
    options: () => ({
      attempts: 5,
      backoff: { type: 'exponential', delay: MINUTE_MS },
      removeOnComplete: isFrequent || { age: DAY_SECONDS, count: 1000 },
      removeOnFail: { age: 14 * DAY_SECONDS },
    }),
    schedule,
    failureLevel: 'error',
    handler: () => Promise.resolve({ createHandler: (context: Context) => ({ handle: () => run(context) }) }),
  });
}
