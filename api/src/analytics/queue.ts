import { Queue, Worker, UnrecoverableError, type ConnectionOptions } from 'bullmq';
import type { Logger } from 'pino';
import type postgres from 'postgres';
import { z } from 'zod';
import { ANALYTICS_EVENTS } from '@directory/domain/analytics';
import type { AnalyticsEvent } from './event.ts';
import { insertAnalyticsEvents } from './insert-analytics-events.ts';
import { batch } from '../jobs/batch.ts';

/** The queue of events to count. An event is its own payload: it names nobody. */
export const ANALYTICS_QUEUE = 'analytics';

const RECORD_EVENT = 'record-event';

/** Events under way at once: those that wait for the same insert. */
const CONCURRENCY = 200;

const payloadSchema: z.ZodType<AnalyticsEvent> = z.strictObject({
  id: z.uuid(),
  occurredAt: z.iso.datetime(),
  event: z.enum(ANALYTICS_EVENTS),
  sessionId: z.string().max(64),
  profileId: z.uuid().nullable(),
  condition: z.string().max(40).nullable(),
  metadata: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** Opens the queue for adding. The connection decides what happens while Redis is away. */
export function openAnalyticsQueue(connection: ConnectionOptions): Queue {
  return new Queue(ANALYTICS_QUEUE, { connection });
}

/** Adds an event. @throws whatever keeps Redis from taking it */
export async function queueEvent(queue: Queue, event: AnalyticsEvent): Promise<void> {
  await queue.add(RECORD_EVENT, payloadSchema.parse(event), {
    jobId: event.id,
    // The database may be away for a while: about half an hour of tries, then the operator sees them as failed for a day.
    attempts: 10,
    backoff: { type: 'exponential', delay: 2000 },
    removeOnComplete: true,
    removeOnFail: { age: 24 * 60 * 60 },
  });
}

/** Starts writing events into the database, those that wait together in one insert. */
export function startAnalyticsWorker(
  connection: ConnectionOptions,
  { sql, log }: { sql: postgres.Sql; log: Logger },
): Worker {
  const insert = batch<AnalyticsEvent, Refused>((events) => keep(sql, events));
  const worker = new Worker(
    ANALYTICS_QUEUE,
    async ({ name, data }) => {
      const payload = payloadSchema.safeParse(data);
      if (name !== RECORD_EVENT || !payload.success) throw new UnrecoverableError('This is no event');
      const refused = await insert(payload.data);
      if (refused) throw new UnrecoverableError(refused.reason);
    },
    { connection, concurrency: CONCURRENCY },
  );
  worker.on('error', (error) => log.warn({ err: error }, 'the analytics queue is away'));
  worker.on('failed', (job, error) => log.warn({ id: job?.id, reason: error.message }, 'event not kept yet'));
  return worker;
}

/** Why the database will never take an event. */
interface Refused {
  reason: string;
}

/** Keeps events together; where one of them is refused for what it holds, each alone, so that it takes no other with it. */
async function keep(
  sql: postgres.Sql,
  events: readonly AnalyticsEvent[],
): Promise<Map<AnalyticsEvent, Refused>> {
  const refused = new Map<AnalyticsEvent, Refused>();
  try {
    await insertAnalyticsEvents(sql, events);
  } catch (error) {
    if (!isAboutContent(error)) throw error;
    const [only, ...others] = events;
    if (only && others.length === 0) return refused.set(only, { reason: error.message });
    for (const event of events) for (const entry of await keep(sql, [event])) refused.set(...entry);
  }
  return refused;
}

/** Postgres' classes 22 (data exception) and 23 (a constraint): another try changes nothing. */
function isAboutContent(error: unknown): error is postgres.PostgresError {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}
