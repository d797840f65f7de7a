import type postgres from 'postgres';

/** A profile as the operator sees it. */
export interface ProfileRecord {
  id: string;
  name: string;
  province: string | null;
  city: string | null;
  city_slug: string | null;
  name_slug: string | null;
  email: string | null;
  phone: string | null;
  website: string | null;
  bio_language: 'en' | 'fr';
  registration_number: string | null;
  certificate_type: string | null;
  is_active: boolean;
  is_premium: boolean;
  user_id: string | null;
  member_email: string | null;
  created_at: Date;
  updated_at: Date;
}

/** One profile, active or hidden; null when there is none. */
export async function selectProfileRecord(sql: postgres.Sql, id: string): Promise<ProfileRecord | null> {
  const [row] = await sql<ProfileRecord[]>`
    select p.id, coalesce(nullif(btrim(p.name), ''), concat_ws(' ', p.first_name, p.last_name)) as name,
      p.province, p.city, p.city_slug, p.name_slug, p.email, p.phone, p.website, p.bio_language, p.registration_number,
      p.certificate_type, p.is_active, p.is_premium, r.user_id, u.email as member_email, p.created_at, p.updated_at
    from public.psychologist_profiles as p
      left join public.profile_records as r on r.profile_id = p.id
      left join auth.users as u on u.id = r.user_id
    where p.id = ${id}`;
  return row ?? null;
}

/** Shows or hides a profile. */
export async function setActive(sql: postgres.Sql, id: string, active: boolean): Promise<void> {
  await sql`update public.psychologist_profiles set is_active = ${active} where id = ${id}`;
}

/** Gives a profile the premium plan or takes it away. What it added stays stored and unseen. */
export async function setPremium(sql: postgres.Sql, id: string, premium: boolean): Promise<void> {
  await sql`update public.psychologist_profiles set is_premium = ${premium} where id = ${id}`;
}

/** Makes a member the profile's own, unless it has another. @returns whether it is the member's now */
export async function giveProfile(
  sql: postgres.Sql | postgres.TransactionSql,
  id: string,
  userId: string,
): Promise<boolean> {
  const { count } = await sql`
    insert into public.profile_records as r (profile_id, user_id) values (${id}, ${userId})
    on conflict (profile_id) do update set user_id = excluded.user_id
    where r.user_id is null or r.user_id = excluded.user_id`;
  return count > 0;
}
