import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import type { Logger } from 'pino';

/** The channel that the indexer notifies after the index has changed. */
const CHANNEL = 'search_index_changed';
/** The channel that the database notifies when a profile, or what a profile shows, has changed. */
const PROFILES_CHANNEL = 'search_changes';
/** What it says when somebody was erased. */
const ERASED = 'erased';
const HEARTBEAT_MS = 10_000;
const RECONNECT_MS = 1000;
/** A change is taken to have been so often, heard or not: whatever is kept is no older. */
const MOST_KEPT_MS = 10 * 60_000;

export type IndexGeneration = ReturnType<typeof listenForIndexChanges>;

/**
 * Counts the states of the search index, so that an answer is kept no longer than the state it came from.
 * Listens to the database on a connection of its own; connects again by itself, counting one change each time. That it hears is not believed but
 * tried, before anything is kept and every ten seconds: a pooler that lends a connection for each transaction takes LISTEN, and delivers nothing.
 * @param others connections other than the listening one, to notify by: a session's own notices come by another way
 * @param prepare what is done before a change that was heard counts: until then what was kept is good
 */
export function listenForIndexChanges(
  databaseUrl: string,
  log: Logger,
  others: postgres.Sql,
  prepare: () => Promise<void> = () => Promise.resolve(),
) {
  const listeners = new Set<() => void>();
  const erasedListeners: (() => void)[] = [];
  /** Of the last erasure, as the database says; undefined until it was asked. */
  let lastErasure: string | null | undefined;
  const probe = `directory_heard_${randomUUID().replaceAll('-', '')}`;
  let generation = 0;
  let profiles = 0;
  let connection: Connection | null = null;
  let retry: NodeJS.Timeout | undefined;
  let isDeaf = false;
  let closed = false;
  /** Settles when all changes that were heard count. */
  let prepared: Promise<unknown> = Promise.resolve();
  /** Who waits for a notice of their own. */
  const awaited = new Map<string, () => void>();

  const announce = (): void => {
    generation += 1;
    for (const listener of listeners) listener();
  };

  const profilesChanged = (): void => {
    profiles += 1;
  };

  const somebodyErased = (): void => {
    profilesChanged();
    for (const listener of erasedListeners) listener();
  };

  /** An erasure while nothing could be heard is found out afterwards. */
  async function askForErasure({ sql }: Connection): Promise<void> {
    const [row] = await sql<{ at: string | null }[]>`select public.last_erasure()::text as at`;
    const before = lastErasure;
    lastErasure = row?.at ?? null;
    if (before !== undefined && before !== lastErasure) somebodyErased();
  }

  function lose(lost: postgres.Sql, cause: unknown): void {
    if (connection?.sql !== lost) return;
    connection = null;
    announce();
    for (const resolve of awaited.values()) resolve();
    void lost.end({ timeout: 0 });
    if (closed) return;
    // Once, however often it is tried again.
    if (!isDeaf) log.warn({ err: cause }, 'index changes cannot be heard: search answers are not cached');
    isDeaf = true;
    retry = setTimeout(connect, RECONNECT_MS).unref();
  }

  function hear(mine: Connection, notice: string): void {
    awaited.get(notice)?.();
    if (mine.live || connection !== mine) return;
    mine.live = true;
    announce();
    // Where it fails, the connection breaks, and is asked again by the next one.
    askForErasure(mine).catch((error: unknown) => lose(mine.sql, error));
    if (isDeaf) log.info('index changes are heard again');
    isDeaf = false;
  }

  /**
   * Notifies by another connection, and resolves once that has come, before which all came that was sent before: notices keep their order. The
   * connection is given up where it does not come in time. @throws Error when it cannot be sent
   */
  async function prove({ sql }: Connection): Promise<void> {
    const notice = randomUUID();
    const late = setTimeout(
      () => lose(sql, new Error('What the database was told does not come here')),
      HEARTBEAT_MS / 2,
    ).unref();
    const heard = new Promise<void>((resolve) => awaited.set(notice, resolve));
    try {
      await others`select pg_notify(${probe}, ${notice})`;
      await heard;
    } catch (error) {
      // Of what could not be sent nothing can be heard: the connection has to answer at least.
      await sql`select 1`;
      throw error;
    } finally {
      clearTimeout(late);
      awaited.delete(notice);
    }
  }

  /** Tries until it is known whether the connection hears. */
  function listenTo(mine: Connection): void {
    prove(mine).catch(() => {
      if (!mine.live && connection === mine) setTimeout(() => listenTo(mine), RECONNECT_MS).unref();
    });
  }

  function connect(): void {
    // The driver's own `listen` renews its connection silently, and what was notified in between would never be noticed.
    // So this connection is opened, watched and given up here; `onnotify` is the option that `listen` itself uses.
    const options = {
      max: 1,
      idle_timeout: 0,
      max_lifetime: null,
      connect_timeout: 5,
      fetch_types: false,
      connection: { application_name: 'directory-api-listen' },
      onnotify: (channel: string, payload: string) => {
        if (channel === probe) hear(mine, payload);
        else if (channel === CHANNEL)
          prepared = Promise.all([prepared, prepare().then(announce)]).then(() => undefined);
        else if (payload === ERASED) somebodyErased();
        else profilesChanged();
      },
      onclose: () => lose(sql, new Error('The connection closed')),
    };
    const sql = postgres(databaseUrl, options);
    const mine: Connection = { sql, live: false };
    connection = mine;
    sql.unsafe(`listen ${CHANNEL}; listen ${PROFILES_CHANNEL}; listen ${probe}`).then(
      () => listenTo(mine),
      (error: unknown) => lose(sql, error),
    );
  }

  const heartbeat = setInterval(() => {
    if (connection?.live) listenTo(connection);
  }, HEARTBEAT_MS).unref();

  const renewal = setInterval(() => {
    profilesChanged();
    announce();
  }, MOST_KEPT_MS).unref();

  connect();
  return {
    /** The present state's number; null while changes cannot be heard: then nothing may be kept. */
    current: () => (connection?.live ? generation : null),
    /** The same of the index and the profiles together: what pages are made of. */
    ofAll: () => (connection?.live ? `${generation} ${profiles}` : null),
    /** Takes the profiles for changed, before the database says so: for who has changed one. */
    profilesChanged,
    /** Resolves once all is heard that the database said before: what was kept of an older state is gone then. */
    heardSoFar: async (): Promise<void> => {
      if (!connection?.live) return;
      await prove(connection);
      await prepared;
    },
    /** Calls back after each change of `current()`, until the returned function is called. */
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Calls back after somebody was erased: what is kept may show them, and must go, also as a stand-in for what cannot be made. */
    onErased: (listener: () => void) => void erasedListeners.push(listener),
    async close(): Promise<void> {
      closed = true;
      clearInterval(heartbeat);
      clearInterval(renewal);
      clearTimeout(retry);
      await connection?.sql.end({ timeout: 1 });
      connection = null;
    },
  };
}

interface Connection {
  sql: postgres.Sql;
  /** Something has come over it. */
  live: boolean;
}
