import { UnrecoverableError, Worker } from 'bullmq';
import type { JobContext, JobDefinition } from './job.ts';
import { QUEUE_NAME } from './names.ts';

export interface WorkOptions {
  redisUrl: string;
  jobs: ReadonlyMap<string, JobDefinition>;
  context: JobContext;
}

/** Starts taking jobs from the queue. Closing the worker lets the jobs under way finish. */
export function startWorker({ redisUrl, jobs, context }: WorkOptions): Worker {
  const { log } = context;
  const worker = new Worker(
    QUEUE_NAME,
    async ({ name, data, id, attemptsMade }) => {
      const job = jobs.get(name);
      if (!job) throw new UnrecoverableError(`There is no job "${name}"`);
      const payload = job.payload.safeParse(data);
      if (!payload.success) throw new UnrecoverableError(`The payload of "${name}" is not valid`);
      const start = performance.now();
      const result = await job.handle(payload.data, context);
      log.info(
        { job: name, id, attempt: attemptsMade + 1, ms: Math.round(performance.now() - start), ...result },
        'done',
      );
      return result;
    },
    // A worker waits for Redis for as long as it takes, which BullMQ asks to be said so.
    { connection: { url: redisUrl, maxRetriesPerRequest: null }, concurrency: 10 },
  );
  worker.on('failed', (job, error) => log.error({ job: job?.name, id: job?.id, err: error }, 'job failed'));
  worker.on('error', (error) => log.warn({ err: error }, 'the queue is away'));
  return worker;
}
