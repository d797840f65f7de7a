import { settingsFingerprint } from '@directory/search-config/fingerprint';
import { createIndex, deleteIndexIfExists, indexExists, swapIndexes } from '../engine/index-admin.ts';
import { readHead } from '../log/changes.ts';
import { moveDeadLetters } from '../log/dead-letters.ts';
import { openSession, withLock, type Session } from '../log/session.ts';
import { deleteTarget, readTarget, writeTarget } from '../log/targets.ts';
import { drain, drainLocked } from '../sync/sync-batch.ts';
import { rebuildTargetOf, type Target } from '../target.ts';
import { countActive } from '../document/load-rows.ts';
import { fill } from './fill.ts';

export interface RebuildOptions {
  databaseUrl: string;
  target: Target;
  /** Does nothing when the index is there with the present settings. */
  ifNeeded?: boolean;
  /** Looks and says what would be done, and writes nothing. */
  dryRun?: boolean;
  /** Told again and again how many of how many profiles are sent. */
  onProgress?: (done: number, total: number) => void;
}

export interface RebuildResult {
  /** `current`: nothing was needed. `planned`: a dry run that would have rebuilt. */
  outcome: 'rebuilt' | 'current' | 'planned';
  /** Active profiles sent, or in a dry run to send. */
  profiles: number;
  setAside: number;
  /** Changes caught up with after the fill. */
  caughtUp: number;
  seconds: number;
}

/**
 * Builds the index anew beside the old one and exchanges the two. Searches go on all the while; edits made meanwhile are caught up
 * with from the change log. A crash at any point leaves the old index serving, and the next run clears what was left.
 * @throws Error when Postgres or Meilisearch fails; nothing is then changed for searches
 */
export async function rebuild(options: RebuildOptions): Promise<RebuildResult> {
  const { databaseUrl, target, ifNeeded = false, dryRun = false, onProgress } = options;
  const startedAt = performance.now();
  const session = openSession(databaseUrl);
  const result = (outcome: RebuildResult['outcome'], counts: Partial<RebuildResult> = {}): RebuildResult => ({
    outcome,
    profiles: 0,
    setAside: 0,
    caughtUp: 0,
    seconds: (performance.now() - startedAt) / 1000,
    ...counts,
  });
  try {
    if (ifNeeded && (await isCurrent(session, target))) return result('current');
    if (dryRun) return result('planned', { profiles: await countActive(session.sql) });
    return await withLock(session, 'rebuild', target.name, async () => {
      // Another process may have rebuilt while this one waited for the lock.
      if (ifNeeded && (await isCurrent(session, target))) return result('current');
      return result('rebuilt', await rebuildLocked(session, databaseUrl, target, onProgress));
    });
  } finally {
    await session.close();
  }
}

/** Whether the index is there and was built with the present settings. */
export async function isCurrent(session: Session, target: Target): Promise<boolean> {
  const [state, exists] = await Promise.all([
    readTarget(session.sql, target.name),
    indexExists(target.connection, target.uid),
  ]);
  return exists && state?.fingerprint === settingsFingerprint();
}

async function rebuildLocked(
  session: Session,
  databaseUrl: string,
  target: Target,
  onProgress: RebuildOptions['onProgress'],
): Promise<Pick<RebuildResult, 'profiles' | 'setAside' | 'caughtUp'>> {
  const { sql } = session;
  const { connection } = target;
  const next = rebuildTargetOf(target);
  await clearLeftovers(session, next);

  // The order is what loses nothing: the cursor is noted, and committed so that pruning spares what comes after it, before the
  // snapshot that fills the index is taken. A change is then in the snapshot, or after the cursor, or (harmlessly) both.
  await createIndex(connection, next.uid);
  await writeTarget(sql, {
    name: next.name,
    cursor: await readHead(sql),
    fingerprint: settingsFingerprint(),
  });
  const { sent, setAside } = await fill({ databaseUrl, target: next, ...(onProgress ? { onProgress } : {}) });
  let caughtUp = await drain(session, next);

  caughtUp += await withLock(session, 'sync', target.name, async () => {
    // Nobody writes to the old index now, so what the new one holds after this is all that the old one ever had.
    const last = await drainLocked(session, next);
    await swapIn(session, target, next);
    return last;
  });
  await deleteIndexIfExists(connection, next.uid);
  // Where no worker runs, the changes that came during the swap are this run's to take.
  caughtUp += await drain(session, target);
  return { profiles: sent, setAside, caughtUp };
}

/**
 * Exchanges the indexes, then their cursors. A crash between the two leaves the new index with the old cursor, which repeats some
 * changes, and the old fingerprint, which only makes the next `--if-needed` rebuild again: no search misses anything.
 */
async function swapIn(session: Session, target: Target, next: Target): Promise<void> {
  const { connection } = target;
  if (!(await indexExists(connection, target.uid))) await createIndex(connection, target.uid);
  if (session.isLost())
    throw new Error('The database connection that held the lock was lost before the swap.');
  await swapIndexes(connection, target.uid, next.uid);
  await session.sql.begin(async (sql) => {
    const state = await readTarget(sql, next.name);
    if (!state) throw new Error(`The cursor of ${next.name} is gone.`);
    await writeTarget(sql, { ...state, name: target.name });
    await moveDeadLetters(sql, next.name, target.name);
    await deleteTarget(sql, next.name);
    await sql`select pg_notify('search_changes', ''), pg_notify('search_index_changed', '')`;
  });
}

/** Clears what a run that was broken off has left: its index, its cursor (which holds up pruning) and its dead letters. */
async function clearLeftovers({ sql }: Session, next: Target): Promise<void> {
  await deleteTarget(sql, next.name);
  await sql`delete from public.search_dead_letters where index_uid = ${next.name}`;
  await deleteIndexIfExists(next.connection, next.uid);
}
