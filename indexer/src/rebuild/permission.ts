import { setTimeout as delay } from 'node:timers/promises';
import type { Session } from '../log/session.ts';

/** So long a process that stood still is given to give its word again. */
const LONGEST_MS = 20_000;
const ASK_AGAIN_MS = 250;

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
