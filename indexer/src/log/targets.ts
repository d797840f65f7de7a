import type { Sql, TransactionSql } from 'postgres';
import type { Covered } from './changes.ts';

/** What the database knows of one index: how much of the log it holds, with which settings it was built, and which index that is. */
export interface TargetState {
  readonly name: string;
  readonly covered: Covered;
  /** `settingsFingerprint()` at its last rebuild; null when unknown. */
  readonly fingerprint: string | null;
  /** The database whose log it follows; null when unknown. */
  readonly databaseId: string | null;
  /** When the engine made the index and last changed it, as the engine says it; null when unknown. */
  readonly engineCreatedAt: string | null;
  readonly engineUpdatedAt: string | null;
  /** Why the index is not as it should be; null when it is. */
  readonly trouble: Trouble | null;
}

/**
 * What can be wrong with an index. The first three mean that it must not be asked: what it answers is not this directory.
 * `database_replaced`: the database was restored, so that its log says nothing about the index. `sync_failing`: changes do not
 * reach it. `rebuild_refused`: it should be built anew, and an operator has to say that it may shrink.
 */
export const TROUBLES = [
  'index_missing',
  'index_empty',
  'index_foreign',
  'database_replaced',
  'sync_failing',
  'rebuild_refused',
] as const;

export type Trouble = (typeof TROUBLES)[number];

/** Another process changed what is noted of the index: this one no longer holds the lock it believes it holds. */
export class TargetMovedError extends Error {
  override readonly name = 'TargetMovedError';
  readonly code = 'target_moved';
  constructor(target: string) {
    super(`What ${target} holds was noted by another process.`);
  }
}

export async function readTarget(sql: Sql | TransactionSql, name: string): Promise<TargetState | undefined> {
  const [row] = await sql<TargetState[]>`
    select index_uid as name, covered::text as covered, settings_fingerprint as fingerprint, database_id as "databaseId",
      engine_created_at as "engineCreatedAt", engine_updated_at as "engineUpdatedAt", trouble
    from public.search_targets where index_uid = ${name}`;
  return row;
}

/** What a target's state is made of when it is first written. */
export type NewTarget = Pick<TargetState, 'name' | 'covered' | 'fingerprint'>;

/** Writes a target's state, whatever it was: in order, of this database, and of the index that the engine has now. */
export async function writeTarget(
  sql: Sql | TransactionSql,
  { name, covered, fingerprint }: NewTarget,
): Promise<void> {
  await sql`
    insert into public.search_targets (index_uid, covered, settings_fingerprint, database_id)
    values (${name}, ${covered}::text::pg_snapshot, ${fingerprint}, public.database_identity())
    on conflict (index_uid) do update set
      covered = excluded.covered,
      covered_at = now(),
      settings_fingerprint = excluded.settings_fingerprint,
      database_id = excluded.database_id,
      engine_created_at = null,
      engine_updated_at = null,
      fill_began_at = null,
      filled = null,
      to_fill = null,
      trouble = null`;
}

/**
 * Notes that an index holds more than before, and tells the caches of search results when that changes what is found.
 * @throws TargetMovedError when something else was noted meanwhile
 */
export async function moveTarget(
  sql: Sql,
  name: string,
  from: Covered,
  to: Covered,
  isNews: boolean,
): Promise<void> {
  const moved = await sql`
    with moved as (
      update public.search_targets set covered = ${to}::text::pg_snapshot, covered_at = clock_timestamp(), trouble = null
      where index_uid = ${name} and covered::text = ${from}
      returning 1
    )
    select case when ${isNews} then pg_notify('search_index_changed', '') end from moved`;
  if (moved.length === 0) throw new TargetMovedError(name);
}

/** Notes which of the engine's indexes this is, and how new. */
export async function noteEngineIndex(
  sql: Sql,
  name: string,
  { createdAt, updatedAt }: { createdAt: string; updatedAt: string },
): Promise<void> {
  await sql`
    update public.search_targets set engine_created_at = ${createdAt}, engine_updated_at = ${updatedAt}
    where index_uid = ${name}`;
}

/**
 * Notes what is wrong with an index; why it is not mended stays noted. It is no news for the caches: what they hold is the last good
 * answer.
 */
export async function noteTrouble(sql: Sql, name: string, trouble: Trouble): Promise<void> {
  await sql`
    update public.search_targets set trouble = ${trouble}::text
    where index_uid = ${name} and trouble is distinct from ${trouble}::text
      and (trouble, ${trouble}::text) is distinct from ('rebuild_refused', 'database_replaced')`;
}

/** Notes how many profiles the engine has taken in of those that fill a new index. */
export async function noteFill(sql: Sql, name: string, filled: number, total: number): Promise<void> {
  await sql`
    update public.search_targets
    set filled = ${filled}, to_fill = ${total}, fill_began_at = coalesce(fill_began_at, now())
    where index_uid = ${name}`;
}

/** How far a fill has come, and how many seconds it takes yet, about. */
export interface FillProgress {
  filled: number;
  total: number;
  secondsLeft: number;
}

/** Null when none was noted. */
export async function readFill(sql: Sql, name: string): Promise<FillProgress | null> {
  const [row] = await sql<FillProgress[]>`
    select filled, to_fill as total, public.fill_seconds_left(t) as "secondsLeft"
    from public.search_targets as t where index_uid = ${name} and filled is not null`;
  return row ?? null;
}

export async function deleteTarget(sql: Sql | TransactionSql, name: string): Promise<void> {
  await sql`delete from public.search_targets where index_uid = ${name}`;
}

/** What the last comparison of an index with the database found. */
export interface Verified {
  /** Active profiles compared. */
  checked: number;
  /** How many differed, by how. */
  counts: Readonly<Record<'missing' | 'stale' | 'extra' | 'unindexable', number>>;
  /** Differences whose change was on its way. */
  pending: number;
  repaired: number;
}

/** Notes what a comparison found, for `status` and for the next night. */
export async function noteVerified(sql: Sql, name: string, { counts, ...verified }: Verified): Promise<void> {
  await sql`
    update public.search_targets
    set verified = ${sql.json({ ...verified, counts: { ...counts }, at: new Date().toISOString() })}
    where index_uid = ${name}`;
}

/** When an index was last compared with the database, and what that found; null when it never was. */
export async function readVerified(sql: Sql, name: string): Promise<(Verified & { at: string }) | null> {
  const [row] = await sql<{ verified: (Verified & { at: string }) | null }[]>`
    select verified from public.search_targets where index_uid = ${name}`;
  return row?.verified ?? null;
}

/** When it was last compared, or else first built; undefined when there is no index. */
export async function readVerifiedAt(sql: Sql, name: string): Promise<Date | undefined> {
  const [row] = await sql<{ at: Date }[]>`
    select coalesce((verified ->> 'at')::timestamptz, created_at) as at
    from public.search_targets where index_uid = ${name}`;
  return row?.at;
}
