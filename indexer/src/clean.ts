import type { Lease } from './log/lease.ts';
import { pruneChanges } from './log/changes.ts';
import { openSession, type Session } from './log/session.ts';
import { deleteTarget, readTarget } from './log/targets.ts';
import { indexExists } from './engine/index-admin.ts';
import { clearAbandoned, isRebuilding } from './rebuild/leftovers.ts';
import { rebuildTargetOf, type Target } from './target.ts';

export interface CleanOptions {
  databaseUrl: string;
  targets: readonly Target[];
  lease?: Lease;
  dryRun?: boolean;
}

/** What was in the way, or in a dry run is. */
export interface CleanResult {
  /** Rebuilds that were broken off, by their target. */
  rebuilds: string[];
  /** Indexes that are noted and on no server that is named: they would hold up the pruning of the log for good. */
  unknown: string[];
  /** What was set aside of profiles that are hidden or gone. */
  deadLetters: number;
  /** Rows of the log that every index holds; null in a dry run. */
  logRows: number | null;
}

/** Clears what nobody needs any more. Searches notice nothing. */
export async function clean({
  databaseUrl,
  targets,
  lease,
  dryRun = false,
}: CleanOptions): Promise<CleanResult> {
  const session = openSession(databaseUrl, lease);
  const { sql } = session;
  try {
    const rebuilds: string[] = [];
    for (const target of targets) {
      if (!(await isAbandoned(session, target))) continue;
      if (dryRun || (await clearAbandoned(session, target))) rebuilds.push(target.name);
    }
    const unknown = await listUnknown(session, targets);
    if (!dryRun) for (const name of unknown) await deleteTarget(sql, name);
    const [letters] = dryRun
      ? await sql<{ count: number }[]>`
          select count(*)::int as count from public.search_dead_letters as d
          where not exists (
            select from public.psychologist_profiles as p where p.id::text = d.profile_id and p.is_active
          )`
      : await sql<{ count: number }[]>`
          with cleared as (
            delete from public.search_dead_letters as d
            where not exists (
              select from public.psychologist_profiles as p where p.id::text = d.profile_id and p.is_active
            )
            returning 1
          )
          select count(*)::int as count from cleared`;
    const logRows = dryRun ? null : await pruneChanges(sql);
    return { rebuilds, unknown, deadLetters: letters?.count ?? 0, logRows };
  } finally {
    await session.close();
  }
}

async function isAbandoned(session: Session, target: Target): Promise<boolean> {
  const next = rebuildTargetOf(target);
  const [state, exists] = await Promise.all([
    readTarget(session.sql, next.name),
    indexExists(next.connection, next.uid),
  ]);
  return (state !== undefined || exists) && !(await isRebuilding(session, target));
}

/** Those of the same index on other servers; an index of another name is somebody else's. */
async function listUnknown({ sql }: Session, targets: readonly Target[]): Promise<string[]> {
  const uids = [...new Set(targets.map(({ uid }) => uid))];
  const names = targets.flatMap((target) => [target.name, rebuildTargetOf(target).name]);
  const rows = await sql<{ name: string }[]>`
    select index_uid as name from public.search_targets
    where split_part(index_uid, '@', 1) = any(${uids}::text[]) and not index_uid = any(${names}::text[])
    order by index_uid`;
  return rows.map(({ name }) => name);
}
