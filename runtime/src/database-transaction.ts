/** A client of the driver `postgres`, as far as it is needed here and in the pool. */
export interface DriverClient {
  begin: (...args: never[]) => Promise<unknown>;
  end: (options?: { timeout?: number }) => Promise<void>;
}

/** What the driver makes of a statement: a promise that sends itself, by its handler, once somebody wants the result. */
export interface DriverQuery extends Promise<unknown> {
  handler: (query: DriverQuery) => unknown;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
  /** Set as soon as a connection has taken it. */
  state: unknown;
  cancelled: unknown;
  canceller: unknown;
  /** Takes it back where it was not sent, and asks the server to leave it where it was. */
  cancel: () => unknown;
  /** Of a cursor that is read. */
  cursorFn?: unknown;
}

type Work<T> = (sql: never) => T | Promise<T>;

/** The connection ended before the answer came; what became of what was asked nobody knows. */
export class ConnectionLostError extends Error {
  override readonly name = 'ConnectionLostError';
  readonly code = 'CONNECTION_CLOSED';
  constructor() {
    super('The connection to the database was lost.');
  }
}

/**
 * Runs `work` in a transaction on a client of one connection. postgres 3.4 sends its own rollback, and whatever `work` still asks, to a
 * connection that is gone: that ends the process, or reaches whoever has the connection by then. Here nothing is sent any more.
 * @param isLost whether the connection is gone, known as soon as it is
 * @throws whatever `work` throws, or the driver's error when the connection is lost
 */
export async function transaction<T>(
  client: DriverClient,
  isLost: () => boolean,
  options: string,
  work: Work<T>,
): Promise<T> {
  const begin = client.begin as unknown as (options: string, work: (sql: object) => Promise<T>) => Promise<T>;
  return begin(options, async (sql) => {
    try {
      const made = work(guarded(sql, isLost) as never);
      // As the driver does with a list of statements.
      const result = Array.isArray(made) ? ((await Promise.all(made)) as T) : await made;
      return isLost() ? await never() : result;
    } catch (error) {
      if (isLost()) await never();
      throw error;
    }
  });
}

/** The driver has rejected the transaction already; what it hears of `work` it would answer on the connection. */
const never = () => new Promise<never>(() => undefined);

function guarded(sql: object, isLost: () => boolean): object {
  const guard = (made: unknown): unknown => {
    if (!(made instanceof Promise)) return made;
    const query = made as DriverQuery;
    const { handler } = query;
    query.handler = () => (isLost() ? query.reject(new ConnectionLostError()) : handler(query));
    return query;
  };
  return new Proxy(sql, {
    apply: (target, self, args) => guard(Reflect.apply(target as () => unknown, self, args)),
    get: (target, key, receiver) => {
      const value = Reflect.get(target, key, receiver) as unknown;
      if (key !== 'unsafe' && key !== 'file') return value;
      return (...args: never[]) => guard((value as (...args: never[]) => unknown)(...args));
    },
  });
}
