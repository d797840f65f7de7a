import type { Sql } from 'postgres';

/**
 * A place in the change log. Rows are read in (txid, seq) order; a cursor stands on the last row that its index holds.
 * Both are decimal texts, since they outgrow a JavaScript number.
 */
export interface Position {
  /** The transaction that wrote the row (`xid8`). */
  readonly txid: string;
  /** The row's own number. */
  readonly seq: string;
}

interface Change extends Position {
  readonly profileId: string;
  /**
   * True when every transaction up to this row's own has ended: only over such rows may a cursor move, since an older
   * transaction that is still open could yet commit rows before the others.
   */
  readonly settled: boolean;
}

/** The first `limit` changes after a target's cursor that are visible now, in the log's order: settled ones first. */
export async function readChanges(sql: Sql, target: string, limit: number): Promise<Change[]> {
  return sql<Change[]>`
    select txid::text, seq::text, profile_id::text as "profileId",
      txid < pg_snapshot_xmin(pg_current_snapshot()) as settled
    from public.search_changes
    where (txid, seq) > (select cursor_txid, cursor_seq from public.search_targets where index_uid = ${target})
    order by txid, seq
    limit ${limit}`;
}

/**
 * The position before every change that a snapshot taken later may not hold: all transactions older than it have ended.
 */
export async function readHead(sql: Sql): Promise<Position> {
  const [row] = await sql<{ txid: string }[]>`select pg_snapshot_xmin(pg_current_snapshot())::text as txid`;
  if (!row) throw new Error('Postgres gave no snapshot.');
  return { txid: row.txid, seq: '0' };
}

/** Deletes the changes that every target has behind it. Returns how many. */
export async function pruneChanges(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select public.prune_search_changes()::int as count`;
  return row?.count ?? 0;
}

/** How far a cursor is behind: changes after it, and the age of the oldest of them in seconds (0 when none). */
export async function readLag(sql: Sql, after: Position): Promise<{ rows: number; seconds: number }> {
  const [lag] = await sql<{ rows: number; seconds: number }[]>`
    select count(*)::int as rows,
      greatest(0, coalesce(extract(epoch from clock_timestamp() - min(changed_at)), 0))::float8 as seconds
    from public.search_changes
    where (txid, seq) > (${after.txid}::xid8, ${after.seq}::bigint)`;
  return lag ?? { rows: 0, seconds: 0 };
}

/** Those of these profiles that have changes after the cursor. */
export async function pendingAmong(sql: Sql, after: Position, ids: readonly string[]): Promise<Set<string>> {
  const rows = await sql<{ id: string }[]>`
    select distinct profile_id::text as id
    from public.search_changes
    where (txid, seq) > (${after.txid}::xid8, ${after.seq}::bigint) and profile_id::text = any(${[...ids]}::text[])`;
  return new Set(rows.map(({ id }) => id));
}
