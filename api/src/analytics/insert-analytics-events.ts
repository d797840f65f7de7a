import type postgres from 'postgres';
import type { AnalyticsEvent } from './event.ts';

/** Keeps events in one statement. An event that is there already stays as it is. */
export async function insertAnalyticsEvents(
  sql: postgres.Sql,
  events: readonly AnalyticsEvent[],
): Promise<void> {
  await sql`
    insert into public.analytics_events (id, occurred_at, event, session_id, profile_id, condition, metadata)
    select (e ->> 'id')::uuid, (e ->> 'occurredAt')::timestamptz, e ->> 'event', e ->> 'sessionId',
      (e ->> 'profileId')::uuid, e ->> 'condition', e -> 'metadata'
    from jsonb_array_elements(${sql.json(events as never)}) as e
    on conflict do nothing`;
}
