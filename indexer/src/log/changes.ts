import type { Sql } from 'postgres';

/**
 * What an index holds of the change log: all that the transactions have logged which this snapshot sees (Postgres' own text of a
 * `pg_snapshot`: `oldest:next:those still open`). It is exact, so that nothing waits for a transaction that stays open.
 */
export type Covered = string;

/** What is new in the log, and the snapshot that covers it together with what came before. */
export interface Changes {
  /** Rows of the log. */
  readonly rows: number;
  /** The profiles that they are about, each once, those that changed first in front. */
  readonly profileIds: readonly string[];
  readonly seen: Covered;
  /** The index holds what this database has not come to yet: it is of another, or this one was set back. */
  readonly isAhead: boolean;
}

/**
 * Reads what a target's index does not hold. A change of a practice or a specialty stands for the profiles that are linked to it in
 * this very moment; a link that commits later is a change of its own.
 * @param reader what a reader has seen beyond the index already; counts only while the index holds what it began with
 */
export async function readChanges(
  sql: Sql,
  target: string,
  reader: { covered: Covered; seen: Covered } = { covered: '', seen: '1:1:' },
): Promise<Changes> {
  // One statement, so that rows and snapshot are of one moment. The ids as one text: a change of a million is one row.
  const [row] = await sql<{ rows: number; ids: string | null; seen: string; ahead: boolean | null }[]>`
    with known as materialized (
      select case when covered::text = ${reader.covered} then ${reader.seen}::pg_snapshot else covered end as covered
      from public.search_targets where index_uid = ${target}
    ),
    fresh as materialized (
      select c.* from known, public.search_changes_since(known.covered) as c
    ),
    changed as (
      select profile_id as id, seq from fresh where profile_id is not null
      union all
      select p.id, c.seq from fresh as c join public.psychologist_profiles as p on p.practice_id = c.practice_id
      union all
      select s.profile_id, c.seq
      from fresh as c join public.profile_specialties as s on s.specialty_id = c.specialty_id
    ),
    ordered as (select id, min(seq) as seq from changed group by id)
    select
      (select count(*)::int from fresh) as rows,
      (select string_agg(id::text, ',' order by seq) from ordered) as ids,
      pg_current_snapshot()::text as seen,
      (select pg_snapshot_xmax(covered) > pg_snapshot_xmax(pg_current_snapshot()) from known) as ahead`;
  if (!row) throw new Error('Postgres gave no snapshot.');
  return {
    rows: row.rows,
    profileIds: row.ids?.split(',') ?? [],
    seen: row.seen,
    isAhead: row.ahead ?? false,
  };
}

/** What a snapshot taken later surely holds. */
export async function readHead(sql: Sql): Promise<Covered> {
  const [row] = await sql<{ head: string }[]>`select pg_current_snapshot()::text as head`;
  if (!row) throw new Error('Postgres gave no snapshot.');
  return row.head;
}

/** Deletes the changes that every target holds. Returns how many. */
export async function pruneChanges(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select public.prune_search_changes()::int as count`;
  return row?.count ?? 0;
}

/** Logs profiles once more, so that every index takes their present state. Ids that are no profile's do no harm. */
export async function logAgain(sql: Sql, profileIds: readonly string[]): Promise<void> {
  await sql`
    with logged as (
      insert into public.search_changes (profile_id) select unnest(${[...profileIds]}::uuid[]) returning 1
    )
    select pg_notify('search_changes', '') from logged limit 1`;
}

/** Changes that an index does not hold. */
export interface Lag {
  /** Rows of the log. */
  rows: number;
  /** How long the oldest of them has waited (0 when none), in seconds. */
  seconds: number;
}

/**
 * How far a target's index is behind. A change is dated by its transaction's beginning, and cannot have waited for longer than since
 * the index last held all there was.
 */
export async function readLag(sql: Sql, target: string): Promise<Lag> {
  const [lag] = await sql<Lag[]>`
    select count(c.txid)::int as rows,
      greatest(0, coalesce(extract(epoch from clock_timestamp() - greatest(min(c.changed_at), t.covered_at)), 0))::float8
        as seconds
    from public.search_targets as t left join public.search_changes_since(t.covered) as c on true
    where t.index_uid = ${target}
    group by t.covered_at`;
  return lag ? { rows: lag.rows, seconds: lag.rows === 0 ? 0 : lag.seconds } : { rows: 0, seconds: 0 };
}

/** Those of these profiles that have changes which a target's index does not hold. */
export async function pendingAmong(sql: Sql, target: string, ids: readonly string[]): Promise<Set<string>> {
  const { profileIds } = await readChanges(sql, target);
  const changed = new Set(profileIds);
  return new Set(ids.filter((id) => changed.has(id)));
}
