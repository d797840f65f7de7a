import type { ProfileRow } from '@directory/domain/profile/row';
import { isUuid } from '@directory/domain/uuid';
import type postgres from 'postgres';
import { profileRow } from './profile-row.ts';

/** The active profile with this id; null when there is none, or when the text is no id at all. */
export async function selectProfileById(sql: postgres.Sql, id: string): Promise<ProfileRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await sql<ProfileRow[]>`
    select ${profileRow(sql)}
    from public.psychologist_profiles
    where id = ${id} and is_active`;
  return row ?? null;
}
