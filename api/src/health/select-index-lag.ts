import { PROFILE_INDEX } from '@directory/search-config/document';
import type postgres from 'postgres';

export interface IndexLag {
  /** Changes that search does not show yet; counting stops at 1000. */
  pending: number;
  /** How long the oldest of them has waited. */
  oldestSeconds: number;
}

/** How far the search index is behind the database. @throws Error when no index follows the change log yet */
export async function selectIndexLag(sql: postgres.Sql): Promise<IndexLag> {
  const [lag] = await sql<IndexLag[]>`
    select
      count(pending.changed_at)::integer as pending,
      coalesce(extract(epoch from now() - min(pending.changed_at)), 0)::integer as "oldestSeconds"
    from public.search_targets as target
    left join lateral (
      select change.changed_at
      from public.search_changes as change
      where (change.txid, change.seq) > (target.cursor_txid, target.cursor_seq)
      order by change.txid, change.seq
      limit 1000
    ) as pending on true
    where target.index_uid = ${PROFILE_INDEX}
    group by target.index_uid`;
  if (!lag) throw new Error('the index has not been built yet');
  return lag;
}
