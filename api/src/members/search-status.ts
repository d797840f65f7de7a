import type { Answer } from '@directory/domain/contracts/contract';
import type { memberSearchStatus } from '@directory/domain/contracts/member';
import { PROFILE_INDEX } from '@directory/search-config/document';
import type postgres from 'postgres';
import { profileIdOf } from '../profiles/store.ts';
import type { IndexGeneration } from '../search/index-generation.ts';

type SearchStatus = Answer<typeof memberSearchStatus>;

/**
 * The state of the member's profile in one look at the change log and at what the index holds of it; null when there is no profile. A
 * change that the log does not hold any more is in every index.
 */
export async function readSearchStatus(sql: postgres.Sql, userId: string): Promise<SearchStatus | null> {
  const [row] = await sql<SearchStatus[]>`
    select p.revision,
      case
        when not p.is_active then 'hidden'
        when exists (
          select from public.search_changes_since(coalesce(t.covered, '1:1:'::pg_snapshot)) as c
          where c.profile_id = p.id or c.practice_id = p.practice_id
            or c.specialty_id in (select s.specialty_id from public.profile_specialties as s where s.profile_id = p.id)
        ) then 'pending'
        when exists (
          select from public.search_dead_letters as d
          where d.index_uid = ${PROFILE_INDEX} and d.profile_id = p.id::text
        ) then 'failed'
        else 'live'
      end as state
    from public.psychologist_profiles as p
      left join public.search_targets as t on t.index_uid = ${PROFILE_INDEX}
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
  generation: IndexGeneration,
  signal: AbortSignal,
): Promise<SearchStatus | null> {
  for (;;) {
    // Before looking, so that no change between the look and the wait is missed.
    const changed = nextChange(generation, signal);
    const status = await readSearchStatus(sql, userId);
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
