import { inSpan } from '@directory/runtime/telemetry/tracing';
import { UnrecoverableError, Worker, type Job as QueuedJob } from 'bullmq';
import { secondsSince } from '../../observers.ts';
import type { Job, JobContext, JobHandler } from './job.ts';

/**
 * Starts taking jobs, with one worker for each queue. Closing a worker lets the jobs under way finish.
 * @throws Error when the jobs and their handlers do not match
 */
export async function startWorkers<Context extends JobContext>(
  redisUrl: string,
  jobs: readonly Job<unknown, NoInfer<Context>>[],
  context: Context,
): Promise<Worker[]> {
  const { log, metrics, tracing } = context;
  const ready = await loadHandlers(jobs, context);

  const process = async (queued: QueuedJob<unknown>) => {
    const { name, data, id, attemptsMade } = queued;
    const { job, handler } = ready.get(name) ?? {};
    if (!job || !handler) throw new UnrecoverableError(`There is no job "${name}"`);
    const payload = job.payload.safeParse(data);
    if (!payload.success) throw new UnrecoverableError(`The payload of "${name}" is not valid`);
    const start = performance.now();
    let outcome: 'done' | 'failed' = 'failed';
    let result: Record<string, number> | undefined;
    try {
      result = await inSpan(tracing, `job ${name}`, {}, () => handler.handle(payload.data, queued));
      outcome = 'done';
    } finally {
      metrics?.jobTried(name, outcome, secondsSince(start));
    }
    if (!result) return;
    const ms = Math.round(performance.now() - start);
    log.info({ job: name, id, attempt: attemptsMade + 1, ms, ...result }, 'done');
    return result;
  };

  return [...new Set(jobs.map(({ queue }) => queue))].map((queue) => {
    const options = jobs.find((job) => job.queue === queue && 'worker' in job)?.worker?.(context);
    const worker = new Worker(queue, process, {
      // A worker waits for Redis for as long as it takes, which BullMQ asks to be said so.
      connection: { url: redisUrl, maxRetriesPerRequest: null },
      concurrency: 10,
      ...options,
    });
    worker.on('failed', (queued, error) => {
      const level = ready.get(queued?.name ?? '')?.job.failureLevel ?? 'error';
      log[level]({ job: queued?.name, id: queued?.id, err: error }, 'job failed');
    });
    worker.on('error', (error) => log.warn({ queue, err: error }, 'the queue is away'));
    return worker;
  });
}

interface ReadyJob<Context> {
  job: Job<unknown, Context>;
  handler: JobHandler<unknown>;
}

/**
 * The jobs by name, with their handlers.
 * @throws Error when two jobs have one name, or one has no handler
 */
export async function loadHandlers<Context>(
  jobs: readonly Job<unknown, Context>[],
  context: Context,
): Promise<ReadonlyMap<string, ReadyJob<Context>>> {
  const byName = new Map<string, ReadyJob<Context>>();
  for (const job of jobs) {
    if (byName.has(job.name)) throw new Error(`There are two jobs "${job.name}"`);
    const { createHandler } = (await job.handler()) as Partial<Awaited<ReturnType<typeof job.handler>>>;
    if (!createHandler) throw new Error(`The job "${job.name}" has no handler`);
    byName.set(job.name, { job, handler: await createHandler(context) });
  }
  return byName;
}
