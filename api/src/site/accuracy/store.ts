import { ACCEPTANCE_DAYS } from '@directory/domain/profile/confirmed';
import { FAULTS } from '@directory/domain/profile/questions';
import type { AccuracyDay } from '@directory/domain/site/accuracy';
import { LRUCache } from 'lru-cache';
import type postgres from 'postgres';

/** Days of messages and reports that are counted anew: what was answered or mended since counts then. Older ones stand. */
const COUNTED_AGAIN_DAYS = 100;

/** Counts today, and the last days anew. Doing it twice changes nothing. Returns how many rows were written. */
export async function countAccuracy(sql: postgres.Sql): Promise<number> {
  return sql.begin(async (transaction) => {
    const [row] = await transaction<{ today: string; first: string }[]>`
      select today::text, (today - ${COUNTED_AGAIN_DAYS}::integer)::text as first
      from (select (now() at time zone 'UTC')::date as today) as d`;
    const { today = '', first = '' } = row ?? {};
    await transaction`
      delete from public.accuracy_days
      where day >= case when figure in ('listed', 'confirmed') then ${today}::date else ${first}::date end`;
    const { count } = await transaction`
      insert into public.accuracy_days (day, figure, province, hours, count)
      select day, figure, province, hours, count(*) from (
        select ${today}::date as day, figure, coalesce(p.province, '') as province, 0 as hours
        from public.psychologist_profiles as p, unnest(array['listed', 'confirmed']) as figure
        where p.is_active and (figure = 'listed' or p.accepting_confirmed_at > now() - make_interval(days => ${ACCEPTANCE_DAYS}))
        union all
        select (m.sent_at at time zone 'UTC')::date, figure, '',
          case figure when 'answered'
            then greatest(1, ceil(extract(epoch from coalesce(q.first_answered_at, q.answered_at) - m.sent_at) / 3600))::integer
            else 0 end
        from public.inquiry_people as q
          join public.contact_messages as c on c.id = q.message_id and c.recipient = 'psychologist'
          join public.mails as m on m.subject_id = q.message_id and m.kind = 'contact-message' and m.status = 'sent',
          unnest(array['messages', 'answered']) as figure
        where figure = 'messages' or coalesce(q.first_answered_at, q.answered_at) is not null
        union all
        select (case figure when 'reported' then q.created_at else q.settled_at end at time zone 'UTC')::date, figure, '', 0
        from public.profile_questions as q, unnest(array['reported', 'mended', 'kept']) as figure
        where q.cause = any(${[...FAULTS]}) and figure in ('reported', q.state)
      ) as counted
      where day >= ${first}::date
      group by day, figure, province, hours
      on conflict (day, figure, province, hours) do nothing`;
    return count;
  });
}

/** The rows, the oldest first: every one, or those of the last days. */
export async function selectAccuracyDays(sql: postgres.Sql, lastDays?: number): Promise<AccuracyDay[]> {
  return sql<AccuracyDay[]>`
    select day::text, figure, province, hours, count from public.accuracy_days
    where ${lastDays === undefined ? sql`true` : sql`day > (now() at time zone 'UTC')::date - ${lastDays}::integer`}
    order by day, figure, province, hours`;
}

/** Makes something of the rows once for each count. */
export function rememberCount<T extends object | string>(
  sql: postgres.Sql,
  make: () => Promise<T>,
): () => Promise<T> {
  const made = new LRUCache<string, T>({ max: 1, ignoreFetchAbort: true, fetchMethod: make });
  return async () => {
    // A count writes the last day anew.
    const [row] = await sql<{ version: string }[]>`
      select day || ' ' || xmin as version from public.accuracy_days order by day desc limit 1`;
    return made.forceFetch(row?.version ?? '');
  };
}
