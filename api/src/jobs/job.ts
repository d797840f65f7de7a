import type { JobsOptions } from 'bullmq';
import type { Logger } from 'pino';
import type postgres from 'postgres';
import type { z } from 'zod';
import type { PhotoStore } from '../members/photo/photo-store.ts';
import type { JobName } from './names.ts';

/** What a job's handler works with. */
export interface JobContext {
  sql: postgres.Sql;
  log: Logger;
  photos: PhotoStore;
}

/** One kind of job: its payload, how it is queued and what is done, in one place. */
export interface JobDefinition<Schema extends z.ZodType = z.ZodType> {
  name: JobName;
  /** Checked when queued and again on receipt. Ids only, never personal text. */
  payload: Schema;
  options: JobsOptions;
  /** For a job that runs by the clock: a cron pattern, in UTC. */
  schedule?: string;
  /** Doing it twice must do no harm. What it returns is logged: counts, nothing personal. */
  handle(payload: z.output<Schema>, context: JobContext): Promise<Record<string, number>>;
}

/** Ties a job's payload schema to its handler's parameter. */
export function defineJob<Schema extends z.ZodType>(job: JobDefinition<Schema>): JobDefinition<Schema> {
  return job;
}
