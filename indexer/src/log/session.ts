import { DATABASE_CLIENT } from '@directory/runtime/database-client';
import { openPool } from '@directory/runtime/database-pool';
import postgres, { type Sql } from 'postgres';
import { connectionName, type Lease } from './lease.ts';

/** One connection of its own, for advisory locks: they live as long as the connection does. */
export interface Session {
  /** Fails for good once the connection is gone. */
  readonly sql: Sql;
  /** True once the connection, and every lock with it, is gone. */
  isLost(): boolean;
  /** Runs `work` and rejects with a SessionLostError as soon as the connection is gone, whatever `work` waits for. */
  whileOpen<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Begins something that only the holder of a lock may write: call it before reading what will be written, and what it returns
   * right before each write. That throws a SessionLostError once another process may have taken over since.
   */
  fence(): () => void;
  close(): Promise<void>;
}

/** The session's connection, and every lock with it, is gone. */
export class SessionLostError extends Error {
  override readonly name = 'SessionLostError';
  readonly code = 'session_lost';
  constructor() {
    super('The database connection that held the lock was lost.');
  }
}

/** Opens the session; it connects with the first query. With a lease it is cut off when its process stands still. */
export function openSession(databaseUrl: string, lease?: Lease): Session {
  let lost = false;
  const losing = new EventTarget();
  const sql = openPool(
    (link) =>
      postgres(databaseUrl, {
        ...DATABASE_CLIENT,
        connect_timeout: 5,
        connection: { application_name: connectionName(lease) },
        ...link,
        onclose: () => {
          lost = true;
          losing.dispatchEvent(new Event('lost'));
          // Before another connection is opened, which would hold no lock.
          void close();
          link.onclose();
        },
      }),
    { size: 1, lifetimeMs: Infinity },
  );
  const close = () => sql.end({ timeout: 0 });
  const fence = () => {
    const begun = lease?.stretch();
    return () => {
      if (lost || begun === null || lease?.stretch() !== begun) throw new SessionLostError();
    };
  };
  const whileOpen = async <T>(work: () => Promise<T>): Promise<T> => {
    if (lost) throw new SessionLostError();
    const { promise: gone, reject } = rejectable();
    const onLost = () => reject(new SessionLostError());
    losing.addEventListener('lost', onLost);
    try {
      return await Promise.race([work(), gone]);
    } finally {
      losing.removeEventListener('lost', onLost);
    }
  };
  return { sql, isLost: () => lost, whileOpen, fence, close };
}

function rejectable(): { promise: Promise<never>; reject: (error: Error) => void } {
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<never>((_, refuse) => (reject = refuse));
  return { promise, reject };
}

/**
 * `reader`: who follows the log for this target; the others wait behind it as hot standbys. `sync`: who writes to the
 * target's index right now; a rebuild takes it for the swap. `rebuild`: one rebuild of a target at a time.
 */
export type LockKind = 'reader' | 'sync' | 'rebuild';

/** Takes a session's lock, waiting as long as another holds it. Its statement is sent before this returns the promise. */
export async function lock(sql: Sql, kind: LockKind, target: string): Promise<void> {
  await sql`select pg_advisory_lock(hashtextextended(${lockName(kind, target)}, 0))`.execute();
}

/** Takes a session's lock if nobody holds it. */
export async function tryLock(sql: Sql, kind: LockKind, target: string): Promise<boolean> {
  const [row] = await sql<{ taken: boolean }[]>`
    select pg_try_advisory_lock(hashtextextended(${lockName(kind, target)}, 0)) as taken`;
  return row?.taken ?? false;
}

export async function unlock(sql: Sql, kind: LockKind, target: string): Promise<void> {
  await sql`select pg_advisory_unlock(hashtextextended(${lockName(kind, target)}, 0))`;
}

/** Runs `work` with the lock held. When the connection breaks the lock is gone with it, and `work` fails. */
export async function withLock<T>(
  session: Session,
  kind: LockKind,
  target: string,
  work: () => Promise<T>,
): Promise<T> {
  await lock(session.sql, kind, target);
  try {
    return await work();
  } finally {
    // A lost session holds nothing; asking would connect again for nothing.
    if (!session.isLost()) await unlock(session.sql, kind, target);
  }
}

function lockName(kind: LockKind, target: string): string {
  return `directory:index:${kind}:${target}`;
}
