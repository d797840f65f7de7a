import type { Queue } from 'bullmq';

export interface QueueStatus {
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
export async function queueStatus(queue: Queue): Promise<QueueStatus> {
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

/** The status as lines for a person. */
export function describeQueue(status: QueueStatus): string {
  const { queue, schedules, ...counts } = status;
  const states = Object.entries(counts).map(([state, count]) => `  ${state.padEnd(10)} ${count}`);
  const times = schedules.map(({ name, next }) => `  ${name.padEnd(10)} next ${next ?? 'not planned'}`);
  return [`Queue ${queue}`, ...states, ...(times.length > 0 ? ['Schedules', ...times] : [])].join('\n');
}
