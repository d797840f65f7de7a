import { pino, type Logger } from 'pino';
import { NEVER_LOGGED } from './never-logged.ts';

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
