import { DATABASE_CLIENT } from '@directory/runtime/database-client';
import { openPool } from '@directory/runtime/database-pool';
import postgres from 'postgres';
import { countActive, loadRows } from '../document/load-rows.ts';
import { pendingAmong } from '../log/changes.ts';
import type { Lease } from '../log/lease.ts';
import { openSession, withLock, type Session } from '../log/session.ts';
import { noteVerified, readTarget } from '../log/targets.ts';
import { NotBuiltError } from '../sync/sync-batch.ts';
import { writeProfiles } from '../sync/write-profiles.ts';
import type { Target } from '../target.ts';
import { copyListing, findSuspects, hashOf } from './differences.ts';
import { lookUpEngine } from './engine-listing.ts';

/** How a profile's document can be wrong: not there, of another content, there without an active profile, or not to be made. */
export const DIFFERENCES = ['missing', 'stale', 'extra', 'unindexable'] as const;

export type Difference = (typeof DIFFERENCES)[number];

export interface VerifyOptions {
  databaseUrl: string;
  target: Target;
  /** Mends exactly what differs. */
  repair?: boolean;
  lease?: Lease;
  /** Breaks it off. */
  signal?: AbortSignal;
  onProgress?: (done: number, total: number) => void;
}

export interface VerifyResult {
  /** Active profiles compared. */
  checked: number;
  counts: Record<Difference, number>;
  /** Up to {@link LISTED} ids of each. */
  ids: Record<Difference, string[]>;
  /** Profiles that differ because their change is still on its way; the worker will bring it. */
  pending: number;
  /** How many of the differences were mended. */
  repaired: number;
}

/** How many ids of each difference the result lists. */
export const LISTED = 100;

const RECHECK = 1000;

/**
 * Compares database and index by id and hash and says what is missing, stale or extra; with `repair` mends exactly that.
 * Edits made meanwhile are no difference. @throws NotBuiltError when the index was never built
 */
export async function verify(options: VerifyOptions): Promise<VerifyResult> {
  const { databaseUrl, target, repair = false, lease, signal, onProgress } = options;
  const result: VerifyResult = {
    checked: 0,
    counts: { missing: 0, stale: 0, extra: 0, unindexable: 0 },
    ids: { missing: [], stale: [], extra: [], unindexable: [] },
    pending: 0,
    repaired: 0,
  };
  // One session: it holds the table of the engine's listing.
  const reader = openPool((link) => postgres(databaseUrl, { ...DATABASE_CLIENT, ...link }), {
    size: 1,
    lifetimeMs: Infinity,
  });
  const session = openSession(databaseUrl, lease);
  try {
    await copyListing(reader, target);
    await reader.begin('isolation level repeatable read read only', async (snapshot) => {
      const total = await countActive(snapshot);
      onProgress?.(0, total);
      const suspects = findSuspects(snapshot, (done) => {
        result.checked = done;
        onProgress?.(done, total);
      });
      for await (const ids of suspects) {
        signal?.throwIfAborted();
        for (let start = 0; start < ids.length; start += RECHECK) {
          await recheck(session, target, ids.slice(start, start + RECHECK), repair, result);
        }
      }
    });
    const { checked, counts, pending, repaired } = result;
    await noteVerified(session.sql, target.name, { checked, counts, pending, repaired });
    if (repaired > 0) await session.sql`select pg_notify('search_index_changed', '')`;
  } finally {
    await Promise.all([reader.end({ timeout: 0 }), session.close()]);
  }
  return result;
}

/** Looks again at what seemed to differ, with nobody writing to the index, and counts (and mends) what truly does. */
async function recheck(
  session: Session,
  target: Target,
  suspects: readonly string[],
  repair: boolean,
  result: VerifyResult,
): Promise<void> {
  if (suspects.length === 0) return;
  await withLock(session, 'sync', target.name, async () => {
    if (!(await readTarget(session.sql, target.name))) throw new NotBuiltError(target.name);
    const pending = await pendingAmong(session.sql, target.name, suspects);
    const ids = suspects.filter((id) => !pending.has(id));
    const differing = await classify(session, target, ids);
    result.pending += pending.size;
    for (const [id, difference] of differing) {
      result.counts[difference] += 1;
      if (result.ids[difference].length < LISTED) result.ids[difference].push(id);
    }
    if (!repair || differing.size === 0) return;
    const written = await writeProfiles(session, target, [...differing.keys()]);
    result.repaired += written.indexed + written.deleted;
  });
}

async function classify(
  session: Session,
  target: Target,
  ids: readonly string[],
): Promise<Map<string, Difference>> {
  const differing = new Map<string, Difference>();
  if (ids.length === 0) return differing;
  const [rows, engine] = await Promise.all([
    loadRows(session.sql, ids),
    lookUpEngine(target.connection, target.uid, ids),
  ]);
  const hashes = new Map(rows.map((row) => [row.id, hashOf(row)]));
  for (const id of ids) {
    const hash = hashes.get(id);
    if (hash === undefined) {
      if (engine.has(id)) differing.set(id, 'extra');
    } else if (hash === null) differing.set(id, 'unindexable');
    else if (!engine.has(id)) differing.set(id, 'missing');
    else if (engine.get(id) !== hash) differing.set(id, 'stale');
  }
  return differing;
}
