import { setTimeout as delay } from 'node:timers/promises';
import { settingsFingerprint } from '@directory/search-config/settings';
import { createIndex, deleteIndexIfExists, indexExists, swapIndexes } from '../engine/index-admin.ts';
import { readHead } from '../log/changes.ts';
import { moveDeadLetters } from '../log/dead-letters.ts';
import type { Lease } from '../log/lease.ts';
import { openSession, withLock, type Session } from '../log/session.ts';
import { deleteTarget, noteTrouble, readTarget, writeTarget } from '../log/targets.ts';
import { findLoss } from '../sync/check-index.ts';
import { drain, drainLocked } from '../sync/sync-batch.ts';
import { rebuildTargetOf, type Target } from '../target.ts';
import { countActive } from '../document/load-rows.ts';
import { fill } from './fill.ts';
import { clearLeftovers } from './leftovers.ts';
import { checkFilled, checkSwap, RebuildRefusedError, whyRefused } from './refusal.ts';

/** So long a process that stood still is given to give its word again. */
const LONGEST_MS = 20_000;
const ASK_AGAIN_MS = 250;

export interface RebuildOptions {
  databaseUrl: string;
  target: Target;
  /** Of the process that runs it; without one nobody ends it when it stands still. */
  lease?: Lease;
  /** Does nothing when the index is there, ours, and of the present settings. */
  ifNeeded?: boolean;
  /** Looks and says what would be done, and writes nothing. */
  dryRun?: boolean;
  /** Swaps in also what holds far less than the old index. */
  force?: boolean;
  /** Told again and again how many of how many profiles are sent. */
  onProgress?: (done: number, total: number) => void;
}

export interface RebuildResult {
  /**
   * `current`: nothing was needed. `planned`: a dry run that would have rebuilt. `refused`: a dry run, or one only if needed, that found
   * too few profiles.
   */
  outcome: 'rebuilt' | 'current' | 'planned' | 'refused';
  /** Active profiles sent, or in a dry run to send. */
  profiles: number;
  setAside: number;
  /** Changes caught up with after the fill. */
  caughtUp: number;
  seconds: number;
  /** Why it would be refused. */
  reason?: string;
}

/**
 * Builds the index anew beside the old one and exchanges the two. Searches go on all the while; edits made meanwhile are caught up
 * with from the change log. A crash at any point leaves the old index serving, and what is left over is cleared by the next run, or by
 * the worker within a minute.
 * @throws RebuildRefusedError when the new index would hold far less than it should; nothing is then changed for searches
 * @throws Error when Postgres or Meilisearch fails; the same
 */
export async function rebuild(options: RebuildOptions): Promise<RebuildResult> {
  const { databaseUrl, target, lease, ifNeeded = false, dryRun = false, force = false } = options;
  const startedAt = performance.now();
  const session = openSession(databaseUrl, lease);
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
    const profiles = await countActive(session.sql);
    const reason =
      force || (await isNotOurs(session, target)) ? undefined : await whyRefused(target, profiles);
    if (dryRun) return reason ? result('refused', { profiles, reason }) : result('planned', { profiles });
    return await withLock(session, 'rebuild', target.name, async () => {
      // Another process may have rebuilt while this one waited for the lock.
      if (ifNeeded && (await isCurrent(session, target))) return result('current');
      if (reason && ifNeeded) {
        // Whatever starts with this goes on with the index that serves.
        await noteTrouble(session.sql, target.name, 'rebuild_refused');
        return result('refused', { profiles, reason });
      }
      if (reason) throw new RebuildRefusedError(target.name, reason);
      return result('rebuilt', await rebuildLocked(session, options));
    });
  } catch (error) {
    if (error instanceof RebuildRefusedError) await noteTrouble(session.sql, target.name, 'rebuild_refused');
    throw error;
  } finally {
    await session.close();
  }
}

