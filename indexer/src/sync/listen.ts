import { setTimeout as delay } from 'node:timers/promises';
import { DATABASE_CLIENT } from '@directory/runtime/database-client';
import type { Logger } from 'pino';
import postgres from 'postgres';

const RETRY_MS = 1000;
/** A server that accepts connections and says nothing on them is tried again. */
const LISTEN_MS = 10_000;

/**
 * Rings on every NOTIFY and whenever listening begins (again), since changes may have been missed meanwhile; ends with the signal. Each
 * connection is given up when it is lost: the driver's own `listen` would keep it, and wait up to twenty seconds to connect again.
 */
export async function listen(
  databaseUrl: string,
  ring: () => void,
  signal: AbortSignal,
  logger: Logger,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await listenOnce(databaseUrl, ring, signal);
    } catch (error) {
      logger.warn({ err: error }, 'cannot listen for changes yet; polling');
    }
    await delay(RETRY_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** Resolves when the connection is lost, or with the signal. */
async function listenOnce(databaseUrl: string, ring: () => void, signal: AbortSignal): Promise<void> {
  let end: () => void = () => undefined;
  const over = new Promise<void>((resolve) => (end = resolve));
  // `onnotify` is what the driver's own `listen` uses; its types do not know of it.
  const options = {
    ...DATABASE_CLIENT,
    max: 1,
    max_lifetime: null,
    idle_timeout: 0,
    connect_timeout: 5,
    connection: { application_name: 'directory-indexer-listen' },
    onnotify: ring,
    onclose: () => end(),
  };
  const sql = postgres(databaseUrl, options);
  const late = setTimeout(() => end(), LISTEN_MS);
  signal.addEventListener('abort', end, { once: true });
  try {
    const listening = sql`listen search_changes`.then(() => {
      clearTimeout(late);
      ring();
    });
    await Promise.race([Promise.all([listening, over]), over]);
  } finally {
    clearTimeout(late);
    signal.removeEventListener('abort', end);
    await sql.end({ timeout: 0 });
  }
}
