import { readChanges } from '../log/changes.ts';
import { lock, type Session, unlock } from '../log/session.ts';
import { moveCursor, readTarget } from '../log/targets.ts';
import type { Target } from '../target.ts';
import { writeProfiles, type WriteResult } from './write-profiles.ts';

/** Changes read at once. What waits goes in one batch; a batch never waits for more. */
const BATCH_SIZE = 5000;

/** The target has no cursor: its index was never built. */
export class NotBuiltError extends Error {
  override readonly name = 'NotBuiltError';
  readonly code = 'not_built';
  constructor(target: string) {
    super(`The index ${target} was never built. Run the rebuild.`);
  }
}

interface BatchResult extends WriteResult {
  /** How many rows of the log were new. */
  changes: number;
  /** True when the log held at least a whole batch: more may be waiting behind it. */
  full: boolean;
  /** True when rows are indexed over which the cursor may not move yet, because an older transaction is still open. */
  unsettled: boolean;
}

/** What was sent ahead of the cursor: numbers of rows that are in the index and not settled yet. */
export type SentAhead = Set<string>;

/**
 * {@link syncBatch} under the sync lock. The reads are sent right behind the lock: statements of one connection run one after the
 * other, so they run under it, and an edit waits for one round trip instead of three.
 */
export async function syncBatchLocking(
  session: Session,
  target: Target,
  sentAhead: SentAhead,
): Promise<BatchResult> {
  const locked = lock(session.sql, 'sync', target.name);
  try {
    const [batch] = await Promise.all([syncBatch(session, target, sentAhead), locked]);
    return batch;
  } finally {
    // A lost session holds nothing; asking would connect again for nothing.
    if (!session.isLost()) await unlock(session.sql, 'sync', target.name);
  }
}

/**
 * Takes what waits in the log for this target, writes the present state of those profiles, and moves the cursor once searches see
 * it. Losing the process anywhere in between repeats the batch, which does no harm.
 *
 * Rows behind an open older transaction are sent, too, so that one long transaction does not freeze the index; only the cursor waits.
 * When the late rows appear they are sent in turn, with the state of that moment.
 *
 * The caller holds the sync lock: one writer at a time is what keeps an old state from following a new one.
 */
async function syncBatch(session: Session, target: Target, sentAhead: SentAhead): Promise<BatchResult> {
  const { sql } = session;
  // Together in one round trip. Only the holder of the lock moves the cursor, so both see the same one.
  const [state, changes] = await Promise.all([
    readTarget(sql, target.name),
    readChanges(sql, target.name, BATCH_SIZE),
  ]);
  if (!state) throw new NotBuiltError(target.name);
  const fresh = changes.filter(({ seq }) => !sentAhead.has(seq));

  const written =
    fresh.length > 0
      ? await writeProfiles(session, target, [...new Set(fresh.map(({ profileId }) => profileId))])
      : { indexed: 0, deleted: 0, setAside: [] };

  const lastSettled = changes.filter(({ settled }) => settled).at(-1);
  if (lastSettled) await moveCursor(sql, target.name, state.cursor, lastSettled);
  else if (fresh.length > 0) await sql`select pg_notify('search_index_changed', '')`;

  const unsettled = changes.filter(({ settled }) => !settled);
  sentAhead.clear();
  for (const { seq } of unsettled) sentAhead.add(seq);
  return {
    ...written,
    changes: fresh.length,
    // A batch of unsettled rows moves nothing: reading again at once would read the same.
    full: changes.length === BATCH_SIZE && lastSettled !== undefined,
    unsettled: unsettled.length > 0,
  };
}

/**
 * Takes all that is in the log when it is called; holds the sync lock for each batch. It does not wait for the log to fall silent,
 * which under steady writing it never does. Returns how many changes there were.
 */
export async function drain(session: Session, target: Target): Promise<number> {
  return repeat((sentAhead) => syncBatchLocking(session, target, sentAhead));
}

/** The same for a caller that holds the lock, or whose index no other process knows. */
export async function drainLocked(session: Session, target: Target): Promise<number> {
  return repeat((sentAhead) => syncBatch(session, target, sentAhead));
}

async function repeat(take: (sentAhead: SentAhead) => ReturnType<typeof syncBatch>): Promise<number> {
  const sentAhead: SentAhead = new Set();
  let changes = 0;
  let full = true;
  while (full) {
    const batch = await take(sentAhead);
    changes += batch.changes;
    full = batch.full;
  }
  return changes;
}
