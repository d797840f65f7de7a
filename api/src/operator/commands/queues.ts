import type { Queue } from 'bullmq';
import { Command } from 'commander';
import { QUEUES } from '../../messages/jobs/job.ts';
import { type RunCommand, withinSeconds } from '../command-line/command-context.ts';

/** `queues`: the jobs that run in the background. */
export function queuesCommand(run: RunCommand): Command {
  const queues = new Command('queues').description('The jobs that run in the background.');

  queues
    .command('status')
    .description('Count the jobs by state and say when the scheduled ones run next.')
    .option('--json', 'print JSON')
    .action(async (options: { json?: boolean }) =>
      run(options, async ({ queue, report }) => {
        const all = await withinSeconds(
          Promise.all(QUEUES.map(async (name) => queueStatus(await queue(name)))),
        );
        report(all, all.map(describeQueue).join('\n\n'));
        return true;
      }),
    );

  queues
    .command('retry')
    .description(
      'Try now what waits for its next try, and what failed. Mails that failed for good: mails resend.',
    )
    .option('--dry-run', 'count them, and try nothing')
    .option('--json', 'print JSON')
    .action(async (options: { dryRun?: boolean; json?: boolean }) =>
      run(options, async ({ queue, report }) => {
        const [jobs, mails, events] = await Promise.all([
          queue('directory'),
          queue('email'),
          queue('analytics'),
        ]);
        const failed = await withinSeconds(
          Promise.all([jobs, events].map((each) => each.getFailedCount())).then(sum),
        );
        // Clock-driven jobs of the other queue wait there for their hour; waiting mails only for another try.
        const delayed = await withinSeconds(mails.getDelayedCount());
        if (!options.dryRun)
          await withinSeconds(
            Promise.all([
              jobs.retryJobs({ state: 'failed' }),
              events.retryJobs({ state: 'failed' }),
              mails.promoteJobs(),
            ]),
            60,
          );
        const verb = options.dryRun ? 'would be tried' : 'are tried';
        report(
          { dryRun: options.dryRun ?? false, failedJobs: failed, delayedMails: delayed },
          `${failed} failed jobs and ${delayed} delayed mails ${verb} now.`,
        );
        return true;
      }),
    );
  return queues;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

interface QueueStatus {
  queue: string;
  /** Jobs by state. */
  waiting: number;
  active: number;
  delayed: number;
  failed: number;
  completed: number;
  /** When each clock-driven job runs next, as ISO 8601 in UTC. */
  schedules: { name: string; next: string | null }[];
}

/** How the queue stands. @throws Error when Redis does not answer */
async function queueStatus(queue: Queue): Promise<QueueStatus> {
  await queue.waitUntilReady();
  const [counts, schedulers] = await Promise.all([
    queue.getJobCounts('waiting', 'active', 'delayed', 'failed', 'completed'),
    queue.getJobSchedulers(),
  ]);
  return {
    queue: queue.name,
    waiting: counts['waiting'] ?? 0,
    active: counts['active'] ?? 0,
    delayed: counts['delayed'] ?? 0,
    failed: counts['failed'] ?? 0,
    completed: counts['completed'] ?? 0,
    schedules: schedulers.map(({ key, next }) => ({
      name: key,
      next: next === undefined ? null : new Date(next).toISOString(),
    })),
  };
}

function describeQueue(status: QueueStatus): string {
  const { queue, schedules, ...counts } = status;
  const states = Object.entries(counts).map(([state, count]) => `  ${state.padEnd(10)} ${count}`);
  const width = Math.max(...schedules.map(({ name }) => name.length));
  const times = schedules.map(({ name, next }) => `  ${name.padEnd(width)} next ${next ?? 'not planned'}`);
  return [`Queue ${queue}`, ...states, ...(times.length > 0 ? ['Schedules', ...times] : [])].join('\n');
}
