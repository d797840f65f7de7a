import { SECONDS } from '@directory/runtime/telemetry/metrics';
import type { Queue } from 'bullmq';
import { setTimeout as delay } from 'node:timers/promises';
import type postgres from 'postgres';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { countFailedMails, readMailBacklog } from '../health/programs.ts';
import type { WorkerMetrics } from '../../observers.ts';

/** Whoever reads the figures waits no longer for a part that is away. */
const MOST_LOOK_MS = 1000;

/** The worker's figures. docs/operations/metrics.md says what each means. */
export function createWorkerMetrics(
  registry: Registry,
  { sql, queues }: { sql: postgres.Sql; queues: readonly Queue[] },
): WorkerMetrics {
  const registers = [registry];
  const jobSeconds = new Histogram({
    name: 'directory_job_duration_seconds',
    help: 'Jobs tried',
    labelNames: ['job', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const mails = new Counter({
    name: 'directory_mails_total',
    help: 'Tries of mails',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  watchQueues(registry, queues);
  watchMails(registry, sql);
  return {
    jobTried: (job, outcome, seconds) => jobSeconds.observe({ job, outcome }, seconds),
    mailTried: (kind, outcome) => mails.inc({ kind, outcome }),
  };
}

function watchQueues(registry: Registry, queues: readonly Queue[]): void {
  const look = once(async () => {
    for (const gauge of [jobs, age]) gauge.reset();
    const found = await inTime(Promise.all(queues.map(readQueue)));
    up.set(found ? 1 : 0);
    for (const { queue, counts, ageSeconds } of found ?? []) {
      for (const [state, count] of Object.entries(counts)) jobs.set({ queue, state }, count);
      age.set({ queue }, ageSeconds);
    }
  });
  const own = { registers: [registry], collect: look };
  const up = new Gauge({ ...own, name: 'directory_redis_up', help: '1 when Redis answered this look' });
  const jobs = new Gauge({
    ...own,
    name: 'directory_queue_jobs',
    help: 'Jobs in Redis',
    labelNames: ['queue', 'state'],
  });
  const age = new Gauge({
    ...own,
    name: 'directory_queue_age_seconds',
    help: 'How long the oldest waiting job has waited',
    labelNames: ['queue'],
  });
}

async function readQueue(queue: Queue) {
  const [counts, [oldest]] = await Promise.all([
    queue.getJobCounts('waiting', 'active', 'delayed', 'failed'),
    queue.getWaiting(0, 0),
  ]);
  const ageSeconds = oldest ? Math.max(0, (Date.now() - oldest.timestamp) / 1000) : 0;
  return { queue: queue.name, counts, ageSeconds };
}

function watchMails(registry: Registry, sql: postgres.Sql): void {
  const look = once(async () => {
    for (const gauge of [waiting, age, givenUp]) gauge.remove();
    const [backlog, failed] =
      (await inTime(Promise.all([readMailBacklog(sql), countFailedMails(sql)]))) ?? [];
    if (!backlog || failed === undefined) return;
    waiting.set(backlog.waiting);
    age.set(backlog.oldestSeconds);
    givenUp.set(failed);
  });
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, registers: [registry], collect: look });
  const waiting = gauge('directory_mails_waiting', 'Mails whose time has come and that are not sent');
  const age = gauge('directory_mails_waiting_age_seconds', 'How long the oldest of them has waited');
  const givenUp = gauge('directory_mails_given_up', 'Mails that wait for the operator');
}

/** All figures of one reading come of one look: whoever asks while it is under way waits for it. */
function once(look: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  return () => (underWay ??= look().finally(() => (underWay = undefined)));
}

/** Undefined when it fails or takes too long: a figure that nobody knows is absent, and the others are shown. */
async function inTime<Answer>(look: Promise<Answer>): Promise<Answer | undefined> {
  const late = new AbortController();
  try {
    return await Promise.race([
      look.catch(() => undefined),
      delay(MOST_LOOK_MS, undefined, { signal: late.signal }),
    ]);
  } finally {
    late.abort();
  }
}
