import { REGULATORS } from '@directory/domain/places/regulators';
import type { AnySql } from '../../first-rows.ts';
import { geocodedTexts, type PlacedRow } from '../../site/geocode/addresses.ts';
import { RefusedError } from '../command-line/operation.ts';
import { numberKey } from '../../people/profiles/lists.ts';

/** What leads to everything that is held of somebody. */
export type Person = Awaited<ReturnType<typeof personOf>>;

interface ProfileFound extends PlacedRow {
  id: string;
  email: string | null;
  user_id: string | null;
  practice_id: string | null;
  regulator: string | null;
  registration_number: string | null;
  entries: string[];
  first: string;
  last: string;
}

/**
 * Finds somebody by an address: the account's, or the one that visitors write to.
 * @throws RefusedError when several profiles have the address
 */
export async function personAt(sql: AnySql, address: string): Promise<Person> {
  const found = await sql<{ id: string; name: string }[]>`
    select p.id, coalesce(nullif(p.name, ''), concat_ws(' ', p.first_name, p.last_name)) as name
    from public.psychologist_profiles as p
      left join public.profile_records as r on r.profile_id = p.id
      left join auth.users as u on u.id = r.user_id
      left join public.practices as c on c.id = p.practice_id
    where ${address} in (lower(u.email), lower(p.email), lower(c.email))
    order by name, p.id`;
  if (found.length > 1)
    throw new RefusedError(
      `${found.length} profiles have this address; name the one that is meant by its id: ${found.map(({ id, name }) => `${id} (${name})`).join(', ')}.`,
    );
  return personOf(sql, { addresses: [address], profiles: found.map(({ id }) => id) });
}

/** What a person is known by. */
interface Asked {
  addresses?: readonly string[];
  /** Ids. */
  profiles?: readonly string[];
  /** What came later is not meant: they may have come back. Null for everything. */
  before?: Date | null;
  /** A member's account, and an address that was theirs: it leads on where nobody else has it. */
  member?: { account: string; email: string };
}

/** The person of these addresses, profiles and account, with all that leads on from them. */
export async function personOf(
  sql: AnySql,
  { addresses: given = [], profiles = [], before = null, member }: Asked,
) {
  const rows = await sql<ProfileFound[]>`
    select p.id, lower(coalesce(nullif(btrim(p.email), ''), c.email)) as email, r.user_id, p.practice_id, p.regulator,
      p.registration_number, array(
        select e.regulator || ':' || e.number_key from public.register_entries as e where e.profile_id = p.id
      ) as entries,
      coalesce(public.slugify(p.first_name), '') as first,
      coalesce(nullif(public.slugify(p.last_name), ''), public.slugify(p.name), '') as last,
      p.address, p.full_address, p.city, p.province, jsonb_build_array(jsonb_build_object('address', c.address)) as practices
    from public.psychologist_profiles as p
      left join public.profile_records as r on r.profile_id = p.id
      left join public.practices as c on c.id = p.practice_id
    where p.id = any(${[...profiles]}::uuid[])`;
  const members = [...rows.flatMap(({ user_id }) => user_id ?? []), ...(member ? [member.account] : [])];
  const accounts = await sql<{ id: string; email: string | null }[]>`
    select id, lower(email) as email from auth.users
    where id = any(${members}::uuid[]) or lower(email) = any(${[...given]}) 
      and (${before}::timestamptz is null or created_at <= ${before})`;
  const own = [...accounts, ...rows, ...(member ? [member] : [])].flatMap(({ email }) => email ?? []);
  const shared = await sql<{ address: string }[]>`
    select a.address from unnest(${own}::text[]) as a (address)
    where exists (
      select from public.psychologist_profiles as p
        left join public.practices as c on c.id = p.practice_id
        left join public.profile_records as r on r.profile_id = p.id
        left join auth.users as u on u.id = r.user_id
      where p.id <> all(${[...profiles]}::uuid[]) and a.address in (lower(p.email), lower(c.email), lower(u.email))
    ) or exists (
      select from auth.users as u where lower(u.email) = a.address and u.id <> all(${accounts.map(({ id }) => id)}::uuid[])
    )`;
  const others = new Set(shared.map(({ address }) => address));
  const practices = await sql<{ id: string }[]>`
    select c.id from public.practices as c
    where c.id = any(${rows.flatMap(({ practice_id }) => practice_id ?? [])}::uuid[]) and not exists (
      select from public.psychologist_profiles as p
      where p.practice_id = c.id and p.id <> all(${[...profiles]}::uuid[])
    )`;
  return {
    /** In lower case: the one that was asked about, their account's, and a public one that is nobody else's. */
    addresses: [...new Set([...given, ...own.filter((address) => !others.has(address))])],
    /** Ids of accounts, of profiles, and of the practices to which nobody else belongs. */
    accounts: accounts.map(({ id }) => id),
    profiles: rows.map(({ id }) => id),
    practices: practices.map(({ id }) => id),
    /** `regulator:number`, as imports compare numbers. */
    registrations: [...new Set(rows.flatMap(registrationsOf))],
    /** Their addresses as the geocoder's answers are kept. */
    places: [...new Set(rows.flatMap(placesOf))],
    /** First and last names as slugs; somebody searched for may be one of them. */
    names: rows.flatMap(({ first, last }) =>
      last && (first || last.includes('-')) ? [{ first, last }] : [],
    ),
    before,
  };
}

/** By the register's entry; where none was read, by the number on the profile, with every regulator of its province. */
function registrationsOf({
  entries,
  regulator,
  registration_number: number,
  province,
}: ProfileFound): string[] {
  const key = numberKey(number ?? '');
  if (entries.length > 0 || key === '') return entries;
  const codes = Object.values(REGULATORS)
    .filter((each) => (regulator ? each.code === regulator : each.province === province))
    .map(({ code }) => code);
  return codes.map((code) => `${code}:${key}`);
}

/** A city alone is nobody's. */
function placesOf(row: PlacedRow): string[] {
  const { address, city } = geocodedTexts(row);
  return address !== null && address !== city ? [address] : [];
}
