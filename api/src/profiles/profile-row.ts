import { PUBLIC_PROFILE_COLUMNS } from '@directory/domain/profile/row';
import type postgres from 'postgres';

/**
 * What a reader of profiles selects from `psychologist_profiles`: the public columns, the linked practices and the joined
 * specialties' names. One list, so that a private column cannot slip into one query.
 */
export function profileRow(sql: postgres.Sql): postgres.Fragment {
  return sql`
    ${sql(PUBLIC_PROFILE_COLUMNS)},
    ${specialtyNames(sql)} as specialties,
    (
      select coalesce(jsonb_agg(to_jsonb(practice)), '[]')
      from (
        select id, name, address, business_info, phone, email, website, latitude, longitude
        from public.practices
        where practices.id = psychologist_profiles.practice_id
      ) as practice
    ) as practices`;
}

/** The names of a profile's specialties, in the member's order. */
export function specialtyNames(sql: postgres.Sql): postgres.Fragment {
  return sql`
    array(
      select specialties.specialty_name
      from public.profile_specialties join public.specialties on specialties.id = profile_specialties.specialty_id
      where profile_specialties.profile_id = psychologist_profiles.id
      order by profile_specialties.position, specialties.specialty_name
    )`;
}
