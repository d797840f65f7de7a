import { type Covered, readChanges } from '../log/changes.ts';
import { lock, type Session, unlock } from '../log/session.ts';
import { moveTarget, readTarget } from '../log/targets.ts';
import type { Target } from '../target.ts';
import { IndexLostError } from './check-index.ts';
import { writeProfiles, type WriteResult } from './write-profiles.ts';

/** Profiles sent at once. What waits goes in one batch; a batch never waits for more. */
const BATCH_SIZE = 5000;

/** How often it is noted that an index holds all there is while nothing changes. */
const NOTE_EVERY_MS = 2000;

/** So many edits pass a change of thousands that is being sent. More than these belong to another such change, and wait for their turn. */
const MOST_EDITS = 500;

/** The index was never built. */
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
  /** How many profiles are still to be sent. */
  waiting: number;
}

/** What a reader has seen of the log beyond what its index holds. Lost with its process, it is read again. */
export class Backlog {
  /** What the index held when this began. */
  covered: Covered = '';
  seen: Covered = '1:1:';
  /** The profiles still to be sent, each once, however often it changed. */
  readonly waiting = new Set<string>();
  /** The profiles that are being sent. */
  inHand: readonly string[] = [];
  /** When what the index holds was last noted, by `performance.now()`. */
  notedAt = -Infinity;

  /** Begins anew, since the index is another or was brought further by somebody else. */
  reset(covered: Covered): void {
    this.covered = covered;
    this.waiting.clear();
  }
}

/**
 * {@link syncBatch} under the sync lock. The reads are sent right behind the lock: statements of one connection run one after the
 * other, so they run under it, and an edit waits for one round trip instead of three.
 */
export async function syncBatchLocking(
  session: Session,
  target: Target,
  backlog: Backlog,
): Promise<BatchResult> {
  const locked = lock(session.sql, 'sync', target.name);
  try {
    const [batch] = await Promise.all([syncBatch(session, target, backlog), locked]);
    return batch;
  } finally {
    // A lost session holds nothing; asking would connect again for nothing.
    if (!session.isLost()) await unlock(session.sql, 'sync', target.name);
  }
}

/**
 * Reads what is new in the log, writes the present state of those profiles, and notes what the index now holds once searches see it.
 * Losing the process anywhere in between repeats that, which does no harm.
 *
 * A change of more than a batch is sent in several, each profile once. Edits that come meanwhile go first. What the index holds is
 * noted when all of it is sent.
 *
 * The caller holds the sync lock: one writer at a time is what keeps an old state from following a new one.
 */
async function syncBatch(session: Session, target: Target, backlog: Backlog): Promise<BatchResult> {
  const { sql } = session;
  // Together in one round trip. Only the holder of the lock changes what is noted, so both see the same.
  const [state, changes] = await Promise.all([
    readTarget(sql, target.name),
    readChanges(sql, target.name, backlog),
  ]);
  if (!state) throw new NotBuiltError(target.name);
  if (changes.isAhead) throw new IndexLostError(target.name, 'database_replaced');
  if (state.covered !== backlog.covered) backlog.reset(state.covered);

  const mayPass = backlog.waiting.size === 0 || changes.profileIds.length <= MOST_EDITS;
  const fresh = mayPass ? changes.profileIds : [];
  if (mayPass) backlog.seen = changes.seen;
  const batch = takeBatch(backlog.waiting, fresh);

  const nothing = { indexed: 0, deleted: 0, setAside: [] };
  backlog.inHand = batch;
  const written = batch.length > 0 ? await writeProfiles(session, target, batch) : nothing;
  for (const id of batch) backlog.waiting.delete(id);
  backlog.inHand = [];

  const waiting = backlog.waiting.size;
  const isNews = batch.length > 0;
  const isDue = changes.rows > 0 || isNews || performance.now() - backlog.notedAt > NOTE_EVERY_MS;
  if (waiting === 0 && isDue) {
    backlog.notedAt = performance.now();
    await moveTarget(sql, target.name, state.covered, backlog.seen, isNews);
    backlog.covered = backlog.seen;
  } else if (isNews) {
    await sql`select pg_notify('search_index_changed', '')`;
  }
  return { ...written, changes: mayPass ? changes.rows : 0, waiting };
}

/** Adds what is new to what waits, and gives what goes next: what is new before the rest. */
function takeBatch(waiting: Set<string>, fresh: readonly string[]): string[] {
  const batch = new Set(fresh.slice(0, BATCH_SIZE));
  for (const id of waiting) {
    if (batch.size >= BATCH_SIZE) break;
    batch.add(id);
  }
  for (const id of fresh) waiting.add(id);
  return [...batch];
}

/**
 * Takes all that is in the log when it is called; holds the sync lock for each batch. It does not wait for the log to fall silent,
 * which under steady writing it never does. Returns how many changes there were.
 */
export async function drain(session: Session, target: Target): Promise<number> {
  return repeat((backlog) => syncBatchLocking(session, target, backlog));
}

/** The same for a caller that holds the lock, or whose index no other process knows. */
export async function drainLocked(session: Session, target: Target): Promise<number> {
  return repeat((backlog) => syncBatch(session, target, backlog));
}

async function repeat(take: (backlog: Backlog) => ReturnType<typeof syncBatch>): Promise<number> {
  const backlog = new Backlog();
  let changes = 0;
  let waiting = 1;
  while (waiting > 0) {
    const batch = await take(backlog);
    changes += batch.changes;
    waiting = batch.waiting;
  }
  return changes;
}
