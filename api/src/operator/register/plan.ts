import { columnOf, IMPORTED_COLUMNS } from '@directory/domain/profile/columns';
import { lookAlikeWords } from '@directory/domain/text/look-alikes';
import type { Regulator } from '@directory/domain/places/regulators';
import type { Fragment, TransactionSql } from 'postgres';
import { firstRows } from '../../first-rows.ts';
import { type PresentProfile, presentProfiles } from './entries.ts';
import { fieldOf, readCell, type RegisterFieldName } from './fields.ts';
import type { RegisterEntry, RegisterValues } from './rows.ts';
import { findNamesakes, findTwins, findUnlisted } from './twins.ts';

// A type, not an interface: only such a one is JSON to the driver.
export type FieldChange = {
  field: RegisterFieldName;
  from: string | null;
  to: string | null;
};

export interface ChangedProfile {
  key: string;
  id: string;
  /** Not yet known to stand in this register. */
  isFound: boolean;
  values: RegisterValues;
  changes: FieldChange[];
}

/** What an import would write; what of it is told. The table `staged` has all of it. */
export type ImportPlan = Awaited<ReturnType<typeof planImport>>;

/** Rows that are compared at a time. */
const PAGE = 1000;

/**
 * Compares the people who are `staged` with what stands in the directory, and notes what is to become of each.
 * @param most how many of each kind are told
 */
export async function planImport(
  sql: TransactionSql,
  { code, province }: Pick<Regulator, 'code' | 'province'>,
  most: number,
) {
  /** The numbers of those who were erased and are left out. */
  const erased = await leaveOutErased(sql, code);
  await sql`
    update staged as s set profile_id = e.profile_id
    from public.register_entries as e where e.regulator = ${code} and e.number_key = s.key`;
  await findNamesakes(sql);
  /** How many are new and in another register, by name and number. */
  const foreign = await findUnlisted(sql, code, province);
  const twins = await findTwins(sql, most);
  await compareAll(sql);
  await sql`
    update staged
    set outcome = 'new', profile_id = gen_random_uuid(),
      target = said || jsonb_build_object('province', coalesce(said ->> 'province', ${province}::text))
    where profile_id is null`;
  return { ...(await toldOf(sql, { code, province }, most)), twins, erased, foreign };
}

/** Takes those who were erased, by their number or their address, out of what is staged, unless the register has them already. */
async function leaveOutErased(sql: TransactionSql, code: string): Promise<string[]> {
  const rows = await sql<{ key: string }[]>`
    delete from staged as s
    where exists (select from public.erased_people)
      and not exists (select from public.register_entries as e where e.regulator = ${code} and e.number_key = s.key)
      and (
        public.erased_at('registration', ${`${code}:`}::text || s.key) is not null
        or public.erased_at('address', s.said ->> 'email') is not null
      )
    returning s.key`;
  return rows.map(({ key }) => key);
}

/** Compares whoever has a profile with it. Who is in every letter as the file says, as most are, never leaves the database. */
async function compareAll(sql: TransactionSql): Promise<void> {
  // One question for all of them, whose answer is taken in pages: asked for each page, it would read every profile each time. All of it is wanted.
  await sql`set local cursor_tuple_fraction = 1`;
  await sql`
    declare differing no scroll cursor for
    select s.row, s.said, s.is_found as "isFound", present.*
    from staged as s join (${presentProfiles(sql)}) as present on present.id = s.profile_id
    where s.is_found or not present."isMarked" or present."hasDeparted" or not present.values @> s.said`;
  for (;;) {
    const rows = await sql<(PresentProfile & { row: number; said: RegisterValues; isFound: boolean })[]>`
      fetch ${sql.unsafe(String(PAGE))} from differing`;
    if (rows.length === 0) break;
    const compared = rows.map(({ row, said, isFound, ...profile }) => {
      const { changes, kept } = compare(said, profile);
      const isChanged = changes.length > 0 || isFound || !profile.isMarked;
      const outcome = profile.hasDeparted ? 'returned' : isChanged ? 'changed' : 'unchanged';
      return {
        ...{ row, changes, revision: profile.revision, shown_again: profile.hiddenByDeparture, outcome },
        kept: kept.length > 0 ? kept : null,
        target: outcome === 'unchanged' ? null : { ...profile.values, ...toValues(changes) },
      };
    });
    await sql`
      update staged as s
      set revision = c.revision, outcome = c.outcome, shown_again = c.shown_again, changes = c.changes, kept = c.kept,
        target = c.target
      from jsonb_to_recordset(${sql.json(compared)}) as c (
        row integer, revision integer, outcome text, shown_again boolean, changes jsonb, kept jsonb, target jsonb
      )
      where s.row = c.row`;
  }
  await sql`close differing`;
}

const toValues = (changes: readonly FieldChange[]): RegisterValues =>
  Object.fromEntries(changes.map(({ field, to }) => [field, to]));

