import type { Sql } from 'postgres';
import { settingsFingerprint } from '@directory/search-config/settings';
import { countActive } from './document/load-rows.ts';
import { isIndexMissing } from './engine/engine.ts';
import { countDocuments } from './engine/index-admin.ts';
import { type Covered, type Lag, readLag } from './log/changes.ts';
import { listDeadLetters, type DeadLetter } from './log/dead-letters.ts';
import { openSession, type Session } from './log/session.ts';
import {
  type FillProgress,
  readFill,
  readTarget,
  readVerified,
  type Trouble,
  type Verified,
} from './log/targets.ts';
import { isRebuilding } from './rebuild/leftovers.ts';
import { rebuildTargetOf, type Target } from './target.ts';

/** A transaction that may still log changes older than what an index holds. */
interface OpenTransaction {
  /** The server process; null for a prepared transaction, which has none. */
  pid: number | null;
  /** Since its beginning, in seconds; null where this role may not see it, as with another role's transactions. */
  seconds: number | null;
  /** What it does, as `pg_stat_activity` says it, or its name when it is a prepared one; null where this role may not see it. */
  state: string | null;
  /** Its last statement, at most 200 characters; null where this role may not see it. */
  query: string | null;
}

export interface Status {
  target: string;
  /** Documents in the index; null when there is no index. */
  documents: number | null;
  activeProfiles: number;
  /** Changes that the index does not hold; null when it was never built. */
  lag: Lag | null;
  covered: Covered | null;
  /** What of the log is kept for this and other indexes, in rows. */
  logRows: number;
  fingerprint: string | null;
  /** Whether the index was built with the present settings and documents. */
  fingerprintCurrent: boolean;
  /** What the worker found wrong with the index; null when nothing. */
  trouble: Trouble | null;
  /** A rebuild that runs, or was broken off and waits to be cleared; null when there is none. */
  rebuild: { running: boolean; documents: number; progress: FillProgress | null } | null;
  /** The oldest transaction that is still open. */
  oldestTransaction: OpenTransaction | null;
  /** The last comparison with the database. */
  verified: (Verified & { at: string }) | null;
  /** The newest hundred. */
  deadLetters: DeadLetter[];
}

/** What there is to know of one index right now. */
export async function readStatus(databaseUrl: string, target: Target): Promise<Status> {
  const session = openSession(databaseUrl);
  const { sql } = session;
  const { name } = target;
  try {
    const state = await readTarget(sql, name);
    return {
      target: name,
      documents: await documentsIn(target),
      activeProfiles: await countActive(sql),
      lag: state ? await readLag(sql, name) : null,
      covered: state?.covered ?? null,
      logRows: await countLog(session),
      fingerprint: state?.fingerprint ?? null,
      fingerprintCurrent: state?.fingerprint === settingsFingerprint(),
      trouble: state?.trouble ?? null,
      rebuild: await readRebuild(session, target),
      oldestTransaction: await readOldestTransaction(sql),
      verified: await readVerified(sql, name),
      deadLetters: await listDeadLetters(sql, name, 100),
    };
  } finally {
    await session.close();
  }
}

/** Asked once: between two questions the index may be taken away. */
async function documentsIn({ connection, uid }: Target): Promise<number | null> {
  try {
    return await countDocuments(connection, uid);
  } catch (error) {
    if (isIndexMissing(error)) return null;
    throw error;
  }
}

async function readRebuild(session: Session, target: Target): Promise<Status['rebuild']> {
  const next = rebuildTargetOf(target);
  const [state, documents] = await Promise.all([readTarget(session.sql, next.name), documentsIn(next)]);
  if (!state && documents === null) return null;
  return {
    running: await isRebuilding(session, target),
    documents: documents ?? 0,
    progress: await readFill(session.sql, next.name),
  };
}

async function countLog({ sql }: Session): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from public.search_changes`;
  return row?.count ?? 0;
}

/**
 * The oldest transaction of the whole cluster that has written something and is still open, of those whose age this role may see; any
 * other where there is none such. Nothing waits for it, but what it has changed is in no index until it ends.
 */
async function readOldestTransaction(sql: Sql): Promise<OpenTransaction | null> {
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
