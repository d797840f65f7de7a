import type { Queue } from 'bullmq';
import type { Job } from './job.ts';

/** Adds jobs to their queue in one call. @throws whatever keeps Redis from taking them */
export async function enqueue<Payload>(
  queue: Queue,
  job: Job<Payload>,
  payloads: readonly Payload[],
): Promise<void> {
  await queue.addBulk(
    payloads.map((payload) => {
      const data = job.payload.parse(payload);
      return { name: job.name, data, opts: job.options(data) };
    }),
  );
}

/** Registers a queue's clock-driven jobs, once however often it is done, and removes the schedules no longer wanted. */
export async function scheduleJobs(queue: Queue, jobs: readonly Job[]): Promise<void> {
  const wanted = new Set<string>();
  for (const job of jobs) {
    const { name, schedule } = job;
    if (schedule === undefined || job.queue !== queue.name) continue;
    wanted.add(name);
    const template = { name, data: {}, opts: job.options({}) };
    await queue.upsertJobScheduler(name, { pattern: schedule, tz: 'UTC' }, template);
  }
  for (const { key } of await queue.getJobSchedulers()) {
    if (!wanted.has(key)) await queue.removeJobScheduler(key);
  }
}
