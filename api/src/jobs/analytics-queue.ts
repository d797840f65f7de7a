import { Queue, Worker, UnrecoverableError, type ConnectionOptions } from 'bullmq';
import type { Logger } from 'pino';
import type postgres from 'postgres';
import { z } from 'zod';
import { ANALYTICS_EVENTS } from '@directory/domain/analytics';
import type { AnalyticsEvent } from '../analytics/event.ts';
import { insertAnalyticsEvents } from '../db/insert-analytics-events.ts';
import { batch } from './batch.ts';

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
  const insert = batch<AnalyticsEvent, true>(async (events) => {
    await insertAnalyticsEvents(sql, events);
    return new Map();
  });
  const worker = new Worker(
    ANALYTICS_QUEUE,
    async ({ name, data }) => {
      const payload = payloadSchema.safeParse(data);
      if (name !== RECORD_EVENT || !payload.success) throw new UnrecoverableError('This is no event');
      await insert(payload.data);
    },
    { connection, concurrency: CONCURRENCY },
  );
  worker.on('error', (error) => log.warn({ err: error }, 'the analytics queue is away'));
  worker.on('failed', (job, error) => log.warn({ id: job?.id, reason: error.message }, 'event not kept yet'));
  return worker;
}
