import type { Lease } from './log/lease.ts';
import { openSession, withLock } from './log/session.ts';
import { readTarget } from './log/targets.ts';
import { NotBuiltError } from './sync/sync-batch.ts';
import { writeProfiles, type WriteResult } from './sync/write-profiles.ts';
import type { Target } from './target.ts';

export interface ReindexOptions {
  databaseUrl: string;
  target: Target;
  profileIds: readonly string[];
  lease?: Lease;
}

/**
 * Brings the index to the present state of these profiles at once, whether they changed or not; who is hidden or gone is taken out of
 * it. Waits for a batch that is being written. @throws NotBuiltError
 */
export async function reindex({
  databaseUrl,
  target,
  profileIds,
  lease,
}: ReindexOptions): Promise<WriteResult> {
  const session = openSession(databaseUrl, lease);
  try {
    return await withLock(session, 'sync', target.name, async () => {
      if (!(await readTarget(session.sql, target.name))) throw new NotBuiltError(target.name);
      const written = await writeProfiles(session, target, profileIds);
      await session.sql`select pg_notify('search_index_changed', '')`;
      return written;
    });
  } finally {
    await session.close();
  }
}
