import type { Sql } from 'postgres';
import { chunkBySize, encodeRows } from '../document/encode-rows.ts';
import { loadRows } from '../document/load-rows.ts';
import { addDocuments, enqueueDeletions } from '../engine/documents.ts';
import { finished } from '../engine/engine.ts';
import { askIndex } from '../engine/index-admin.ts';
import { clearDeadLetters, setAside, type Rejection } from '../log/dead-letters.ts';
import type { Session } from '../log/session.ts';
import type { Target } from '../target.ts';

/** Meilisearch takes 100 MB by default. */
const MAX_REQUEST_CHARACTERS = 16_000_000;

export interface WriteResult {
  indexed: number;
  deleted: number;
  setAside: Rejection[];
}

/**
 * Brings the index to the present state of these profiles and waits until searches see it: active ones are replaced, inactive and
 * gone ones deleted, those that cannot be indexed set aside. Repeating it does no harm. The caller holds the sync lock.
 */
export async function writeProfiles(
  session: Session,
  target: Target,
  profileIds: readonly string[],
): Promise<WriteResult> {
  const { sql } = session;
  const { connection, uid } = target;
  const checkFence = session.fence();
  // Adding to an index that is not there would make one without settings: ask first, while the rows are read.
  const [rows] = await Promise.all([loadRows(sql, profileIds), askIndex(connection, uid)]);
  const { documents, rejections } = encodeRows(rows);
  const active = new Set(rows.map(({ id }) => id));
  const gone = profileIds.filter((id) => !active.has(id));

  // Without the lock another process may have written newer state already.
  checkFence();
  const deletion = gone.length > 0 ? await enqueueDeletions(connection, uid, gone) : undefined;
  for (const chunk of chunkBySize(documents, MAX_REQUEST_CHARACTERS)) {
    rejections.push(...(await addDocuments(connection, uid, chunk, checkFence)));
  }
  if (deletion !== undefined) await finished(connection, deletion);
  await recordRejections(sql, target.name, profileIds, rejections);
  return { indexed: active.size - rejections.length, deleted: gone.length, setAside: rejections };
}

async function recordRejections(
  sql: Sql,
  target: string,
  profileIds: readonly string[],
  rejections: readonly Rejection[],
): Promise<void> {
  const rejected = new Set(rejections.map(({ profileId }) => profileId));
  const fine = profileIds.filter((id) => !rejected.has(id));
  await Promise.all([setAside(sql, target, rejections), clearDeadLetters(sql, target, fine)]);
}
