import type { Answer } from '@directory/domain/contracts/contract';
import type { memberSearchStatus } from '@directory/domain/contracts/member';
import type postgres from 'postgres';
import { profileIdOf } from '../profiles/store.ts';
import type { IndexGeneration } from '../../search/index-generation.ts';

type SearchStatus = Answer<typeof memberSearchStatus>;

/**
 * The state of the member's profile. It is not said to be live before this server keeps no older answer.
 */
export async function searchStatusNow(
  sql: postgres.Sql,
  userId: string,
  indexes: readonly string[],
  generation: Pick<IndexGeneration, 'heardSoFar'>,
): Promise<SearchStatus | null> {
  const status = await readSearchStatus(sql, userId, indexes);
  if (status?.state === 'live') await generation.heardSoFar();
  return status;
}

/**
 * The state in one look at the change log and at what the indexes hold of it; null when there is no profile. It
 * is live when every index shows it that searches are asked of: those that are in order and looked after, or all when none is. A change
 * that the log does not hold any more is in every index.
 */
async function readSearchStatus(
  sql: postgres.Sql,
  userId: string,
  indexes: readonly string[],
): Promise<SearchStatus | null> {
  const [row] = await sql<SearchStatus[]>`
    with followers as (
      select t.covered, t.trouble is null and t.covered_at > now() - interval '10 seconds' as is_well
      from public.search_targets as t where t.index_uid = any(${[...indexes]}::text[])
    ),
    asked as (
      select covered from followers as f where f.is_well or not exists (select from followers as g where g.is_well)
      union all
      select '1:1:'::pg_snapshot where not exists (select from followers)
    )
    select p.revision,
      case
        when not p.is_active then 'hidden'
        when exists (
          select from asked, public.search_changes_since(asked.covered) as c
          where c.profile_id = p.id or c.practice_id = p.practice_id
            or c.specialty_id in (select s.specialty_id from public.profile_specialties as s where s.profile_id = p.id)
        ) then 'pending'
        when exists (
          select from public.search_dead_letters as d
          where d.index_uid = any(${[...indexes]}::text[]) and d.profile_id = p.id::text
        ) then 'failed'
        else 'live'
      end as state
    from public.psychologist_profiles as p
    where p.id = ${profileIdOf(sql, userId)}`;
  return row ?? null;
}

/**
 * The state as soon as it is not `pending`, looked at again whenever the indexer says that the index has changed; `pending`
 * when `signal` aborts first.
 */
export async function awaitSearchStatus(
  sql: postgres.Sql,
  userId: string,
  indexes: readonly string[],
  generation: IndexGeneration,
  signal: AbortSignal,
): Promise<SearchStatus | null> {
  for (;;) {
    // Before looking, so that no change between the look and the wait is missed.
    const changed = nextChange(generation, signal);
    const status = await searchStatusNow(sql, userId, indexes, generation);
    if (status?.state !== 'pending' || signal.aborted) return status;
    await changed;
  }
}

/** Resolves with the index's next change, or when the signal aborts. */
function nextChange(generation: IndexGeneration, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      stop();
      signal.removeEventListener('abort', done);
      resolve();
    };
    const stop = generation.onChange(done);
    signal.addEventListener('abort', done);
    if (signal.aborted) done();
  });
}
