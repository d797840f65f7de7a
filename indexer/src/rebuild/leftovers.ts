import { deleteIndexIfExists } from '../engine/index-admin.ts';
import { tryLock, unlock, type Session } from '../log/session.ts';
import { deleteTarget } from '../log/targets.ts';
import { rebuildTargetOf, type Target } from '../target.ts';

/** Clears what a rebuild left that was broken off: its index, what is noted of it (which holds up pruning) and its dead letters. */
export async function clearLeftovers({ sql }: Session, next: Target): Promise<void> {
  await deleteTarget(sql, next.name);
  await sql`delete from public.search_dead_letters where index_uid = ${next.name}`;
  await deleteIndexIfExists(next.connection, next.uid);
}

/** Whether a rebuild of the target runs somewhere. */
export async function isRebuilding({ sql }: Session, target: Target): Promise<boolean> {
  if (!(await tryLock(sql, 'rebuild', target.name))) return true;
  await unlock(sql, 'rebuild', target.name);
  return false;
}

/** Clears what a rebuild left whose process is gone. Returns whether it was free to: false while one runs. */
export async function clearAbandoned(session: Session, target: Target): Promise<boolean> {
  const { sql } = session;
  if (!(await tryLock(sql, 'rebuild', target.name))) return false;
  try {
    await clearLeftovers(session, rebuildTargetOf(target));
    return true;
  } finally {
    if (!session.isLost()) await unlock(sql, 'rebuild', target.name);
  }
}
