import type postgres from 'postgres';

export interface Counts {
  last30Days: number;
  /** Of all that is kept: views are deleted after 13 months, requests never. */
  total: number;
}

/** What happened on one day. */
export interface DayCounts {
  /** YYYY-MM-DD. */
  date: string;
  views: number;
  contactRequests: number;
}

export interface MemberStats {
  views: Counts;
  contactRequests: Counts;
  /** The last 30 days, today included, oldest first. */
  days: DayCounts[];
}

/** Where the directory's days begin and end: the zone that Winnipeg keeps. */
const TIME_ZONE = 'America/Winnipeg';

/** The real counts of a member's profile; null when there is none. */
export async function selectMemberStats(sql: postgres.Sql, userId: string): Promise<MemberStats | null> {
  const [profile] = await sql<{ id: string }[]>`
    select profile_id as id from public.profile_records where user_id = ${userId}`;
  if (!profile) return null;
  const [days, [total]] = await Promise.all([
    sql<DayCounts[]>`
      with days as (
        select day::date as day
        from generate_series(
          (now() at time zone ${TIME_ZONE})::date - 29, (now() at time zone ${TIME_ZONE})::date, interval '1 day'
        ) as day
      ),
      start as (select (min(day)::timestamp at time zone ${TIME_ZONE}) as moment from days),
      views as (
        select (occurred_at at time zone ${TIME_ZONE})::date as day, count(*)::integer as count
        from public.analytics_events
        where profile_id = ${profile.id} and event = 'view_item' and occurred_at >= (select moment from start)
        group by 1
      ),
      requests as (
        select (created_at at time zone ${TIME_ZONE})::date as day, count(*)::integer as count
        from public.contact_messages
        where psychologist_id = ${profile.id} and created_at >= (select moment from start)
        group by 1
      )
      select to_char(days.day, 'YYYY-MM-DD') as date, coalesce(views.count, 0) as views,
        coalesce(requests.count, 0) as "contactRequests"
      from days left join views using (day) left join requests using (day)
      order by days.day`,
    sql<{ views: number; contactRequests: number }[]>`
      select
        (
          select count(*)::integer from public.analytics_events
          where profile_id = ${profile.id} and event = 'view_item'
        ) as views,
        (
          select count(*)::integer from public.contact_messages where psychologist_id = ${profile.id}
        ) as "contactRequests"`,
  ]);
  const sum = (key: 'views' | 'contactRequests') => days.reduce((count, day) => count + day[key], 0);
  return {
    views: { last30Days: sum('views'), total: total?.views ?? 0 },
    contactRequests: { last30Days: sum('contactRequests'), total: total?.contactRequests ?? 0 },
    days: [...days],
  };
}
