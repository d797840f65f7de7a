import type { Sql } from 'postgres';
import { countDocuments, readIndex } from '../engine/index-admin.ts';
import type { Session } from '../log/session.ts';
import { noteEngineIndex, readTarget, type TargetState, type Trouble } from '../log/targets.ts';
import type { Target } from '../target.ts';

/** The index cannot be brought up to date: only building it anew helps. */
export class IndexLostError extends Error {
  override readonly name = 'IndexLostError';
  readonly code: Trouble;
  constructor(target: string, trouble: Trouble) {
    super(`The index ${target} must be built anew: ${REASONS[trouble] ?? trouble}.`);
    this.code = trouble;
  }
}

const REASONS: Readonly<Partial<Record<Trouble, string>>> = {
  index_missing: 'the engine has none',
  index_empty: 'the engine has an empty one',
  index_foreign: 'the engine has another of its name, or an older state of it',
  database_replaced: 'the database is another, or was set back',
};

/**
 * Whether the index is the one that the database's notes are about, and why not. Three small questions to the two servers; what was
 * never noted is noted now.
 * @returns undefined as well when the index was never built: `readTarget` says so
 */
export async function findLoss(session: Session, target: Target): Promise<Trouble | undefined> {
  const { sql } = session;
  const [state, index] = await Promise.all([
    readTarget(sql, target.name),
    readIndex(target.connection, target.uid),
  ]);
  if (!state) return undefined;
  if (await isDatabaseReplaced(sql, state)) return 'database_replaced';
  if (!index) return 'index_missing';
  const { engineCreatedAt, engineUpdatedAt } = state;
  if (engineCreatedAt !== null && engineCreatedAt !== index.createdAt) return 'index_foreign';
  // Put back from a copy of the engine's files: the same index as it once was.
  if (engineUpdatedAt !== null && Date.parse(index.updatedAt) < Date.parse(engineUpdatedAt))
    return 'index_foreign';
  if ((await countDocuments(target.connection, target.uid)) === 0 && (await hasIndexable(sql, target)))
    return 'index_empty';
  if (index.createdAt !== engineCreatedAt || index.updatedAt !== engineUpdatedAt)
    await noteEngineIndex(sql, target.name, index);
  return undefined;
}

/** Another cluster or database; or one whose transactions have not come as far as what the index holds. */
async function isDatabaseReplaced(sql: Sql, { databaseId, covered }: TargetState): Promise<boolean> {
  const [row] = await sql<{ id: string; ahead: boolean }[]>`
    select public.database_identity() as id,
      pg_snapshot_xmax(${covered}::text::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()) as ahead`;
  return row !== undefined && (row.ahead || (databaseId !== null && databaseId !== row.id));
}

/** Whether some active profile could be in the index. */
async function hasIndexable(sql: Sql, { name }: Target): Promise<boolean> {
  const [row] = await sql<{ some: boolean }[]>`
    select exists (
      select from public.psychologist_profiles as p
      where p.is_active and not exists (
        select from public.search_dead_letters as d where d.index_uid = ${name} and d.profile_id = p.id::text
      )
    ) as some`;
  return row?.some ?? false;
}
