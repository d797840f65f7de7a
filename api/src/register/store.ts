import type postgres from 'postgres';
import { fieldOf, numberKey, REGISTER_FIELD_NAMES, type RegisterFieldName } from './fields.ts';
import type { Mapping } from './mapping.ts';
import type { PresentProfile } from './plan.ts';
import type { Namesake } from './twins.ts';

type Sql = postgres.Sql | postgres.TransactionSql;

/** What is kept of a register beside its people. */
export interface KeptRegister {
  regulator: string;
  mapping: Mapping;
  /** The day of the last file, as `2026-11-22`; null before the first. */
  checked_on: string | null;
}

/** What is kept of this register; null when none of its files was read. */
export async function selectRegister(sql: Sql, regulator: string): Promise<KeptRegister | null> {
  const [row] = await sql<KeptRegister[]>`
    select regulator, mapping, checked_on::text from public.registers where regulator = ${regulator}`;
  return row ?? null;
}

/** Keeps a register's mapping, and the day of its file where one is given. What is so already is not written. */
export async function saveRegister(
  sql: Sql,
  { regulator, mapping, checked_on: checkedOn }: KeptRegister,
): Promise<void> {
  await sql`
    insert into public.registers as r (regulator, mapping, checked_on)
    select ${regulator}, ${sql.json(mapping)}, ${checkedOn}::date
    where not exists (
      select from public.registers as k
      where k.regulator = ${regulator} and k.mapping = ${sql.json(mapping)}
        and k.checked_on is not distinct from coalesce(${checkedOn}::date, k.checked_on)
    )
    on conflict (regulator) do update
    set mapping = excluded.mapping, checked_on = coalesce(excluded.checked_on, r.checked_on)`;
}

type ProfileColumns = { [Name in RegisterFieldName]: string | null };

interface PresentRow extends ProfileColumns {
  id: string;
  revision: number;
  is_active: boolean;
  number_key: string | null;
  regulator: string | null;
  regulator_of_entry: string | null;
  has_departed: boolean;
  hidden_by_departure: boolean;
  member_columns: string[];
}

/** Everyone who stands in this register or has departed from it. */
export async function selectPresent(sql: Sql, regulator: string): Promise<PresentProfile[]> {
  const rows = await sql<
    PresentRow[]
  >`${presentRows(sql)} where e.regulator = ${regulator} order by e.number_key`;
  return rows.map(presentProfile);
}

/** Whoever bears one of these names, by the name as {@link nameKey} gives it. */
export async function selectNamesakes(sql: Sql, keys: readonly string[]): Promise<Map<string, Namesake[]>> {
  const namesakes = new Map<string, Namesake[]>();
  if (keys.length === 0) return namesakes;
  const key = sql`
    replace(coalesce(public.profile_slug_base(p.first_name, p.last_name), public.slugify(coalesce(p.name, p.last_name, ''))), '-', '')`;
  const rows = await sql<(PresentRow & { name_key: string })[]>`
    select found.* from (${presentRows(sql, sql`, ${key} as name_key`)}) as found
    where found.name_key = any(${keys as string[]}::text[])`;
  for (const row of rows) {
    const others = namesakes.get(row.name_key) ?? [];
    others.push({
      profile: presentProfile(row),
      regulator: row.regulator_of_entry,
      numberKey: numberKey(row.registration_number ?? ''),
    });
    namesakes.set(row.name_key, others);
  }
  return namesakes;
}

const COLUMNS = {
  profile: REGISTER_FIELD_NAMES.filter((name) => fieldOf(name).table === 'profile'),
  record: REGISTER_FIELD_NAMES.filter((name) => fieldOf(name).table === 'record'),
} as const;

function presentRows(sql: Sql, more: postgres.Fragment = sql``): postgres.Fragment {
  return sql`
    select p.id, p.revision, p.is_active, p.regulator, e.number_key, e.regulator as regulator_of_entry,
      e.departed_on is not null as has_departed, coalesce(e.hidden_by_departure, false) as hidden_by_departure,
      ${sql(COLUMNS.profile.map((column) => `p.${column}`))}, ${sql(COLUMNS.record.map((column) => `r.${column}`))},
      (select c.name from public.practices as c where c.id = p.practice_id) as practice,
      nullif(array_to_string(array(
        select s.specialty_name
        from public.profile_specialties as j join public.specialties as s on s.id = j.specialty_id
        where j.profile_id = p.id
        order by j.position, s.specialty_name
      ), ', '), '') as specialties,
      coalesce(r.member_columns, '{}') || array(
        select c.field from public.profile_changes as c where c.profile_id = p.id and c.state = 'approved'
      ) as member_columns
      ${more}
    from public.psychologist_profiles as p
      left join public.register_entries as e on e.profile_id = p.id
      left join public.profile_records as r on r.profile_id = p.id`;
}

function presentProfile(row: PresentRow): PresentProfile {
  return {
    key: row.number_key ?? '',
    id: row.id,
    revision: row.revision,
    isActive: row.is_active,
    isMarked: row.regulator !== null && row.regulator === row.regulator_of_entry,
    hasDeparted: row.has_departed,
    hiddenByDeparture: row.hidden_by_departure,
    values: Object.fromEntries(REGISTER_FIELD_NAMES.map((name) => [name, row[name]])),
    memberColumns: row.member_columns,
  };
}
