import type { Logger } from 'pino';
import type postgres from 'postgres';
import { setTimeout as delay } from 'node:timers/promises';

/** Whether made-up people are in the directory, as the database knew a few seconds ago. */
export interface MadeUpPeople {
  /** While the database is away, the last known; null as long as nobody knows. */
  present(): boolean | null;
  /** Resolves when that has been asked once; after a second in any case. */
  asked: Promise<void>;
  close(): void;
}

const LOOK_EVERY_MS = 5000;
const FIRST_LOOK_MS = 1000;

/**
 * Asks the data itself again and again: what a program was started with says nothing of a database that somebody else filled. A look is
 * one step into the table's key.
 */
export function watchMadeUpPeople(sql: postgres.Sql, log: Logger): MadeUpPeople {
  let present: boolean | null = null;
  let isAway = false;
  let looking = false;
  let isClosed = false;

  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    try {
      const [row] = await sql<{ present: boolean }[]>`select public.holds_made_up_people() as present`;
      present = row?.present ?? null;
      isAway = false;
    } catch (error) {
      if (!isAway && !isClosed) log.warn({ err: error }, 'it is not known whether people here are made up');
      isAway = true;
    } finally {
      looking = false;
    }
  }
  const asked = Promise.race([look(), delay(FIRST_LOOK_MS, undefined, { ref: false })]);
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();

  return {
    present: () => present,
    asked,
    close: () => {
      isClosed = true;
      clearInterval(timer);
    },
  };
}
