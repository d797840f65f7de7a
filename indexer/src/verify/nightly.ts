import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import type { Lease } from '../log/lease.ts';
import { readVerifiedAt } from '../log/targets.ts';
import type { Target } from '../target.ts';
import { verify } from './verify.ts';

/** 8:00 UTC is between midnight and half past four everywhere in Canada. */
const NIGHT_HOUR_UTC = 8;

/** Whether a night has begun since then. */
export function isVerifyDue(last: Date, now: Date): boolean {
  const night = new Date(now);
  night.setUTCHours(NIGHT_HOUR_UTC, 0, 0, 0);
  if (night > now) night.setUTCDate(night.getUTCDate() - 1);
  return last < night;
}

export interface NightlyOptions {
  databaseUrl: string;
  target: Target;
  lease: Lease;
  signal: AbortSignal;
  logger: Logger;
}

/** Compares index and database once a night, and mends what differs. */
export class NightlyVerify {
  readonly #options: NightlyOptions;
  #running: Promise<void> | undefined;

  constructor(options: NightlyOptions) {
    this.#options = options;
  }

  /** Begins when it is due and not under way. Does not wait for its end: edits go on meanwhile. */
  async tend(sql: Sql): Promise<void> {
    if (this.#running) return;
    const last = await readVerifiedAt(sql, this.#options.target.name);
    if (last === undefined || !isVerifyDue(last, new Date())) return;
    this.#running = this.#run().finally(() => (this.#running = undefined));
  }

  /** Resolves when nothing is under way. */
  async ended(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    const { databaseUrl, target, lease, signal, logger } = this.#options;
    try {
      const { checked, counts, repaired } = await verify({
        databaseUrl,
        target,
        lease,
        signal,
        repair: true,
      });
      logger.info({ target: target.name, checked, ...counts, repaired }, 'verified');
    } catch (error) {
      if (!signal.aborted) logger.warn({ target: target.name, err: error }, 'verifying failed; trying again');
    }
  }
}
