import { Queue, type ConnectionOptions, type JobsOptions } from 'bullmq';
import type { JobDefinition } from './job.ts';
import { QUEUE_NAME } from './names.ts';

/** How long finished jobs are kept for the operator to see; failed ones longer. */
export const KEEP_FINISHED: JobsOptions = {
  removeOnComplete: { age: 24 * 60 * 60, count: 1000 },
  removeOnFail: { age: 14 * 24 * 60 * 60 },
};

/** A producer's connection: while Redis is away an addition fails at once, rather than wait for it. */
export function producerConnection(redisUrl: string) {
  return { url: redisUrl, enableOfflineQueue: false, maxRetriesPerRequest: 1, connectTimeout: 2000 };
}

/** The queue as a producer sees it. The connection decides what happens while Redis is away. */
export function openQueue(connection: ConnectionOptions): Queue {
  return new Queue(QUEUE_NAME, { connection, defaultJobOptions: KEEP_FINISHED });
}

/** Registers each clock-driven job's schedule, once however often it is done, and removes those no longer wanted. */
export async function scheduleJobs(queue: Queue, jobs: Iterable<JobDefinition>): Promise<void> {
  const wanted = new Set<string>();
  for (const { name, schedule, options } of jobs) {
    if (schedule === undefined) continue;
    wanted.add(name);
    await queue.upsertJobScheduler(name, { pattern: schedule, tz: 'UTC' }, { name, data: {}, opts: options });
  }
  for (const { key } of await queue.getJobSchedulers()) {
    if (!wanted.has(key)) await queue.removeJobScheduler(key);
  }
}
