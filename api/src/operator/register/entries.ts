import type { Fragment, Sql } from 'postgres';
import type { AnySql } from '../../first-rows.ts';
import { numberKey } from '../../people/profiles/lists.ts';
import { fieldOf, REGISTER_FIELD_NAMES } from './fields.ts';
import type { RegisterValues } from './rows.ts';
import { writeTable } from './table.ts';

/** A profile as it stands in the database. A type, not an interface: only such a one is a row to the driver. */
export type PresentProfile = {
  /** The number in the register; null when it stands in none. */
  key: string | null;
  id: string;
  revision: number;
  /** It stood in its register, and was missing in a later file. */
  hasDeparted: boolean;
  /** Its page names this register. */
  isMarked: boolean;
  /** Its departure hid it. */
  hiddenByDeparture: boolean;
  /** What the profile says of itself, as stored. */
  values: RegisterValues;
  /** The columns that its member has written. */
  memberColumns: readonly string[];
};

const columns = (table: 'profile' | 'record', row: string) =>
  REGISTER_FIELD_NAMES.filter((name) => fieldOf(name).table === table).map((name) => `${row}.${name}`);

/** Selects all {@link PresentProfile}s, `p`, with their entry in a register, `e`: a condition may follow. */
export function presentProfiles(sql: AnySql): Fragment {
  return sql`
    select p.id, p.revision, e.number_key as key,
      coalesce(p.regulator = e.regulator, false) as "isMarked",
      e.departed_on is not null as "hasDeparted", coalesce(e.hidden_by_departure, false) as "hiddenByDeparture",
      (select to_jsonb(said) from (
        select ${sql([...columns('profile', 'p'), ...columns('record', 'r')])},
          (select c.name from public.practices as c where c.id = p.practice_id) as practice,
          nullif(array_to_string(array(
            select s.specialty_name
            from public.profile_specialties as j join public.specialties as s on s.id = j.specialty_id
            where j.profile_id = p.id
            order by j.position, s.specialty_name
          ), ', '), '') as specialties
      ) as said) as values,
      coalesce(r.member_columns, '{}') || array(
        select c.field from public.profile_changes as c where c.profile_id = p.id and c.state = 'approved'
      ) as "memberColumns"
    from public.psychologist_profiles as p
      left join public.register_entries as e on e.profile_id = p.id
      left join public.profile_records as r on r.profile_id = p.id`;
}

/** Everyone who stands in this register now, as CSV with the fields' names as headings: what an import takes in without a change. */
export async function exportRegister(sql: Sql, regulator: string): Promise<{ csv: string; people: number }> {
  const listed = await sql<PresentProfile[]>`
    ${presentProfiles(sql)} where e.regulator = ${regulator} and e.departed_on is null order by e.number_key`;
  const rows = listed.map(({ values }) => REGISTER_FIELD_NAMES.map((name) => values[name] ?? ''));
  return { csv: writeTable(REGISTER_FIELD_NAMES, rows), people: listed.length };
}

/**
 * Makes a registration number a profile's own: the next import brings this profile up to date, and adds nobody of that number.
 * @returns `other`, the profile that had the number and is hidden from now on
 * @throws Error when the profile has another number of a register, or the register is not known
 */
export async function linkProfile(
  sql: Sql,
  { id, regulator, number, dryRun }: { id: string; regulator: string; number: string; dryRun: boolean },
): Promise<{ other: string | null }> {
  const key = numberKey(number);
  return sql.begin(async (transaction) => {
    const [own] = await transaction<{ regulator: string; number_key: string }[]>`
      select regulator, number_key from public.register_entries where profile_id = ${id}`;
    if (own && (own.regulator !== regulator || own.number_key !== key))
      throw new Error(`The profile stands in the register ${own.regulator} as ${own.number_key}.`);
    const [entry] = await transaction<{ profile_id: string }[]>`
      select profile_id from public.register_entries where regulator = ${regulator} and number_key = ${key} for update`;
    const other = entry && entry.profile_id !== id ? entry.profile_id : null;
    if (dryRun || own) return { other };
    await transaction`
      insert into public.registers (regulator) values (${regulator}) on conflict (regulator) do nothing`;
    await transaction`
      insert into public.register_entries (regulator, number_key, profile_id) values (${regulator}, ${key}, ${id})
      on conflict (regulator, number_key) do update
      set profile_id = excluded.profile_id, hidden_by_departure = false`;
    if (other)
      await transaction`
        update public.psychologist_profiles set is_active = false, regulator = null where id = ${other}`;
    return { other };
  });
}
