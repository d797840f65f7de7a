import { fold } from '@directory/domain/text/fold';
import { slugify } from '@directory/domain/text/slug';
import type { Regulator } from '@directory/domain/places/regulators';
import type postgres from 'postgres';
import { type Called, type FirstRows, firstRows } from '../../first-rows.ts';

/**
 * departed: hidden because the regulator's register no longer has them. withdrawn: hidden by the member, in a register or not. leaving: the
 * member wants to be erased. hidden: by the operator, or not looked at yet.
 */
export const PROFILE_STATES = ['active', 'hidden', 'departed', 'withdrawn', 'leaving'] as const;
export type ProfileStateName = (typeof PROFILE_STATES)[number];

/** A profile in one of the operator's lists. */
export interface ListedProfile {
  id: string;
  name: string;
  state: ProfileStateName;
  /** The register in which it stands, or stood. */
  regulator: string | null;
  registration_number: string | null;
  city: string | null;
  province: string | null;
}

export interface ProfileFilter {
  regulator?: Regulator | undefined;
  state?: ProfileStateName | undefined;
}

/** Profiles by last name. */
export async function selectProfiles(
  sql: postgres.Sql,
  { regulator, state, limit }: ProfileFilter & { limit: number },
): Promise<FirstRows<ListedProfile>> {
  const all = sql`
    select * from (${listed(sql)}) as each
    where ${regulator ? sql`regulator = ${regulator.code}` : sql`true`} and ${state ? sql`state = ${state}` : sql`true`}`;
  return firstRows(sql, { all, order: BY_NAME(sql), limit });
}

const BY_NAME = (sql: postgres.Sql) => sql`l.last_name, l.first_name, l.id`;

/** Profiles, shown or hidden, in which each of the words is found, whatever its case and accents. */
export async function searchProfiles(
  sql: postgres.Sql,
  words: readonly string[],
  limit: number,
): Promise<FirstRows<ListedProfile>> {
  const keys = words.map((word) => slugify(word)).filter((key) => key !== '');
  if (keys.length === 0) return { rows: [], total: 0 };
  const all = sql`
    select * from (${listed(sql)}) as each
    where not exists (select from unnest(${keys}::text[]) as word where strpos(words, word) = 0)`;
  return firstRows(sql, { all, order: BY_NAME(sql), limit });
}

/** Profiles, shown or hidden, of exactly this name, registration number, email address, or member's email address. */
export async function selectProfilesCalled(sql: postgres.Sql, words: string): Promise<Called[]> {
  const slug = slugify(words);
  const number = /\d/.test(words) ? numberKey(words) : null;
  return sql<Called[]>`
    select l.id, concat_ws(', ', l.registration_number, l.name, l.city, l.state) as label
    from (${listed(sql)}) as l
      join public.psychologist_profiles as p on p.id = l.id
      left join public.profile_records as r on r.profile_id = p.id
    where lower(p.email) = lower(${words})
      or r.user_id in (select u.id from auth.users as u where lower(u.email) = lower(${words}))
      or ltrim(regexp_replace(lower(p.registration_number), '[^[:alnum:]]', '', 'g'), '0') = ${number}
      or (${slug} <> '' and ${slug} in (
        public.slugify(p.name), public.slugify(concat_ws(' ', p.first_name, p.last_name)),
        public.slugify(concat_ws(' ', p.last_name, p.first_name))
      ))
    order by l.last_name, l.first_name, l.id`;
}

/** The state of `p`, a profile, with `r`, its record, and `e`, its entry in a register. */
export function profileState(sql: postgres.Sql): postgres.Fragment {
  return sql`
    case when exists (
        select from public.person_requests as q where q.account = r.user_id and q.wish = 'erase' and q.done_at is null
      ) then 'leaving'
      when p.is_active then 'active'
      when r.hidden_by_member then 'withdrawn'
      when e.departed_on is not null then 'departed'
      else 'hidden' end`;
}

function listed(sql: postgres.Sql): postgres.Fragment {
  return sql`
    select p.id, coalesce(nullif(btrim(p.name), ''), concat_ws(' ', p.first_name, p.last_name)) as name,
      ${profileState(sql)} as state,
      coalesce(p.regulator, e.regulator) as regulator, p.registration_number, p.city, p.province, p.first_name, p.last_name,
      public.slugify(concat_ws(
        ' ', p.first_name, p.last_name, p.name, p.preferred_given, p.registration_number,
        regexp_replace(p.registration_number, '[^[:alnum:]]', '', 'g'), p.email, p.city, c.name, p.id
      )) as words
    from public.psychologist_profiles as p
      left join public.profile_records as r on r.profile_id = p.id
      left join public.register_entries as e on e.profile_id = p.id
      left join public.practices as c on c.id = p.practice_id`;
}

/** A registration number as numbers are compared: letters and digits alone, no zeros before the first, which spreadsheets drop. */
export function numberKey(number: string): string {
  return fold(number)
    .replace(/[^\p{L}\d]/gu, '')
    .replace(/^0+(?=.)/, '');
}
