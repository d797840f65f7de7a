import { DATABASE_CLIENT } from '@directory/runtime/database-client';
import { openPool } from '@directory/runtime/database-pool';
import postgres from 'postgres';
import { ApiError } from './errors.ts';

/** Longer than that nobody waits for an answer of the database; a page that cannot be made is said to be so within five seconds. */
const MOST_MS = 4500;
/** Postgres' own limit comes first: what it ends leaves its connection free. */
const STATEMENT_MS = 4000;

/** What the driver's queries are beside promises, as far as it is needed here: postgres 3.4 has no limit of its own. */
interface DriverQuery extends Promise<unknown> {
  /** Sends the query, once; the driver calls it when somebody wants the result. */
  handle: () => unknown;
  reject: (error: unknown) => void;
  cancel: () => unknown;
  /** Set as soon as a connection has taken it. */
  state: unknown;
}

/**
 * The server's client of the database. Each question is answered in 4.5 seconds or fails as {@link DatabaseUnavailable}, as does one
 * that no server takes: Postgres' own limit is of no use while Postgres stands still.
 */
export function openDatabase(url: string, mostConnections: number): postgres.Sql {
  const sql = openPool(
    (link) =>
      postgres(url, {
        ...DATABASE_CLIENT,
        connect_timeout: STATEMENT_MS / 1000,
        // As an option: a pooler in between passes on that, and no other setting.
        connection: { application_name: 'directory-api', options: `-c statement_timeout=${STATEMENT_MS}` },
        ...link,
      }),
    { size: mostConnections },
  );
  const begin = async (...args: Parameters<typeof sql.begin>) => {
    const { promise: late, clear } = lateness();
    try {
      return await Promise.race([sql.begin(...args), late]);
    } catch (error) {
      throw isAway(error) ? new DatabaseUnavailable(error) : error;
    } finally {
      clear();
    }
  };
  return new Proxy(sql, {
    apply(target, self, args: Parameters<typeof sql>) {
      const made: unknown = Reflect.apply(target, self, args);
      // Fragments and lists are made by the same function; only what is waited for is sent.
      if (made instanceof Promise) limit(made as DriverQuery);
      return made;
    },
    get: (target, key, receiver) =>
      key === 'begin' ? begin : (Reflect.get(target, key, receiver) as unknown),
  });
}

function limit(query: DriverQuery): void {
  const { handle, reject } = query;
  const fail = (error: unknown) => reject.call(query, isAway(error) ? new DatabaseUnavailable(error) : error);
  query.reject = fail;
  let isSent = false;
  query.handle = () => {
    if (!isSent) {
      isSent = true;
      const timer = setTimeout(() => {
        // Not through the query: its connection is busy with it until it has answered.
        fail(new Late());
        // One that no connection has taken would be asked later, for nobody.
        if (!query.state) query.cancel();
      }, MOST_MS);
      const clear = () => clearTimeout(timer);
      void Promise.prototype.then.call(query, clear, clear);
    }
    return handle.call(query);
  };
}

function lateness(): { promise: Promise<never>; clear: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const promise = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Late()), MOST_MS);
  });
  return { promise, clear: () => clearTimeout(timer) };
}

class Late extends Error {
  override readonly name = 'Late';
  readonly code = 'LATE';
  constructor() {
    super(`Postgres did not answer within ${MOST_MS} ms`);
  }
}

/** No server, none that takes connections, one that is ending, or none that answers in time. */
const AWAY = new Set([
  'LATE',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ENOTFOUND',
  'ETIMEDOUT',
  // No room on its disk or in its memory, or one that only reads; too many connections; a server that shuts down or starts, and a statement that took too long.
  '25006',
  '53000',
  '53100',
  '53200',
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
]);

function isAway(error: unknown): boolean {
  return error instanceof Error && 'code' in error && AWAY.has(String(error.code));
}

/** A route may have better words than these, which are a 503 `database_unavailable`. The cause is for the log. */
export class DatabaseUnavailable extends ApiError {
  constructor(cause: unknown) {
    const sentence = 'The directory cannot look this up just now. Please try again in a moment.';
    super(503, 'database_unavailable', sentence, { cause, retryAfterSeconds: 5 });
  }
}
