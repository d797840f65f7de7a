import { UnrecoverableError } from 'bullmq';
import type postgres from 'postgres';
import { isRefusedRow } from '../../errors.ts';
import { batch } from '../../messages/jobs/batch.ts';
import type { JobHandler } from '../../messages/jobs/job.ts';
import type { AnalyticsEvent } from './event.ts';
import { insertEvents } from './store.ts';

/** Writes events into the database, those that wait together in one insert. */
export function createHandler({ sql }: { sql: postgres.Sql }): JobHandler<AnalyticsEvent> {
  const insert = batch<AnalyticsEvent, Refused>((events) => insertOrRefuse(sql, events));
  return {
    async handle(event) {
      const refused = await insert(event);
      if (refused) throw new UnrecoverableError(refused.reason);
    },
  };
}

/** Why the database will never take an event. */
interface Refused {
  reason: string;
}

/** Inserts events together; where one of them is refused for what it holds, each alone, so that it takes no other with it. */
async function insertOrRefuse(
  sql: postgres.Sql,
  events: readonly AnalyticsEvent[],
): Promise<Map<AnalyticsEvent, Refused>> {
  const refused = new Map<AnalyticsEvent, Refused>();
  try {
    await insertEvents(sql, events);
  } catch (error) {
    if (!isRefusedRow(error)) throw error;
    const [only, ...others] = events;
    if (only && others.length === 0) return refused.set(only, { reason: error.message });
    for (const event of events) {
      for (const entry of await insertOrRefuse(sql, [event])) refused.set(...entry);
    }
  }
  return refused;
}
