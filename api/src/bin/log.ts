import { type Logger, pino } from 'pino';

/**
 * What Postgres adds to an error of its own that a row's words stand in, such as `Failing row contains (…)`: a message, a name or
 * an address would come into the log with it. The error's sentence and its constraint say enough.
 */
export const NEVER_LOGGED = { paths: ['err.detail', 'err.where'], remove: true };

const FLUSH_MS = 100;

/**
 * A log for a program that answers thousands of requests a second: lines are written together, ten times a second and when
 * the program ends. Writing each on its own costs as much as answering from the cache.
 */
export function createServerLog(name: string, level: string): Logger {
  const destination = pino.destination({ sync: false, minLength: 8 * 1024 });
  setInterval(() => destination.flush(), FLUSH_MS).unref();
  return pino({ name, level, redact: NEVER_LOGGED }, destination);
}
