import type postgres from 'postgres';

/**
 * What a reader of profiles selects from `psychologist_profiles`: its columns, all public, the linked practices and the joined
 * specialties' names.
 */
export function profileRow(sql: postgres.Sql): postgres.Fragment {
  return sql`
    psychologist_profiles.*,
    array(
      select specialties.specialty_name
      from public.profile_specialties join public.specialties on specialties.id = profile_specialties.specialty_id
      where profile_specialties.profile_id = psychologist_profiles.id
      order by profile_specialties.position, specialties.specialty_name
    ) as specialties,
    (
      select coalesce(jsonb_agg(to_jsonb(practice)), '[]')
      from (
        select id, name, address, business_info, phone, email, website, latitude, longitude
        from public.practices
        where practices.id = psychologist_profiles.practice_id
      ) as practice
    ) as practices`;
}

/** The id of a member's profile, as a sub-select; null when there is none. */
export function profileIdOf(sql: postgres.Sql | postgres.TransactionSql, userId: string): postgres.Fragment {
  return sql`(select profile_id from public.profile_records where user_id = ${userId})`;
}
