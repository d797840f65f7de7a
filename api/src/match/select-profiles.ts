import type { ProfileRow } from '@directory/domain/profile/row';
import type postgres from 'postgres';
import { profileRow } from '../profiles/profile-row.ts';

/** The active ones of these profiles as they are now, in the order of `ids`. */
export async function selectProfiles(sql: postgres.Sql, ids: readonly string[]): Promise<ProfileRow[]> {
  if (ids.length === 0) return [];
  const rows = await sql<ProfileRow[]>`
    select ${profileRow(sql)}
    from public.psychologist_profiles
    where id = any(${ids as string[]}::uuid[]) and is_active`;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
