import type { ProfileRow } from '@directory/domain/profile/row';
import type { ProvinceCode } from '@directory/domain/provinces';
import type postgres from 'postgres';
import { profileRow } from './profile-row.ts';

/**
 * The active profile at this address, else the one that was there last and has moved since; null when there is neither. The
 * three together name one profile at most.
 */
export async function selectProfileByName(
  sql: postgres.Sql,
  province: ProvinceCode,
  citySlug: string,
  nameSlug: string,
): Promise<ProfileRow | null> {
  const address = sql`province = ${province} and city_slug = ${citySlug} and name_slug = ${nameSlug}`;
  const [row] = await sql<ProfileRow[]>`
    select ${profileRow(sql)} from public.psychologist_profiles where ${address} and is_active`;
  if (row) return row;
  const [moved] = await sql<ProfileRow[]>`
    select ${profileRow(sql)} from public.psychologist_profiles
    where id = (select profile_id from public.former_profile_routes where ${address}) and is_active`;
  return moved ?? null;
}
