import type { ProfileRow } from '@directory/domain/profile/row';
import { isUuid } from '@directory/domain/text/uuid';
import type { Sql, TransactionSql } from 'postgres';

/** An active profile as a document is made of it: its row, all of it public, with the linked practice's facts beside it. */
export type DocumentRow = Omit<ProfileRow, 'practices'> & {
  practice_name: string | null;
  practice_latitude: number | null;
  practice_longitude: number | null;
};

/** The present state of these profiles; the inactive, the gone and what is no profile's id are absent. In no order. */
export async function loadRows(sql: Sql | TransactionSql, ids: readonly string[]): Promise<DocumentRow[]> {
  const uuids = ids.filter(isUuid);
  if (uuids.length === 0) return [];
  return sql<DocumentRow[]>`${selectActive(sql)} and p.id = any(${uuids}::uuid[])`;
}

/**
 * Every active profile in batches of `batchSize`, through a cursor: memory stays flat however many there are. Give it a
 * repeatable-read transaction to see one moment.
 */
export function streamRows(sql: Sql | TransactionSql, batchSize: number): AsyncIterable<DocumentRow[]> {
  return sql<DocumentRow[]>`${selectActive(sql)}`.cursor(batchSize);
}

/** How many profiles are active, and so belong in the index. */
export async function countActive(sql: Sql | TransactionSql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from public.psychologist_profiles where is_active`;
  return row?.count ?? 0;
}

/** The statement that reads every active profile; a condition may follow it. */
export function selectActive(sql: Sql | TransactionSql) {
  return sql`
    select p.*,
      practice.name as practice_name,
      practice.latitude::float8 as practice_latitude,
      practice.longitude::float8 as practice_longitude,
      array(
        select s.specialty_name
        from public.profile_specialties ps join public.specialties s on s.id = ps.specialty_id
        where ps.profile_id = p.id
        order by ps.position, s.specialty_name
      ) as specialties
    from public.psychologist_profiles p
    left join public.practices practice on practice.id = p.practice_id
    where p.is_active`;
}
