import type { ProfileRow } from '@directory/domain/profile/row';
import type { ProvinceCode } from '@directory/domain/provinces';
import type postgres from 'postgres';
import { profileRow } from './profile-row.ts';

/** The active profile at this address; null when there is none. The three together name one profile at most. */
export async function selectProfileByName(
  sql: postgres.Sql,
  province: ProvinceCode,
  citySlug: string,
  nameSlug: string,
): Promise<ProfileRow | null> {
  const [row] = await sql<ProfileRow[]>`
    select ${profileRow(sql)}
    from public.psychologist_profiles
    where province = ${province} and city_slug = ${citySlug} and name_slug = ${nameSlug} and is_active`;
  return row ?? null;
}
