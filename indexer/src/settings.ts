import { hasPresentDocuments, settingsFingerprint } from '@directory/search-config/settings';
import { applySettings } from './engine/index-admin.ts';
import type { Lease } from './log/lease.ts';
import { openSession, withLock } from './log/session.ts';
import { readTarget, writeTarget } from './log/targets.ts';
import { NotBuiltError } from './sync/sync-batch.ts';
import type { Target } from './target.ts';

/** The documents themselves are of an older version: settings alone do not make the index current. */
export class DocumentsOutdatedError extends Error {
  override readonly name = 'DocumentsOutdatedError';
  readonly code = 'documents_outdated';
  constructor() {
    super('The documents have changed, too, so settings alone are not enough. Run the rebuild.');
  }
}

export interface SettingsOptions {
  databaseUrl: string;
  target: Target;
  lease?: Lease;
  /** Applies them also when the fingerprint is the present one, for an index that was changed by hand. */
  force?: boolean;
  dryRun?: boolean;
}

/**
 * Applies the present settings to the index as it stands; the engine reindexes it while it goes on answering. On a large index
 * a rebuild is quicker. @throws NotBuiltError, DocumentsOutdatedError
 */
export async function updateSettings(options: SettingsOptions): Promise<'applied' | 'current' | 'planned'> {
  const { databaseUrl, target, lease, force = false, dryRun = false } = options;
  const session = openSession(databaseUrl, lease);
  try {
    const state = await readTarget(session.sql, target.name);
    if (!state) throw new NotBuiltError(target.name);
    const fingerprint = settingsFingerprint();
    if (state.fingerprint === fingerprint && !force) return 'current';
    if (!hasPresentDocuments(state.fingerprint)) throw new DocumentsOutdatedError();
    if (dryRun) return 'planned';
    await withLock(session, 'sync', target.name, async () => {
      await applySettings(target.connection, target.uid);
      // Read again: a batch may have brought it further before the lock was ours.
      const now = await readTarget(session.sql, target.name);
      if (!now) throw new NotBuiltError(target.name);
      await writeTarget(session.sql, { ...now, fingerprint });
      await session.sql`select pg_notify('search_index_changed', '')`;
    });
    return 'applied';
  } finally {
    await session.close();
  }
}
