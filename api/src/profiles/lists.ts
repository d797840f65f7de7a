import { slugify } from '@directory/domain/slug';
import type { Regulator } from '@directory/domain/regulators';
import type postgres from 'postgres';

/** departed: hidden because the regulator's register no longer has them. */
export const PROFILE_STATES = ['active', 'hidden', 'departed'] as const;
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
  regulator?: Regulator;
  state?: ProfileStateName;
}

/** Profiles by last name. */
export async function selectProfiles(
  sql: postgres.Sql,
  { regulator, state, limit }: ProfileFilter & { limit: number },
): Promise<ListedProfile[]> {
  return sql<ListedProfile[]>`
    select * from (${listed(sql)}) as l
    where ${regulator ? sql`l.regulator = ${regulator.code}` : sql`true`}
      and ${state ? sql`l.state = ${state}` : sql`true`}
    order by l.last_name, l.first_name, l.id
    limit ${limit}`;
}

/** Profiles, shown or hidden, in which each of the words is found, whatever its case and accents. */
export async function searchProfiles(
  sql: postgres.Sql,
  words: readonly string[],
  limit: number,
): Promise<ListedProfile[]> {
  const keys = words.map((word) => slugify(word)).filter((key) => key !== '');
  if (keys.length === 0) return [];
  return sql<ListedProfile[]>`
    select * from (${listed(sql)}) as l
    where not exists (select from unnest(${keys}::text[]) as word where strpos(l.words, word) = 0)
    order by l.last_name, l.first_name, l.id
    limit ${limit}`;
}

function listed(sql: postgres.Sql): postgres.Fragment {
  return sql`
    select p.id, coalesce(nullif(btrim(p.name), ''), concat_ws(' ', p.first_name, p.last_name)) as name,
      case when e.departed_on is not null and not p.is_active then 'departed' when p.is_active then 'active' else 'hidden' end
        as state,
      coalesce(p.regulator, e.regulator) as regulator, p.registration_number, p.city, p.province, p.first_name, p.last_name,
      public.slugify(concat_ws(
        ' ', p.first_name, p.last_name, p.name, p.preferred_given, p.registration_number,
        regexp_replace(p.registration_number, '[^[:alnum:]]', '', 'g'), p.email, p.city, c.name, p.id
      )) as words
    from public.psychologist_profiles as p
      left join public.register_entries as e on e.profile_id = p.id
      left join public.practices as c on c.id = p.practice_id`;
}
