import type { Language } from '@directory/domain/language';
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

/** Words that fewer visits searched for are listed nowhere: what is rare may tell who searched. */
export const FEWEST_VISITS = 3;

export interface SearchCount {
  /** The words as they were written most often. */
  query: string;
  /** How often they were searched, whatever their case, accents and marks. */
  searches: number;
  /** By how many visits; {@link FEWEST_VISITS} at least. */
  visits: number;
  /** Results of the last time, and whether they only came near what was asked. */
  results: number;
  nearest: boolean;
  /** In which language of the site they were searched most often; null when no browser said so. */
  language: Language | null;
}

/** What was searched in the last `days`, the most frequent first; `vain` for what found nobody, or only the nearest, the last time. */
export async function selectSearches(
  sql: postgres.Sql,
  { days, limit, vain }: { days: number; limit: number; vain: boolean },
): Promise<SearchCount[]> {
  return sql<SearchCount[]>`
    with searched as (
      select metadata ->> 'query' as query, session_id, occurred_at, metadata ->> 'language' as language,
        (metadata ->> 'results')::integer as results, coalesce(metadata ->> 'found' = 'nearest', false) as nearest,
        btrim(regexp_replace(
          replace(lower(regexp_replace(normalize(metadata ->> 'query', NFKD), '[\\u0300-\\u036f]', '', 'g')), chr(339), 'oe'),
          '[-\\s''\\u2018\\u2019"\\u00ab\\u00bb\\u201c\\u201d.,;:!?()/]+', ' ', 'g'
        )) as words
      from public.analytics_events
      where event = 'search' and occurred_at >= now() - make_interval(days => ${days})
    ), counted as (
      select mode() within group (order by query) as query, count(*)::integer as searches,
        count(distinct session_id)::integer as visits, mode() within group (order by language) as language,
        (array_agg(results order by occurred_at desc))[1] as results,
        (array_agg(nearest order by occurred_at desc))[1] as nearest
      from searched where words <> '' group by words
    )
    select * from counted
    where visits >= ${FEWEST_VISITS} and (not ${vain} or results = 0 or nearest)
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
