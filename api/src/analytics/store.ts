import type postgres from 'postgres';
import type { AnalyticsEvent } from './event.ts';

/**
 * Inserts events in one statement. What is there already stays as it is: the same event, or the same thing that a visit did
 * with a profile on the same day (UTC). Events about a profile that visitors cannot see are dropped: nobody saw it.
 */
export async function insertEvents(sql: postgres.Sql, events: readonly AnalyticsEvent[]): Promise<void> {
  await sql`
    insert into public.analytics_events (id, occurred_at, event, session_id, profile_id, condition, metadata)
    select (e ->> 'id')::uuid, (e ->> 'occurredAt')::timestamptz, e ->> 'event', e ->> 'sessionId',
      (e ->> 'profileId')::uuid, e ->> 'condition', e -> 'metadata'
    from jsonb_array_elements(${sql.json(events)}) as e
    where e ->> 'profileId' is null or exists (
      select from public.psychologist_profiles as p where p.id = (e ->> 'profileId')::uuid and p.is_active
    )
    on conflict do nothing`;
}

export const EVENTS_KEPT = '13 months';

/** Deletes older events, whole months' tables at once; makes the coming months'. Returns how many events. */
export async function deleteOldEvents(sql: postgres.Sql): Promise<number> {
  return sql.begin(async (transaction) => {
    const [old] = await transaction<{ count: number }[]>`
      select count(*)::integer as count
      from public.analytics_events where occurred_at < now() - ${EVENTS_KEPT}::interval`;
    await transaction`select public.drop_analytics_before(now() - ${EVENTS_KEPT}::interval)`;
    // What is left is the older part of the month that the moment falls in.
    await transaction`delete from public.analytics_events where occurred_at < now() - ${EVENTS_KEPT}::interval`;
    await transaction`select public.ensure_analytics_partitions()`;
    return old?.count ?? 0;
  });
}

export interface SearchCount {
  query: string;
  /** How often it was searched. */
  searches: number;
  /** By how many visits. */
  visits: number;
  /** Results of its last time. */
  results: number;
}

/** What was searched in the last `days`, the most frequent first; `empty` for those whose last time found nothing. */
export async function selectSearches(
  sql: postgres.Sql,
  { days, limit, empty }: { days: number; limit: number; empty: boolean },
): Promise<SearchCount[]> {
  return sql<SearchCount[]>`
    select metadata ->> 'query' as query, count(*)::integer as searches, count(distinct session_id)::integer as visits,
      ((array_agg(metadata -> 'results' order by occurred_at desc))[1])::integer as results
    from public.analytics_events
    where event = 'search' and occurred_at >= now() - make_interval(days => ${days})
      and coalesce(metadata ->> 'query', '') <> ''
    group by 1
    having not ${empty} or ((array_agg(metadata -> 'results' order by occurred_at desc))[1])::integer = 0
    order by searches desc, query
    limit ${limit}`;
}

/** The steps from a visit to a message, in their order. */
export const FUNNEL_STEPS = ['visited', 'searched', 'viewed a profile', 'got in touch'] as const;

export interface FunnelStep {
  step: (typeof FUNNEL_STEPS)[number];
  visits: number;
}

/** How many visits of the last `days` took each step, having taken those before it. */
export async function selectFunnel(sql: postgres.Sql, days: number): Promise<FunnelStep[]> {
  const [row] = await sql<Record<'visited' | 'searched' | 'viewed' | 'reached', number>[]>`
    with visit as (
      select
        min(occurred_at) as visited_at,
        min(occurred_at) filter (where event = 'search') as searched_at,
        max(occurred_at) filter (where event = 'view_item') as viewed_at,
        max(occurred_at) filter (where event in ('form_submit', 'click', 'therapist-contacted') and profile_id is not null)
          as reached_at
      from public.analytics_events
      where occurred_at >= now() - make_interval(days => ${days}) and session_id is not null
      group by session_id
    )
    select
      count(*)::integer as visited,
      count(*) filter (where searched_at is not null)::integer as searched,
      count(*) filter (where viewed_at >= searched_at)::integer as viewed,
      count(*) filter (where viewed_at >= searched_at and reached_at >= searched_at)::integer as reached
    from visit`;
  const { visited = 0, searched = 0, viewed = 0, reached = 0 } = row ?? {};
  return [visited, searched, viewed, reached].map((visits, index) => ({
    step: FUNNEL_STEPS[index] ?? 'visited',
    visits,
  }));
}
