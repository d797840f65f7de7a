import type { Tracing } from '@directory/runtime/telemetry/tracing';
import type { Job as QueuedJob, JobsOptions, WorkerOptions } from 'bullmq';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { WorkerMetrics } from '../../observers.ts';

/** The queues in Redis. `directory` holds what runs by the clock. */
export const QUEUES = ['directory', 'email', 'analytics'] as const;
export type QueueName = (typeof QUEUES)[number];

/** What the worker itself needs; what a handler needs it says, and `api/src/jobs.ts` has the whole. */
export interface JobContext {
  log: Logger;
  metrics?: WorkerMetrics | undefined;
  tracing?: Tracing | undefined;
}

export interface JobHandler<Payload> {
  /**
   * Doing it twice must do no harm. What it returns is logged: counts, nothing personal.
   * @throws UnrecoverableError when another try cannot help
   */
  handle(payload: Payload, job: QueuedJob): Promise<Record<string, number> | undefined>;
}

/** One kind of job. Everything of it stands in one file; what the handler needs is loaded by the worker alone. */
export interface Job<Payload = unknown, Context = never> {
  name: string;
  queue: QueueName;
  /** Checked when queued and again on receipt. Ids only, never personal text. */
  payload: z.ZodType<Payload>;
  /** How it is queued. */
  options(payload: Payload): JobsOptions;
  /** For a job that runs by the clock, whose payload is empty: a cron pattern, in UTC. */
  schedule?: string;
  /** How its queue's worker runs, beyond the ordinary. Such a job has its queue to itself. */
  worker?(context: Context): Omit<WorkerOptions, 'connection'>;
  /** How loud a failed try is in the log. */
  failureLevel: 'debug' | 'warn' | 'error';
  handler(): Promise<{
    createHandler(context: Context): JobHandler<Payload> | Promise<JobHandler<Payload>>;
  }>;
}

/** Ties a job's payload schema to its options and its handler. */
export function defineJob<Payload, Context>(job: Job<Payload, Context>): Job<Payload, Context> {
  return job;
}
