import type { Session } from '../log/session.ts';
import type { Target } from '../target.ts';
import { syncBatch, syncBatchLocking, type SentAhead } from './sync-batch.ts';

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
