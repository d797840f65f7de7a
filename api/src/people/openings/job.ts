import type { Logger } from 'pino';
import type postgres from 'postgres';
import { defineClockJob } from '../../messages/jobs/clock-job.ts';
import { CalendarError, type ReadOptions, readFreeTimes } from './calendar.ts';

/** Takes away openings that have ended, and says which have begun or are within two weeks now: search hears of it a moment later. */
export const openingsJob = defineClockJob({
  name: 'openings',
  schedule: '*/20 * * * * *',
  isFrequent: true,
  async run({ sql }: { sql: postgres.Sql }) {
    const [row] = await sql<{ changed: number }[]>`select public.end_openings() as changed`;
    return row?.changed ? { changed: row.changed } : undefined;
  },
});

/** Reads the public calendars of members who want that. */
export const calendarsJob = defineClockJob({
  name: 'calendars',
  schedule: '* * * * *',
  isFrequent: true,
  async run(context: { sql: postgres.Sql; log: Logger }) {
    let read = 0;
    for (let batch = AT_ONCE; batch === AT_ONCE; read += batch) batch = await readCalendars(context);
    return read > 0 ? { read } : undefined;
  },
});

const AT_ONCE = 20;

/**
 * Reads those that are due, each every quarter of an hour. What was read of one counts for a day: of a calendar that cannot be read any more
 * nobody knows what is free. Returns how many were read.
 */
export async function readCalendars(
  { sql, log }: { sql: postgres.Sql; log: Logger },
  options: Omit<ReadOptions, 'now'> = {},
): Promise<number> {
  const due = await sql<{ profile_id: string; address: string }[]>`
    update public.opening_calendars set read_at = now() where profile_id in (
      select profile_id from public.opening_calendars
      where (read_at is null or read_at < now() - interval '15 minutes')
        and exists (select from public.psychologist_profiles as p where p.id = profile_id and p.is_active)
      order by read_at nulls first limit ${AT_ONCE} for update skip locked
    ) returning profile_id, address`;
  await Promise.all(
    due.map(async ({ profile_id: profile, address }) => {
      try {
        const times = await readFreeTimes(address, { now: new Date(), ...options });
        await keepTimes(sql, { profile, address, times });
      } catch (error) {
        const trouble = error instanceof CalendarError ? error.code : 'unreachable';
        await sql`
          update public.opening_calendars set trouble = ${trouble} where profile_id = ${profile} and address = ${address}`;
        // Not the error: it may quote the address, which is a key to the calendar.
        log.warn({ trouble, profile }, 'a calendar could not be read');
      }
    }),
  );
  return due.length;
}

/** Unless its person has taken it back meanwhile. */
async function keepTimes(
  sql: postgres.Sql,
  { profile, address, times }: { profile: string; address: string; times: readonly Date[] },
): Promise<void> {
  await sql.begin(async (transaction) => {
    const { count } = await transaction`
      update public.opening_calendars set trouble = null where profile_id = ${profile} and address = ${address}`;
    if (count === 0) return;
    if (times.length === 0) {
      await transaction`delete from public.openings where profile_id = ${profile} and source = 'calendar'`;
      return;
    }
    const starts = times.map((time) => time.toISOString());
    await transaction`
      insert into public.openings (profile_id, source, starts, ends_at)
      values (${profile}, 'calendar', ${starts}::text[]::timestamptz[], least(${starts.at(-1) ?? null}::timestamptz, now() + interval '1 day'))
      on conflict (profile_id, source) do update set starts = excluded.starts, ends_at = excluded.ends_at`;
  });
}
