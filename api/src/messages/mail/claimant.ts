import { DATABASE_CLIENT } from '@directory/runtime/database-client';
import { openPool } from '@directory/runtime/database-pool';
import { randomInt } from 'node:crypto';
import postgres from 'postgres';

/** Of the advisory locks by which workers are known to live; `mail_claim_is_free` in the database names it, too. */
const LOCKS = 823677;
const LOOK_MS = 2000;

/** A worker, as far as mails are claimed by it. */
export type Claimant = ReturnType<typeof openClaimant>;

/**
 * Opens a session that holds the worker's lock until the process ends. It lives as long as the process exists, also while that stands
 * still; a session that breaks is opened anew.
 */
export function openClaimant(databaseUrl: string) {
  const number = randomInt(2 ** 31);
  const session = openPool(
    (link) =>
      postgres(databaseUrl, {
        ...DATABASE_CLIENT,
        connect_timeout: 5,
        connection: { application_name: 'directory-worker-claims' },
        ...link,
      }),
    { size: 1, lifetimeMs: Infinity },
  );
  let isAsking = false;
  let tell: () => void = () => undefined;
  const known = new Promise<void>((resolve) => (tell = resolve));
  const hold = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    try {
      // Once for each session: the lock counts how often it was taken.
      await session`
        select pg_try_advisory_lock(${LOCKS}::integer, ${number}::integer)
        where not exists (
          select from pg_locks
          where locktype = 'advisory' and classid = ${LOCKS} and objid = ${number}::integer::oid and pid = pg_backend_pid()
        )`;
      tell();
    } catch {
      // The database is away: nothing is claimed meanwhile, and the next look opens a session.
    } finally {
      isAsking = false;
    }
  };
  const timer = setInterval(() => void hold(), LOOK_MS);
  void hold();
  return {
    /** Stands in the rows of the mails that it sends. */
    number,
    /** Resolves once the others can see that it lives: what it claims before, they would take for a dead one's. */
    known: () => known,
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await session.end({ timeout: 1 });
    },
  };
}
