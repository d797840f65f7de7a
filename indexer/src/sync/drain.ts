import { withLock, type Session } from '../log/session.ts';
import type { Target } from '../target.ts';
import { syncBatch, type SentAhead } from './sync-batch.ts';

/** Takes batches until nothing is left to send; holds the sync lock for each. Returns how many changes there were. */
export async function drain(session: Session, target: Target): Promise<number> {
  return repeat((sentAhead) =>
    withLock(session, 'sync', target.name, () => syncBatch(session, target, sentAhead)),
  );
}

/** The same for a caller that holds the lock, or whose index no other process knows. */
export async function drainLocked(session: Session, target: Target): Promise<number> {
  return repeat((sentAhead) => syncBatch(session, target, sentAhead));
}

async function repeat(take: (sentAhead: SentAhead) => ReturnType<typeof syncBatch>): Promise<number> {
  const sentAhead: SentAhead = new Set();
  let changes = 0;
  for (let more = true; more;) {
    const batch = await take(sentAhead);
    changes += batch.changes;
    more = batch.more;
  }
  return changes;
}
