import { settingsFingerprint } from '@directory/search-config/fingerprint';
import { countActive } from './document/load-rows.ts';
import { countDocuments, indexExists } from './engine/index-admin.ts';
import { type Position, readLag } from './log/changes.ts';
import { listDeadLetters, type DeadLetter } from './log/dead-letters.ts';
import { openSession } from './log/session.ts';
import { readTarget } from './log/targets.ts';
import type { Target } from './target.ts';

export interface Status {
  target: string;
  /** Documents in the index; null when there is no index. */
  documents: number | null;
  activeProfiles: number;
  /** Changes that the index does not hold yet, and the age of the oldest in seconds; null when it was never built. */
  lag: { rows: number; seconds: number } | null;
  cursor: Position | null;
  fingerprint: string | null;
  /** Whether the index was built with the present settings and documents. */
  fingerprintCurrent: boolean;
  /** The newest hundred. */
  deadLetters: DeadLetter[];
}

/** What there is to know of one index right now. */
export async function readStatus(databaseUrl: string, target: Target): Promise<Status> {
  const session = openSession(databaseUrl);
  const { sql } = session;
  const { connection, uid, name } = target;
  try {
    const state = await readTarget(sql, name);
    const documents = (await indexExists(connection, uid)) ? await countDocuments(connection, uid) : null;
    return {
      target: name,
      documents,
      activeProfiles: await countActive(sql),
      lag: state ? await readLag(sql, state.cursor) : null,
      cursor: state?.cursor ?? null,
      fingerprint: state?.fingerprint ?? null,
      fingerprintCurrent: state?.fingerprint === settingsFingerprint(),
      deadLetters: await listDeadLetters(sql, name, 100),
    };
  } finally {
    await session.close();
  }
}
