import type { Sql } from 'postgres';

/** A transaction that may still log changes older than what an index holds. */
export interface OpenTransaction {
  /** The server process; null for a prepared transaction, which has none. */
  pid: number | null;
  /** Since its beginning, in seconds; null where this role may not see it, as with another role's transactions. */
  seconds: number | null;
  /** What it does, as `pg_stat_activity` says it, or its name when it is a prepared one; null where this role may not see it. */
  state: string | null;
  /** Its last statement, at most 200 characters; null where this role may not see it. */
  query: string | null;
}

/**
 * The oldest transaction of the whole cluster that has written something and is still open, of those whose age this role may see; any
 * other where there is none such. Nothing waits for it, but what it has changed is in no index until it ends.
 */
export async function readOldestTransaction(sql: Sql): Promise<OpenTransaction | null> {
  const [row] = await sql<OpenTransaction[]>`
    select pid, seconds, state, left(query, 200) as query from (
      select pid, extract(epoch from clock_timestamp() - xact_start)::float8 as seconds, state, query, xact_start
      from pg_stat_activity where backend_xid is not null and pid <> pg_backend_pid()
      union all
      select null, extract(epoch from clock_timestamp() - prepared)::float8, 'prepared as ' || gid, null, prepared
      from pg_prepared_xacts
    ) as open
    order by xact_start nulls last
    limit 1`;
  return row ?? null;
}
