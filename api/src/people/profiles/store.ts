import { FAULTS, SETTLED_SHOWN_DAYS } from '@directory/domain/profile/questions';
import type { Checks } from '@directory/domain/site/directory';
import type { ProfileRow } from '@directory/domain/profile/row';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import { isUuid } from '@directory/domain/text/uuid';
import type postgres from 'postgres';
import { profileState, type ProfileStateName } from './lists.ts';

/** The active profile with this id; null when there is none, or when the text is no id at all. */
export async function selectProfileById(sql: postgres.Sql, id: string): Promise<ProfileRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await selectProfilesById(sql, [id.toLowerCase()]);
  return row ?? null;
}

/** The active ones of these profiles as they are now, in the order of `ids`. */
export async function selectProfilesById(sql: postgres.Sql, ids: readonly string[]): Promise<ProfileRow[]> {
  if (ids.length === 0) return [];
  const rows = await sql<ProfileRow[]>`
    select ${profileRow(sql)}
    from public.psychologist_profiles
    where id = any(${ids as string[]}::uuid[]) and is_active`;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

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

/**
 * Candidates for featuring: active profiles with a picture, premium ones first, then those who take new clients, then as the lot
 * of that day falls. Of those who do, one of Winnipeg and another of Manitoba lead: the directory's home, as nothing is known of the
 * visitor's. The free are looked at only where the premium are too few: drawing lots reads every one of them.
 */
export async function selectFeatured(
  sql: postgres.Sql,
  candidates: number,
  day: string,
): Promise<ProfileRow[]> {
  const premium = await drawFeatured(sql, sql`is_premium`, candidates, day);
  const left = candidates - premium.length;
  const free = left > 0 ? await drawFeatured(sql, sql`not is_premium`, left, day) : [];
  return selectProfilesById(sql, [...premium, ...free]);
}

async function drawFeatured(
  sql: postgres.Sql,
  plan: postgres.Fragment,
  count: number,
  day: string,
): Promise<string[]> {
  const shown = sql`is_active and ${plan} and (image_filename is not null or profile_photo_url is not null)`;
  const taking = sql`accepting_new_clients is true and not accepting_lapsed`;
  const lot = sql`md5(id::text || ${day})`;
  const draw = async (place: postgres.Fragment, most: number) => {
    const rows = await sql<{ id: string }[]>`
      select id from public.psychologist_profiles
      where ${shown} and ${place}
      order by (${taking}) desc, (accepting_new_clients is false and not accepting_lapsed), ${lot}
      limit ${most}`;
    return rows.map(({ id }) => id);
  };
  const [winnipeg, manitoba, anywhere] = await Promise.all([
    draw(sql`province = 'MB' and city_slug = 'winnipeg' and ${taking}`, 1),
    draw(sql`province = 'MB' and ${taking}`, 2),
    draw(sql`true`, count),
  ]);
  const second = manitoba.filter((id) => !winnipeg.includes(id)).slice(0, 1);
  return [...new Set([...winnipeg, ...second, ...anywhere])].slice(0, count);
}

/** How many are listed, whose registration a register confirms, when one was last read, and how many spoke of their practice lately. */
export async function selectChecks(sql: postgres.Sql): Promise<Checks> {
  const [checks] = await sql<[Checks]>`
    select count(*)::int as psychologists, count(r.checked_on)::int as registered, max(r.checked_on)::text as checked_on,
      count(*) filter (
        where greatest(accepting_confirmed_at, wait_confirmed_at, fees_confirmed_at) > now() - interval '30 days'
      )::int as confirmed
    from public.psychologist_profiles as p left join public.registers as r using (regulator)
    where p.is_active`;
  return checks;
}

/**
 * What a reader of profiles selects from `psychologist_profiles`: its columns, all public, the linked practices and the joined
 * specialties' names.
 */
export function profileRow(sql: postgres.Sql): postgres.Fragment {
  return sql`
    psychologist_profiles.*,
    (
      select registers.checked_on::text from public.registers
      where registers.regulator = psychologist_profiles.regulator
    ) as registration_checked_on,
    (
      select coalesce(jsonb_agg(jsonb_build_object('fault', q.cause, 'state', q.state, 'day', q.settled_at::date) order by q.settled_at desc), '[]')
      from public.profile_questions as q
      where q.profile_id = psychologist_profiles.id and q.settled_at > now() - make_interval(days => ${SETTLED_SHOWN_DAYS})
        and q.cause = any(${[...FAULTS]}) and not (q.cause = 'gone' and q.state = 'kept')
    ) as settled_reports,
    exists (
      select from public.profile_records as r where r.profile_id = psychologist_profiles.id and r.user_id is not null
    ) as has_member,
    coalesce(
      (select r.member_columns from public.profile_records as r where r.profile_id = psychologist_profiles.id), '{}'
    ) as member_columns,
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

/** A profile as the operator sees it. */
export type ProfileRecord = Pick<
  ProfileRow,
  'id' | 'province' | 'city' | 'city_slug' | 'name_slug' | 'email'
> &
  Pick<ProfileRow, 'phone' | 'website' | 'bio_language' | 'registration_number' | 'certificate_type'> &
  Pick<ProfileRow, 'regulator' | 'registration_checked_on' | 'concurrent_registrations_in'> &
  Pick<ProfileRow, 'stated_registrations' | 'is_active' | 'is_premium' | 'created_at' | 'updated_at'> & {
    name: string;
    state: ProfileStateName;
    user_id: string | null;
    member_email: string | null;
  };

/** One profile, active or hidden; null when there is none. */
export async function selectProfileRecord(sql: postgres.Sql, id: string): Promise<ProfileRecord | null> {
  const [row] = await sql<ProfileRecord[]>`
    select p.id, coalesce(nullif(btrim(p.name), ''), concat_ws(' ', p.first_name, p.last_name)) as name,
      p.province, p.city, p.city_slug, p.name_slug, p.email, p.phone, p.website, p.bio_language, p.registration_number,
      p.certificate_type, p.regulator,
      (select checked_on::text from public.registers where registers.regulator = p.regulator) as registration_checked_on,
      p.concurrent_registrations_in, p.stated_registrations, p.is_active, ${profileState(sql)} as state, p.is_premium, r.user_id, u.email as member_email, p.created_at, p.updated_at
    from public.psychologist_profiles as p
      left join public.profile_records as r on r.profile_id = p.id
      left join public.register_entries as e on e.profile_id = p.id
      left join auth.users as u on u.id = r.user_id
    where p.id = ${id}`;
  return row ?? null;
}

/**
 * Shows or hides a profile, or gives it the premium plan or takes that away, with its days: what the plan added stays stored and unseen. Who took themselves
 * off by the link of a mail undoes with it what that press did, and nothing that the operator did later; nor does a member who had hidden
 * their own. Whoever wants to be erased is not shown any more.
 * @returns whether it is done
 */
export async function setProfileState(sql: postgres.Sql, id: string, state: ProfileState): Promise<boolean> {
  return sql.begin(async (transaction) => {
    // Each statement then sees what a press of the member's that came before has written, and none comes between.
    await transaction`select from public.psychologist_profiles where id = ${id} for update`;
    if ('is_active' in state) {
      const [leaving] = await transaction`
        select from public.profile_records as r join public.person_requests as q on q.account = r.user_id
        where r.profile_id = ${id} and q.wish = 'erase' and q.done_at is null`;
      if (leaving && state.is_active) return false;
      await transaction`
        update public.profile_questions set state = 'kept', settled_at = now()
        where profile_id = ${id} and cause = 'leave' and state = 'mended'`;
      // Whom the operator has hidden the register's next file does not show.
      await transaction`
        update public.register_entries set hidden_by_departure = false where profile_id = ${id} and hidden_by_departure`;
      await transaction`
        update public.profile_records set hidden_by_member = false where profile_id = ${id} and hidden_by_member`;
    }
    if ('is_premium' in state && !state.is_premium)
      await transaction`
        update public.premium_terms set state = 'ended' where profile_id = ${id} and state in ('coming', 'running')`;
    await transaction`update public.psychologist_profiles set ${transaction(state)} where id = ${id}`;
    return true;
  });
}

/** Notes in which provinces a profile is registered beside its own register, and nothing else: what stood there is replaced. */
export async function setConcurrentRegistrations(
  sql: postgres.Sql,
  id: string,
  provinces: readonly ProvinceCode[],
): Promise<void> {
  const text = provinces.join(', ') || null;
  await sql`
    insert into public.profile_records as r (profile_id, concurrent_registrations) values (${id}, ${text})
    on conflict (profile_id) do update set concurrent_registrations = excluded.concurrent_registrations`;
}

/** What the operator decides of a profile, one at a time. */
export type ProfileState = { is_active: boolean } | { is_premium: boolean };

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
