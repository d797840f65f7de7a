import { countDocuments, indexExists } from '../engine/index-admin.ts';
import type { Target } from '../target.ts';

/** A rebuild that would take psychologists out of search whom nobody meant to. */
export class RebuildRefusedError extends Error {
  override readonly name = 'RebuildRefusedError';
  readonly code = 'rebuild_refused';
  constructor(target: string, reason: string) {
    super(`${target} is left as it is: ${reason}. If that is right, run the rebuild with --force.`);
  }
}

/** A new index with less than this share of the old one's documents is no ordinary change. */
const LEAST_SHARE = 0.5;

/** Why so few profiles may not take the place of the index that serves; undefined when they may. */
export async function whyRefused(target: Target, profiles: number): Promise<string | undefined> {
  const live = await countLive(target);
  if (profiles >= live * LEAST_SHARE) return undefined;
  return `it holds ${live} documents, and the new index would hold ${profiles}, fewer than half of them`;
}

/** @throws RebuildRefusedError when the new index does not hold what was sent to it */
export async function checkFilled(next: Target, sent: number): Promise<void> {
  const held = await countDocuments(next.connection, next.uid);
  if (held >= sent) return;
  throw new RebuildRefusedError(
    next.name,
    `${sent} active profiles were sent to the new index, and it holds only ${held}`,
  );
}

/** Once more with what was caught up with. @throws RebuildRefusedError */
export async function checkSwap(target: Target, next: Target): Promise<void> {
  const reason = await whyRefused(target, await countDocuments(next.connection, next.uid));
  if (reason) throw new RebuildRefusedError(target.name, reason);
}

async function countLive({ connection, uid }: Target): Promise<number> {
  return (await indexExists(connection, uid)) ? countDocuments(connection, uid) : 0;
}
