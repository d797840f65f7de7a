import { recordEventJob } from '../analytics/record-job.ts';
import { lapseJob } from '../confirmed-facts/lapse-job.ts';
import { sendMailJob } from '../mail/send-job.ts';
import { changeNoticeJob } from '../profile-changes/notice-job.ts';
import type { Job, JobContext, JobHandler } from './job.ts';
import { retentionJob } from './retention-job.ts';
import { operatorActJob } from '../security-log/operator-act-job.ts';

export const JOBS: readonly Job[] = [
  retentionJob,
  lapseJob,
  changeNoticeJob,
  sendMailJob,
  recordEventJob,
  operatorActJob,
];

export interface ReadyJob {
  job: Job;
  handler: JobHandler<unknown>;
}

/**
 * The jobs by name, with their handlers.
 * @throws Error when two jobs have one name, or one has no handler
 */
export async function loadHandlers(
  jobs: readonly Job[],
  context: JobContext,
): Promise<ReadonlyMap<string, ReadyJob>> {
  const byName = new Map<string, ReadyJob>();
  for (const job of jobs) {
    if (byName.has(job.name)) throw new Error(`There are two jobs "${job.name}"`);
    const { createHandler } = (await job.handler()) as Partial<Awaited<ReturnType<Job['handler']>>>;
    if (!createHandler) throw new Error(`The job "${job.name}" has no handler`);
    byName.set(job.name, { job, handler: await createHandler(context) });
  }
  return byName;
}
