import type { ProfileRow } from '@directory/domain/profile/row';
import type postgres from 'postgres';
import { profileRow } from './profile-row.ts';

/** Candidates for featuring: active profiles with a picture, premium ones first, then the newest. */
export async function selectFeatured(sql: postgres.Sql, candidates: number): Promise<ProfileRow[]> {
  return sql<ProfileRow[]>`
    select ${profileRow(sql)}
    from public.psychologist_profiles
    where is_active and (image_filename is not null or profile_photo_url is not null)
    order by is_premium desc, created_at desc, id
    limit ${candidates}`;
}
