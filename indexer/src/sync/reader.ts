import type { Logger } from 'pino';
import { pruneChanges } from '../log/changes.ts';
import { lock, openSession, SessionLostError, type Session } from '../log/session.ts';
import { isIndexMissing } from '../engine/engine.ts';
import type { Target } from '../target.ts';
import { NotBuiltError, type SentAhead, syncBatchLocking } from './sync-batch.ts';
import type { WakeUp } from './wake-up.ts';

export interface ReaderOptions {
  databaseUrl: string;
  target: Target;
  wakeUp: WakeUp;
  /** Ends the reader after the batch in hand. */
  signal: AbortSignal;
  logger: Logger;
  /** Builds an index that is not there. Does nothing when another process has built it meanwhile. */
  build: (target: Target) => Promise<void>;
  /** Called when this process has become the one that acts for the target. */
  onActive?: () => void;
}

/** How long a reader waits, in milliseconds. */
const WAIT_MS = {
  /** The safety net under NOTIFY. */
  poll: 5000,
  /** Until an older transaction may have ended, growing to the second figure. */
  unsettledFirst: 20,
  unsettledMost: 1000,
  /** After a failure, doubling to the second figure. */
  failureFirst: 100,
  failureMost: 2000,
} as const;

const PRUNE_EVERY_MS = 60_000;

/**
 * Follows the log for one target until the signal aborts. Survives whatever Postgres and Meilisearch do: it says what is wrong, tries
 * again with growing pauses, and goes on from the cursor.
 */
export async function runReader(options: ReaderOptions): Promise<void> {
  const { databaseUrl, target, wakeUp, signal, logger } = options;
  let pauseMs: number = WAIT_MS.failureFirst;
  let lastFailure: string | undefined;
  const recovered = () => {
    if (lastFailure !== undefined) logger.info({ target: target.name }, 'recovered');
    lastFailure = undefined;
    pauseMs = WAIT_MS.failureFirst;
  };

  while (!signal.aborted) {
    const session = openSession(databaseUrl);
    // A standby waits for its lock inside Postgres; only closing the connection ends that.
    let waiting = true;
    const stopWaiting = () => {
      if (waiting) void session.close();
    };
    signal.addEventListener('abort', stopWaiting, { once: true });
    try {
      await session.whileOpen(() => lock(session.sql, 'reader', target.name));
      waiting = false;
      options.onActive?.();
      await session.whileOpen(() => follow(session, options, recovered));
    } catch (error) {
      if (isAborted(signal)) break;
      const message = error instanceof Error ? error.message : String(error);
      // Once per kind of failure: a server that is down for an hour is one line.
      if (message !== lastFailure)
        logger.warn({ target: target.name, err: error }, 'sync failed; trying again');
      lastFailure = message;
      if (error instanceof NotBuiltError || isIndexMissing(error)) await tryBuild(options);
      await wakeUp.wait(pauseMs);
      pauseMs = Math.min(pauseMs * 2, WAIT_MS.failureMost);
    } finally {
      signal.removeEventListener('abort', stopWaiting);
      await session.close();
    }
  }
}

/** Takes batches for as long as nothing fails. */
async function follow(session: Session, options: ReaderOptions, recovered: () => void): Promise<void> {
  const { target, wakeUp, signal, logger } = options;
  const sentAhead: SentAhead = new Set();
  let unsettledMs: number = WAIT_MS.unsettledFirst;
  let prunedAt = 0;
  while (!signal.aborted) {
    const startedAt = performance.now();
    const batch = await syncBatchLocking(session, target, sentAhead);
    if (session.isLost()) throw new SessionLostError();
    recovered();
    if (batch.changes > 0) {
      const { changes, indexed, deleted } = batch;
      const ms = Math.round(performance.now() - startedAt);
      logger.info({ target: target.name, changes, indexed, deleted, ms }, 'synced');
    }
    // The engine's reason may quote the profile; it stands in the database, for `status`, and not here.
    for (const { profileId } of batch.setAside) {
      logger.error({ target: target.name, profileId }, 'profile set aside');
    }
    if (batch.full || batch.changes > 0) {
      unsettledMs = WAIT_MS.unsettledFirst;
      continue;
    }
    if (performance.now() - prunedAt > PRUNE_EVERY_MS) {
      await pruneChanges(session.sql);
      prunedAt = performance.now();
    }
    await wakeUp.wait(batch.unsettled ? unsettledMs : WAIT_MS.poll);
    unsettledMs = batch.unsettled ? Math.min(unsettledMs * 2, WAIT_MS.unsettledMost) : WAIT_MS.unsettledFirst;
  }
}

async function tryBuild({ build, target, logger }: ReaderOptions): Promise<void> {
  try {
    await build(target);
  } catch (error) {
    logger.warn({ target: target.name, err: error }, 'building the index failed; trying again');
  }
}

/** Read through a function, since the compiler believes that a signal it saw unaborted stays so. */
function isAborted(signal: AbortSignal): boolean {
  return signal.aborted;
}
