import { PROFILE_INDEX } from '@directory/search-config/document';
import type { Logger } from 'pino';
import type postgres from 'postgres';
import { lookRegularly } from '../look-regularly.ts';

/** What the database knows of the index of one of Meilisearch's servers. */
export interface NodeState {
  readonly name: string;
  /** Why the index is not as it should be, as the indexer noted it; null when it is. */
  readonly trouble: string | null;
  /** Changes that it does not hold; counting stops at 1000. */
  readonly pending: number;
  /** How long the oldest of them has waited, in seconds. */
  readonly lagSeconds: number;
  /** How long it takes yet until it is built anew, in seconds; null when it is not, or nobody can say. */
  readonly secondsLeft: number | null;
}

export type NodeStates = ReturnType<typeof watchNodeStates>;

/** What an index in these states answers is not this directory: it must not be asked. */
const LOST = new Set(['index_missing', 'index_empty', 'index_foreign']);
/** Most edits are in every index after a second. One that is this far behind would take them back again. */
const IN_STEP_SECONDS = 5;
const LOOK_EVERY_MS = 1000;

export function isLost(state: NodeState | undefined): boolean {
  return LOST.has(state?.trouble ?? '');
}

/** Whether an index shows what the others show. One of which nothing is known may be asked. */
export function isInStep(state: NodeState | undefined): boolean {
  return state === undefined || (state.trouble === null && state.lagSeconds <= IN_STEP_SECONDS);
}

/**
 * Every index that follows the change log, or one of these. A change is dated by its transaction's beginning, and cannot have waited
 * for longer than since the index last held all there was.
 */
export async function readNodeStates(sql: postgres.Sql, names: readonly string[]): Promise<NodeState[]> {
  return sql<NodeState[]>`
    select target.index_uid as name, target.trouble, count(pending.changed_at)::integer as pending,
      case when count(pending.changed_at) = 0 then 0 else
        extract(epoch from now() - greatest(min(pending.changed_at), target.covered_at))
      end::integer as "lagSeconds",
      (
        select public.fill_seconds_left(next) from public.search_targets as next
        where next.index_uid = target.index_uid || '_rebuild'
      ) as "secondsLeft"
    from public.search_targets as target
    left join lateral (
      select change.changed_at from public.search_changes_since(target.covered) as change limit 1000
    ) as pending on true
    where target.index_uid = any(${[...names]}::text[])
    group by target.index_uid
    order by target.index_uid <> ${PROFILE_INDEX}, target.index_uid`;
}

/** The states, as they were about a second ago, until it is closed. While the database is away, the last known. */
export function watchNodeStates(sql: postgres.Sql, names: readonly string[], log: Logger) {
  let states = new Map<string, NodeState>();
  let hasProfiles = false;
  const { close, again } = lookRegularly(
    async () => {
      const [rows, [some]] = await Promise.all([
        readNodeStates(sql, names),
        sql<{ exist: boolean }[]>`
          select exists (select from public.psychologist_profiles where is_active) as exist`,
      ]);
      states = new Map(rows.map((state) => [state.name, state]));
      hasProfiles = some?.exist ?? false;
    },
    { everyMs: LOOK_EVERY_MS, unknown: 'the states of the search indexes are not known', log },
  );
  return {
    of: (name: string) => states.get(name),
    all: () => [...states.values()],
    /** Whether an index without documents would be wrong; false until that is known. */
    hasProfiles: () => hasProfiles,
    /** Resolves when they have been looked at once more, from now on. */
    lookAgain: again,
    close,
  };
}
