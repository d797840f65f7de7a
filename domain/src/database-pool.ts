import {
  ConnectionLostError,
  transaction,
  type DriverClient,
  type DriverQuery,
} from './database-transaction.ts';

export interface PoolOptions {
  /** How many connections at most; each is opened when it is needed. */
  size: number;
  /** A connection that is older is not used again, in ms. Where a session's state matters it is kept. */
  lifetimeMs?: number;
}

/** The driver's options of a connection that the pool opens, to be put after the client's own. */
export interface LinkOptions {
  max: 1;
  max_lifetime: null;
  idle_timeout: 0;
  onclose: () => void;
}

interface Link<S> {
  client: S;
  isLost: boolean;
  until: number;
}

interface Waiting<S> {
  use: (link: Link<S>) => void;
  refuse: (error: Error) => void;
}

const LIFETIME_MS = 45 * 60_000;
/** Of a server that accepts connections and says nothing on them. */
const CONNECT_MS = 10_000;

/**
 * Connections of the driver `postgres` that look like one client of it: questions and transactions, each alone on a connection. Cursors
 * and fragments work as well, `listen` and `reserve` do not.
 *
 * The driver connects again by itself, and keeps what was under way on the lost connection: postgres 3.4 never settles a question that
 * is asked between a socket's error and its close, and then gives each that follows the answer of the next. So each connection is a client
 * of its own here, which is thrown away when it is lost, and all that it was asked fails.
 * @param open opens a client of one connection with these options beside its own
 */
export function openPool<S extends DriverClient>(
  open: (options: LinkOptions) => S,
  { size, lifetimeMs = LIFETIME_MS }: PoolOptions,
): S {
  const openLink = (onclose: () => void) => open({ max: 1, max_lifetime: null, idle_timeout: 0, onclose });
  // Makes statements and asks none.
  const maker = openLink(() => undefined);
  const links = new Set<Link<S>>();
  const idle: Link<S>[] = [];
  const waiting: Waiting<S>[] = [];
  let isEnded = false;

  function addLink(): Link<S> {
    const link = { client: openLink(() => drop(link)), isLost: false, until: performance.now() + lifetimeMs };
    links.add(link);
    return link;
  }

  function take(next: Waiting<S>): void {
    if (isEnded) next.refuse(new ConnectionLostError());
    else if (idle.length > 0) next.use(idle.pop() as Link<S>);
    else if (links.size < size) next.use(addLink());
    else waiting.push(next);
  }

  function drop(link: Link<S>): void {
    if (link.isLost) return;
    link.isLost = true;
    links.delete(link);
    remove(idle, link);
    // Rejects what the driver would keep for its next connection.
    void link.client.end({ timeout: 0 });
    const next = waiting.shift();
    if (next) take(next);
  }

  function release(link: Link<S>): void {
    if (link.isLost) return;
    if (performance.now() > link.until) {
      drop(link);
      return;
    }
    const next = waiting.shift();
    if (next) next.use(link);
    else idle.push(link);
  }

  /** A failed connection closes in this turn of the event loop at the latest; what comes in the next has a whole one. */
  const releaseLater = (link: Link<S>) => void setTimeout(() => release(link), 0);

  /** @returns a function that says that it is over */
  function limitConnecting(link: Link<S>, isThere: () => boolean): () => void {
    const timer = setTimeout(() => {
      if (!isThere()) drop(link);
    }, CONNECT_MS);
    return () => clearTimeout(timer);
  }

  function ask(query: DriverQuery): void {
    if (query.cancelled) return;
    let taken: { link: Link<S>; clear: () => void } | undefined;
    const isTaken = () => query.state !== null;
    const place: Waiting<S> = {
      use(link) {
        taken = { link, clear: limitConnecting(link, isTaken) };
        handlerOf(link.client)(query);
      },
      refuse: (error) => query.reject(error),
    };
    onAnswer(query, (failed) => {
      if (!taken) {
        // Nobody waits for it any more.
        remove(waiting, place);
        return;
      }
      const { link, clear } = taken;
      clear();
      if (!isTaken()) drop(link);
      else if (failed) releaseLater(link);
      else queueMicrotask(() => release(link));
    });
    take(place);
  }

  function begin(...args: unknown[]): Promise<unknown> {
    const work = args.pop() as (sql: never) => unknown;
    const [options = ''] = args as [string?];
    return new Promise((resolve, reject) => {
      const use = (link: Link<S>): void => {
        let hasBegun = false;
        const clear = limitConnecting(link, () => hasBegun);
        const begun = (sql: never): unknown => {
          hasBegun = true;
          return work(sql);
        };
        transaction(link.client, () => link.isLost, options, begun)
          .then(resolve, reject)
          .finally(() => {
            clear();
            releaseLater(link);
          });
      };
      take({ use, refuse: reject });
    });
  }

  async function end(options?: { timeout?: number }): Promise<void> {
    isEnded = true;
    for (const { refuse } of waiting.splice(0)) refuse(new ConnectionLostError());
    await Promise.all([maker, ...Array.from(links, ({ client }) => client)].map((each) => each.end(options)));
  }

  const ours = (made: unknown): unknown => {
    if (made instanceof Promise) (made as DriverQuery).handler = ask;
    return made;
  };
  const unsafe = (...args: never[]) =>
    ours((maker as unknown as { unsafe: (...args: never[]) => unknown }).unsafe(...args));
  const own = new Map<string | symbol, unknown>(Object.entries({ begin, end, unsafe }));
  return new Proxy(maker, {
    apply: (target, self, args) => ours(Reflect.apply(target as unknown as () => unknown, self, args)),
    get: (target, key, receiver) => own.get(key) ?? (Reflect.get(target, key, receiver) as unknown),
  });
}

function remove<T>(list: T[], item: T): void {
  const place = list.indexOf(item);
  if (place >= 0) list.splice(place, 1);
}

/** The client's own way of sending, taken from a statement that nobody asks. */
function handlerOf(client: unknown): DriverQuery['handler'] {
  return (client as (text: TemplateStringsArray) => DriverQuery)`select 1`.handler;
}

/** Calls back once, before the query settles, also where the driver puts other functions in the place of these (a cursor's). */
function onAnswer(query: DriverQuery, answered: (failed: boolean) => void): void {
  let isAnswered = false;
  for (const [name, failed] of [
    ['resolve', false],
    ['reject', true],
  ] as const) {
    let settle = query[name];
    void Object.defineProperty(query, name, {
      get: () => (value: unknown) => {
        if (!isAnswered) {
          isAnswered = true;
          answered(failed);
        }
        settle.call(query, value);
      },
      set(other: typeof settle) {
        settle = other;
      },
    });
  }
}
