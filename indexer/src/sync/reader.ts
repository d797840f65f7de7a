import { inSpan, type Tracing } from '@directory/runtime/telemetry/tracing';
import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import { logAgain, pruneChanges } from '../log/changes.ts';
import type { Lease } from '../log/lease.ts';
import { lock, openSession, SessionLostError, type Session } from '../log/session.ts';
import { noteTrouble } from '../log/targets.ts';
import { isIndexMissing } from '../engine/engine.ts';
import type { IndexerMetrics } from '../metrics.ts';
import { clearAbandoned } from '../rebuild/leftovers.ts';
import type { Target } from '../target.ts';
import { findLoss, IndexLostError } from './check-index.ts';
import { Backlog, NotBuiltError, syncBatchLocking } from './sync-batch.ts';
import type { WakeUp } from './wake-up.ts';

export interface ReaderOptions {
  databaseUrl: string;
  target: Target;
  lease: Lease;
  wakeUp: WakeUp;
  /** Ends the reader after the batch in hand. */
  signal: AbortSignal;
  logger: Logger;
  /** Builds an index that is not there or not ours. Does nothing when another process has built it meanwhile. */
  build: (target: Target) => Promise<void>;
  /** What is to be done now and then by whoever acts for the target. */
  tend?: (sql: Sql) => Promise<void>;
  /** Called when this process has become the one that acts for the target. */
  onActive?: () => void;
  metrics?: IndexerMetrics | undefined;
  tracing?: Tracing | undefined;
}

/** How long a reader waits, in milliseconds. */
const WAIT_MS = {
  /** The safety net under NOTIFY, and how often the index is looked at. */
  poll: 2000,
  /** After a failure, doubling to the second figure. */
  failureFirst: 100,
  failureMost: 2000,
} as const;

const PRUNE_EVERY_MS = 60_000;

/**
 * Follows the log for one target until the signal aborts. Survives whatever Postgres and Meilisearch do: it says what is wrong, tries
 * again with growing pauses, and goes on from what the index holds.
 */
export async function runReader(options: ReaderOptions): Promise<void> {
  const { databaseUrl, target, lease, wakeUp, signal, logger } = options;
  let pauseMs: number = WAIT_MS.failureFirst;
  let lastFailure: string | undefined;
  let lastBuildFailure: string | undefined;
  /** What may have been sent after another process took over. */
  let doubtful: readonly string[] = [];
  const recovered = () => {
    if (lastFailure !== undefined) logger.info({ target: target.name }, 'recovered');
    lastFailure = undefined;
    pauseMs = WAIT_MS.failureFirst;
  };

  while (!signal.aborted) {
    const session = openSession(databaseUrl, lease);
    const backlog = new Backlog();
    // A standby waits for its lock inside Postgres; only closing the connection ends that.
    let waiting = true;
    const stopWaiting = () => {
      if (waiting) void session.close();
    };
    signal.addEventListener('abort', stopWaiting, { once: true });
    try {
      if (doubtful.length > 0) await session.whileOpen(() => logAgain(session.sql, doubtful));
      doubtful = [];
      await session.whileOpen(() => lock(session.sql, 'reader', target.name));
      waiting = false;
      options.onActive?.();
      options.metrics?.active(target.name, true);
      await session.whileOpen(() => follow(session, options, backlog, recovered));
    } catch (error) {
      if (isAborted(signal)) break;
      if (session.isLost() || error instanceof SessionLostError) doubtful = backlog.inHand;
      const message = error instanceof Error ? error.message : String(error);
      // Once per kind of failure: a server that is down for an hour is one line.
      if (message !== lastFailure)
        logger.warn({ target: target.name, err: error }, 'sync failed; trying again');
      lastFailure = message;
      options.metrics?.failed(target.name);
      await noteFailure(session, target, error);
      if (mustBuild(error)) lastBuildFailure = await tryBuild(options, lastBuildFailure);
      await wakeUp.wait(pauseMs);
      pauseMs = Math.min(pauseMs * 2, WAIT_MS.failureMost);
    } finally {
      signal.removeEventListener('abort', stopWaiting);
      options.metrics?.active(target.name, false);
      await session.close();
    }
  }
}

/** Takes batches for as long as nothing fails. */
async function follow(
  session: Session,
  options: ReaderOptions,
  backlog: Backlog,
  recovered: () => void,
): Promise<void> {
  const { target, wakeUp, signal, logger, metrics, tracing } = options;
  let lookedAt = -Infinity;
  let prunedAt = -Infinity;
  while (!signal.aborted) {
    const startedAt = performance.now();
    if (startedAt - lookedAt >= WAIT_MS.poll) {
      const loss = await findLoss(session, target);
      if (loss) throw new IndexLostError(target.name, loss);
      lookedAt = startedAt;
    }
    const batch = await inSpan(tracing, 'sync batch', { facts: { index: target.name } }, () =>
      syncBatchLocking(session, target, backlog),
    );
    if (session.isLost()) throw new SessionLostError();
    recovered();
    metrics?.synced(target.name, batch, performance.now() - startedAt);
    if (batch.changes > 0 || batch.indexed + batch.deleted > 0) {
      const { changes, indexed, deleted, waiting } = batch;
      const ms = Math.round(performance.now() - startedAt);
      logger.info({ target: target.name, changes, indexed, deleted, waiting, ms }, 'synced');
    }
    // The engine's reason may quote the profile; it stands in the database, for `status`, and not here.
    for (const { profileId } of batch.setAside) {
      logger.error({ target: target.name, profileId }, 'profile set aside');
    }
    if (batch.changes > 0 || batch.waiting > 0) continue;
    if (performance.now() - prunedAt > PRUNE_EVERY_MS) {
      // A rebuild that was broken off would hold up the pruning for good.
      await clearAbandoned(session, target);
      await pruneChanges(session.sql);
      prunedAt = performance.now();
    }
    await options.tend?.(session.sql);
    await wakeUp.wait(WAIT_MS.poll);
  }
}

function mustBuild(error: unknown): boolean {
  return error instanceof NotBuiltError || error instanceof IndexLostError || isIndexMissing(error);
}

/** Lets the others know, as far as the database can be told. */
async function noteFailure(session: Session, { name }: Target, error: unknown): Promise<void> {
  if (session.isLost()) return;
  const trouble =
    error instanceof IndexLostError ? error.code : isIndexMissing(error) ? 'index_missing' : 'sync_failing';
  try {
    await session.whileOpen(() => noteTrouble(session.sql, name, trouble));
  } catch {
    // Then the database is the trouble, which everybody sees.
  }
}

/** Returns why it failed; the same reason as before is not logged again. */
async function tryBuild(
  { build, target, logger }: ReaderOptions,
  lastFailure: string | undefined,
): Promise<string | undefined> {
  try {
    await build(target);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (message !== lastFailure)
      logger.warn({ target: target.name, err: error }, 'building the index failed; trying again');
    return message;
  }
}

/** Read through a function, since the compiler believes that a signal it saw unaborted stays so. */
function isAborted(signal: AbortSignal): boolean {
  return signal.aborted;
}
