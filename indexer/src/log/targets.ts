import type { Sql, TransactionSql } from 'postgres';
import type { Position } from './changes.ts';

/** What the database knows of one index: how much of the log it holds, and with which settings it was built. */
export interface TargetState {
  readonly name: string;
  readonly cursor: Position;
  /** `settingsFingerprint()` at its last rebuild; null when unknown. */
  readonly fingerprint: string | null;
}

/** Another process moved the cursor: this one no longer holds the lock it believes it holds. */
export class CursorMovedError extends Error {
  override readonly name = 'CursorMovedError';
  readonly code = 'cursor_moved';
  constructor(target: string) {
    super(`The cursor of ${target} was moved by another process.`);
  }
}

export async function readTarget(sql: Sql | TransactionSql, name: string): Promise<TargetState | undefined> {
  const [row] = await sql<{ txid: string; seq: string; fingerprint: string | null }[]>`
    select cursor_txid::text as txid, cursor_seq::text as seq, settings_fingerprint as fingerprint
    from public.search_targets where index_uid = ${name}`;
  return row && { name, cursor: { txid: row.txid, seq: row.seq }, fingerprint: row.fingerprint };
}

/** Writes a target's state, whatever it was. */
export async function writeTarget(sql: Sql | TransactionSql, state: TargetState): Promise<void> {
  const { name, cursor, fingerprint } = state;
  await sql`
    insert into public.search_targets (index_uid, cursor_txid, cursor_seq, settings_fingerprint)
    values (${name}, ${cursor.txid}::xid8, ${cursor.seq}::bigint, ${fingerprint})
    on conflict (index_uid) do update set
      cursor_txid = excluded.cursor_txid,
      cursor_seq = excluded.cursor_seq,
      settings_fingerprint = excluded.settings_fingerprint`;
}

/**
 * Moves a cursor from where it was read to where it now stands, and tells the caches of search results.
 * @throws CursorMovedError when it no longer stands where it was read
 */
export async function moveCursor(sql: Sql, name: string, from: Position, to: Position): Promise<void> {
  const moved = await sql`
    with moved as (
      update public.search_targets set cursor_txid = ${to.txid}::xid8, cursor_seq = ${to.seq}::bigint
      where index_uid = ${name} and cursor_txid = ${from.txid}::xid8 and cursor_seq = ${from.seq}::bigint
      returning 1
    )
    select pg_notify('search_index_changed', '') from moved`;
  if (moved.length === 0) throw new CursorMovedError(name);
}

export async function deleteTarget(sql: Sql | TransactionSql, name: string): Promise<void> {
  await sql`delete from public.search_targets where index_uid = ${name}`;
}
