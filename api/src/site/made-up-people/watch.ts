import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type postgres from 'postgres';
import { setTimeout as delay } from 'node:timers/promises';
import type { Environment } from '../../http/environment.ts';
import { lookRegularly } from '../../look-regularly.ts';

/** Whether made-up people are in the directory, as the database knew a few seconds ago. */
export type MadeUpPeople = ReturnType<typeof watchMadeUpPeople>;

const LOOK_EVERY_MS = 5000;
const FIRST_LOOK_MS = 1000;

/**
 * Asks the data itself again and again: what a program was started with says nothing of a database that somebody else filled. A look is
 * one step into the table's key.
 */
export function watchMadeUpPeople(sql: postgres.Sql, log: Logger) {
  let present: boolean | null = null;
  const { first, close } = lookRegularly(
    async () => {
      const [row] = await sql<{ present: boolean }[]>`select public.holds_made_up_people() as present`;
      present = row?.present ?? null;
    },
    { everyMs: LOOK_EVERY_MS, unknown: 'it is not known whether people here are made up', log },
  );
  const asked = Promise.race([first, delay(FIRST_LOOK_MS, undefined, { ref: false })]);
  return {
    /** While the database is away, the last known; null as long as nobody knows. */
    present: () => present,
    /** Resolves when that has been asked once; after a second in any case. */
    asked,
    close,
  };
}

/**
 * Tells search engines with every answer to list none of it, as long as made-up people may be in it: also while nobody knows. The API is
 * not theirs anyway.
 */
export function keepUnlisted(madeUpPeople: Pick<MadeUpPeople, 'present' | 'asked'>) {
  return createMiddleware<Environment>(async (c, next) => {
    if (!c.req.path.startsWith('/api/')) {
      await madeUpPeople.asked;
      if (madeUpPeople.present() !== false) c.header('X-Robots-Tag', 'noindex');
    }
    return next();
  });
}
