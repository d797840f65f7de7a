import type postgres from 'postgres';
import type { CardRow } from './profile-card.ts';
import { specialtyNames } from './profile-row.ts';

/**
 * Candidates for featuring: active profiles with a picture, premium ones first, then the newest (specification 1, section 7).
 */
export async function selectFeatured(sql: postgres.Sql, candidates: number): Promise<CardRow[]> {
  return sql<CardRow[]>`
    select
      id, name, first_name, last_name, name_slug, city_slug, credentials, highest_degree, profile_photo_url,
      image_filename, city, province, practice_areas, is_premium, ${specialtyNames(sql)} as specialties
    from public.psychologist_profiles
    where is_active and (image_filename is not null or profile_photo_url is not null)
    order by is_premium desc, created_at desc, id
    limit ${candidates}`;
}