/** Whether the index is there, the one that was built, and of the present settings. */
export async function isCurrent(session: Session, target: Target): Promise<boolean> {
  const [state, exists] = await Promise.all([
    readTarget(session.sql, target.name),
    indexExists(target.connection, target.uid),
  ]);
  if (!exists || state?.fingerprint !== settingsFingerprint()) return false;
  return (await findLoss(session, target)) === undefined;
}

/** Whether what the engine has under the name says nothing about how much it should hold. */
async function isNotOurs(session: Session, target: Target): Promise<boolean> {
  const loss = await findLoss(session, target);
  return loss !== undefined && loss !== 'database_replaced';
}

async function rebuildLocked(
  session: Session,
  { databaseUrl, target, force = false, onProgress }: RebuildOptions,
): Promise<Pick<RebuildResult, 'profiles' | 'setAside' | 'caughtUp'>> {
  const { sql } = session;
  const { connection } = target;
  const next = rebuildTargetOf(target);
  await clearLeftovers(session, next);

  // The order is what loses nothing: what the log holds is noted, and committed so that pruning spares what comes after it, before the
  // snapshot that fills the index is taken. A change is then in the snapshot, or after what was noted, or (harmlessly) both.
  await createIndex(connection, next.uid);
  await writeTarget(sql, {
    name: next.name,
    covered: await readHead(sql),
    fingerprint: settingsFingerprint(),
  });
  const mayWrite = permission(session);
  const { sent, setAside } = await fill({
    databaseUrl,
    target: next,
    mayWrite,
    ...(onProgress ? { onProgress } : {}),
  });
  if (!force) await checkFilled(next, sent);
  let caughtUp = await drain(session, next);

  caughtUp += await withLock(session, 'sync', target.name, async () => {
    // Nobody writes to the old index now, so what the new one holds after this is all that the old one ever had.
    const last = await drainLocked(session, next);
    if (!force && !(await isNotOurs(session, target))) await checkSwap(target, next);
    await mayWrite();
    await swapIn(session, target, next);
    return last;
  });
  await deleteIndexIfExists(connection, next.uid);
  // Where no worker runs, the changes that came during the swap are this run's to take.
  caughtUp += await drain(session, target);
  return { profiles: sent, setAside, caughtUp };
}

/**
 * Exchanges the indexes, then what is noted of them. A crash between the two leaves the new index with the old one's notes: it is then
 * taken for a foreign one, and rebuilt. No search misses anything.
 */
async function swapIn(session: Session, target: Target, next: Target): Promise<void> {
  const { connection } = target;
  if (!(await indexExists(connection, target.uid))) await createIndex(connection, target.uid);
  await swapIndexes(connection, target.uid, next.uid);
  await session.sql.begin(async (sql) => {
    const state = await readTarget(sql, next.name);
    if (!state) throw new Error(`What ${next.name} holds is not noted any more.`);
    await writeTarget(sql, { ...state, name: target.name });
    await moveDeadLetters(sql, next.name, target.name);
    await deleteTarget(sql, next.name);
    await sql`select pg_notify('search_changes', ''), pg_notify('search_index_changed', '')`;
  });
}

/**
 * Leave to write to the index that a rebuild fills: only who holds the rebuild's lock writes there. A rebuild takes many minutes, in which a
 * busy machine can make any process stand still for a moment. It then gives its word anew and asks whether the lock is still its own, and
 * goes on: nobody else has written meanwhile.
 * @returns to be awaited before each write; rejects with a SessionLostError once the lock is gone
 */
export function permission(session: Session): () => Promise<void> {
  let check = session.fence();
  return async () => {
    for (const until = performance.now() + LONGEST_MS; ;) {
      try {
        check();
        return;
      } catch (error) {
        if (session.isLost() || performance.now() > until) throw error;
      }
      await delay(ASK_AGAIN_MS);
      // Begun before the lock is asked for, so that it holds for all that follows.
      const next = session.fence();
      await session.whileOpen(() => session.sql`select`);
      check = next;
    }
  };
}