/** What differs between a register's words and a profile's: what is to change, and what stays as its member wrote it. */
export function compare(
  said: RegisterValues,
  profile: Pick<PresentProfile, 'values' | 'memberColumns'>,
): { changes: FieldChange[]; kept: FieldChange[] } {
  const own = keptFields(profile.memberColumns);
  const changes: FieldChange[] = [];
  const kept: FieldChange[] = [];
  for (const [name, to] of Object.entries(said) as [RegisterFieldName, string | null][]) {
    const from = profile.values[name] ?? null;
    // A value that differs in spaces or the like alone is the same: registers and exports tidy differently.
    if (to === tidied(name, from)) continue;
    (own.has(name) ? kept : changes).push({ field: name, from, to });
  }
  return { changes, kept };
}

function tidied(name: RegisterFieldName, stored: string | null): string | null {
  const reading = readCell(fieldOf(name), stored ?? '');
  return 'value' in reading ? reading.value : stored;
}

/**
 * Fields that say one thing together: whoever wrote one of them meant all. An address in another town, or a list beside an older list,
 * would contradict what the member wrote.
 */
const GROUPS: readonly (readonly RegisterFieldName[])[] = [
  ['address', 'city', 'province', 'postal_code', 'full_address'],
  ['practice_areas', 'specialties'],
  ...IMPORTED_COLUMNS.flatMap((name) =>
    columnOf(name).or ? [[name, columnOf(name).or as RegisterFieldName]] : [],
  ),
];

/** The fields that an import leaves as they are, given the columns that the profile's member has written. */
function keptFields(memberColumns: readonly string[]): ReadonlySet<string> {
  const kept = new Set<string>(memberColumns);
  for (const group of GROUPS) {
    if (group.some((field) => kept.has(field))) for (const field of group) kept.add(field);
  }
  return kept;
}

/** Those of the register who are not in the file: a condition on its entries, `e`. */
export const hasLeft = (sql: TransactionSql, code: string): Fragment => sql`
  e.regulator = ${code} and e.departed_on is null
    and not exists (select from staged as s where s.key = e.number_key)`;

interface Counts {
  unchanged: number;
  /** How many people the file has, and in another province. */
  listed: number;
  elsewhere: number;
  /** How many stood in this register until now, and how many profiles the directory has, of whatever register. */
  present: number;
  directory: number;
  /** Whom visitors would see who are not seen now, and how many of them with what: it is public as soon as it is taken in. */
  public: Record<'people' | 'email' | 'phone' | 'address', number>;
}

async function toldOf(
  sql: TransactionSql,
  { code, province }: Pick<Regulator, 'code' | 'province'>,
  limit: number,
) {
  const seen = sql`where outcome = 'new' or (outcome = 'returned' and shown_again)`;
  const [counts] = await sql<[Counts]>`
    select count(*) filter (where outcome = 'unchanged')::integer as unchanged,
      count(*)::integer as listed, count(*) filter (where said ->> 'province' <> ${province})::integer as elsewhere,
      (select count(*) from public.register_entries where regulator = ${code} and departed_on is null)::integer as present,
      (select count(*) from public.psychologist_profiles)::integer as directory,
      jsonb_build_object(
        'people', count(*) filter (${seen}),
        'email', count(target ->> 'email') filter (${seen}),
        'phone', count(target ->> 'phone') filter (${seen}),
        'address', count(coalesce(target ->> 'address', target ->> 'full_address')) filter (${seen})
      ) as public
    from staged`;
  const told = <Item extends object>(columns: Fragment, which: Fragment) =>
    firstRows<Item>(sql, {
      all: sql`select row, key, ${columns} from staged where ${which}`,
      order: sql`l.row`,
      limit,
    });
  const changed = sql`profile_id as id, is_found as "isFound", target as values, changes`;
  return {
    ...counts,
    new: await told<RegisterEntry>(sql`said as values`, sql`outcome = 'new'`),
    changed: await told<ChangedProfile>(changed, sql`outcome = 'changed'`),
    /** In the file again: to be shown again, if their departure hid them. */
    returned: await told<ChangedProfile>(changed, sql`outcome = 'returned'`),
    /** Who would be called by words that may be there to be taken for others. */
    lookAlikes: await selectLookAlikes(sql, limit),
    /** Where the register says something else than the member wrote, whose words stay. */
    kept: await told<{ key: string; id: string; fields: FieldChange[] }>(
      sql`profile_id as id, kept as fields`,
      sql`kept is not null`,
    ),
    /** No longer in the file: to be hidden. */
    departed: await firstRows<Pick<PresentProfile, 'key' | 'id' | 'values'>>(sql, {
      all: sql`${presentProfiles(sql)} where ${hasLeft(sql, code)}`,
      ...{ order: sql`l.key`, limit },
    }),
  };
}

/** Of the few names with a letter beyond the Latin ones and their accents, those whose words may be there to be taken for others. */
async function selectLookAlikes(sql: TransactionSql, limit: number) {
  const named = sql`concat_ws(' ', target ->> 'name', target ->> 'first_name', target ->> 'last_name')`;
  const rows = await sql<(Pick<RegisterEntry, 'key' | 'values'> & { named: string })[]>`
    select key, target as values, ${named} as named from staged
    where outcome <> 'unchanged' and ${named} ~ '[^\\u0001-\\u036f\\u1e00-\\u1eff\\u2000-\\u206f]' order by row`;
  const found = rows.filter(({ named: name }) => lookAlikeWords(name).length > 0);
  return { total: found.length, rows: found.slice(0, limit).map(({ key, values }) => ({ key, values })) };
}
