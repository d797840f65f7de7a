import type { Queue } from 'bullmq';
import { QUEUES } from '../../messages/jobs/job.ts';
import { withinSeconds } from '../command-line/context.ts';
import { type Group, operation } from '../command-line/operation.ts';

const STATES = ['waiting', 'active', 'delayed', 'failed', 'completed'] as const;

export const queues: Group = {
  name: 'queues',
  about: 'The jobs that run in the background.',
  operations: [
    operation({
      name: 'status',
      about: 'Count the jobs by state and say when the scheduled ones run next.',
      run: async (context) => {
        const all = await withinSeconds(
          Promise.all(QUEUES.map(async (name) => statusOf(await context.queue(name)))),
        );
        return { result: all, text: all.map(statusText).join('\n\n') };
      },
    }),
    operation({
      name: 'retry',
      about:
        'Try now what waits for its next try, and what failed. Mails that failed for good: mails resend.',
      changes: true,
      run: async (context) => {
        const [jobs, mails, events] = await Promise.all([
          context.queue('directory'),
          context.queue('email'),
          context.queue('analytics'),
        ]);
        // Clock-driven jobs of the other queue wait there for their hour; waiting mails only for another try.
        const [failedJobs, failedEvents, delayedMails] = await withinSeconds(
          Promise.all([jobs.getFailedCount(), events.getFailedCount(), mails.getDelayedCount()]),
        );
        const again = { state: 'failed' } as const;
        if (!context.dryRun)
          await withinSeconds(
            Promise.all([jobs.retryJobs(again), events.retryJobs(again), mails.promoteJobs()]),
            60,
          );
        const failed = failedJobs + failedEvents;
        const verb = context.dryRun ? 'would be tried' : 'are tried';
        return {
          result: { failedJobs: failed, delayedMails },
          text: `${failed} failed jobs and ${delayedMails} delayed mails ${verb} now.`,
        };
      },
    }),
  ],
};

/** Its jobs by state, and when each clock-driven one runs next, as ISO 8601 in UTC. @throws Error when Redis does not answer */
async function statusOf(queue: Queue) {
  await queue.waitUntilReady();
  const [counts, schedulers] = await Promise.all([queue.getJobCounts(...STATES), queue.getJobSchedulers()]);
  return {
    queue: queue.name,
    ...(counts as Record<(typeof STATES)[number], number>),
    schedules: schedulers.map(({ key, next }) => ({
      name: key,
      next: next === undefined ? null : new Date(next).toISOString(),
    })),
  };
}

function statusText({ queue, schedules, ...counts }: Awaited<ReturnType<typeof statusOf>>): string {
  const states = Object.entries(counts).map(([state, count]) => `  ${state.padEnd(10)} ${count}`);
  const width = Math.max(...schedules.map(({ name }) => name.length));
  const times = schedules.map(({ name, next }) => `  ${name.padEnd(width)} next ${next ?? 'not planned'}`);
  return [`Queue ${queue}`, ...states, ...(times.length > 0 ? ['Schedules', ...times] : [])].join('\n');
}
