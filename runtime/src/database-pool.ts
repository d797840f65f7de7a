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

/** One connection. */
interface Link<S> {
  readonly client: S;
  /** The client's ways of sending a statement and of taking it back. */
  readonly own: Pick<DriverQuery, 'handler' | 'canceller'>;
  /** What it was asked and has not answered. */
  readonly asked: Set<DriverQuery>;
  /** A transaction or a cursor has it to itself. */
  isReserved: boolean;
  /** It has answered, or begun a transaction: the connection is there. */
  isProven: boolean;
  /** Something failed on it in this turn of the event loop: it may be about to close. */
  isDoubtful: boolean;
  isLost: boolean;
  readonly until: number;
}

interface Waiting<S> {
  /** Wants a connection to itself. */
  isAlone: boolean;
  use: (link: Link<S>) => void;
  refuse: (error: Error) => void;
}

/** How many questions a connection is sent before it has answered the first. */
const DEPTH = 100;
const LIFETIME_MS = 45 * 60_000;
/** Of a server that accepts connections and says nothing on them. */
const CONNECT_MS = 10_000;

/**
 * Connections of the driver `postgres` that look like one client of it, for questions, cursors and transactions; `listen` and `reserve`
 * do not work.
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
  const waiting: Waiting<S>[] = [];
  let isEnded = false;

  function addLink(): Link<S> {
    const client = openLink(() => drop(link));
    const link: Link<S> = {
      client,
      own: ownOf(client),
      asked: new Set(),
      isReserved: false,
      isProven: false,
      isDoubtful: false,
      isLost: false,
      until: performance.now() + lifetimeMs,
    };
    links.add(link);
    setTimeout(() => {
      if (!link.isProven && !Array.from(link.asked).some(({ state }) => state !== null)) drop(link);
    }, CONNECT_MS).unref();
    return link;
  }

  /** A connection that can be used now: one that has nothing to do, a new one, or one that has the least to do. */
  function find(isAlone: boolean): Link<S> | undefined {
    let best: Link<S> | undefined;
    for (const link of links) {
      if (link.isReserved || link.isDoubtful) continue;
      if (link.asked.size === 0) {
        if (performance.now() < link.until) return link;
        drop(link);
      } else if (link.isProven && performance.now() < link.until && link.asked.size < DEPTH) {
        if (link.asked.size < (best?.asked.size ?? DEPTH)) best = link;
      }
    }
    if (links.size < size) return addLink();
    return isAlone ? undefined : best;
  }

  /** In the order in which they came. */
  function serve(): void {
    while (waiting.length > 0) {
      const link = find(waiting[0]?.isAlone ?? false);
      if (!link) return;
      waiting.shift()?.use(link);
    }
  }

  function take(next: Waiting<S>): void {
    if (isEnded) {
      next.refuse(new ConnectionLostError());
      return;
    }
    waiting.push(next);
    serve();
  }

  function drop(link: Link<S>): void {
    if (link.isLost) return;
    link.isLost = true;
    links.delete(link);
    for (const query of link.asked) {
      if (query.state !== null) continue;
      // Not sent yet: the driver would open its connection again for it.
      query.reject(new ConnectionLostError());
      query.cancel();
    }
    // Rejects what the driver would keep for its next connection.
    void link.client.end({ timeout: 0 });
    queueMicrotask(serve);
  }

  /** A connection that failed closes in this turn of the event loop at the latest; what comes in the next has a whole one. */
  function doubt(link: Link<S>): void {
    link.isDoubtful = true;
    setTimeout(() => {
      link.isDoubtful = false;
      serve();
    }, 0);
  }

  function ask(query: DriverQuery): void {
    if (query.cancelled) return;
    let taken: Link<S> | undefined;
    const isAlone = query.cursorFn !== undefined;
    const place: Waiting<S> = {
      isAlone,
      use(link) {
        taken = link;
        link.isReserved = isAlone;
        link.asked.add(query);
        query.canceller = link.own.canceller;
        link.own.handler(query);
      },
      refuse: (error) => query.reject(error),
    };
    onAnswer(query, (failed) => {
      if (!taken) {
        // Nobody waits for it any more.
        remove(waiting, place);
        return;
      }
      taken.asked.delete(query);
      if (isAlone) taken.isReserved = false;
      if (query.state !== null) taken.isProven = true;
      else if (!taken.isProven) drop(taken);
      if (failed) doubt(taken);
      else queueMicrotask(serve);
    });
    take(place);
  }

  function begin(...args: unknown[]): Promise<unknown> {
    const work = args.pop() as (sql: never) => unknown;
    const [options = ''] = args as [string?];
    return new Promise((resolve, reject) => {
      const use = (link: Link<S>): void => {
        link.isReserved = true;
        const begun = (sql: never): unknown => {
          link.isProven = true;
          return work(sql);
        };
        transaction(link.client, () => link.isLost, options, begun)
          .then(resolve, reject)
          .finally(() => {
            link.isReserved = false;
            doubt(link);
          });
      };
      take({ isAlone: true, use, refuse: reject });
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

/** From a statement that nobody asks. */
function ownOf(client: unknown): Pick<DriverQuery, 'handler' | 'canceller'> {
  return (client as (text: TemplateStringsArray) => DriverQuery)`select 1`;
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
