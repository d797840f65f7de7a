import type { Fragment, TransactionSql } from 'postgres';
import type { OnProgress } from '../command-line/progress.ts';
import { fieldOf, type RegisterFieldName } from './fields.ts';
import { hasLeft, type ImportPlan } from './plan.ts';

/** Rows of the file that are written at a time: few enough that the progress moves. */
const BATCH = 1000;

/** Somebody changed one of the profiles while the import was planned. Nothing was written; planned again it fits. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
  readonly code = 'changed_meanwhile';
}

/** What is written of those who are staged between two rows. */
interface Batch {
  sql: TransactionSql;
  regulator: string;
  /** The fields that the file has. */
  fields: readonly RegisterFieldName[];
  isHere: Fragment;
}

/**
 * Writes what was planned, in the caller's transaction.
 * @throws ChangedMeanwhile when a profile is no longer as the plan has it
 */
export async function writePlan(
  sql: TransactionSql,
  plan: ImportPlan,
  { regulator, checkedOn, fields }: Pick<Batch, 'regulator' | 'fields'> & { checkedOn: string },
  onProgress: OnProgress,
): Promise<void> {
  await placePractices(sql, fields);
  const [end] = await sql<{ row: number | null }[]>`select max(row) as row from staged`;
  const last = end?.row ?? 0;
  let updated = 0;
  for (let after = 0; after < last; after += BATCH) {
    const isHere = sql`s.row > ${after} and s.row <= ${after + BATCH}`;
    const batch = { sql, regulator, fields, isHere };
    await addProfiles(batch);
    updated += await updateProfiles(batch);
    await writeRecords(batch);
    if (fields.includes('specialties')) await writeSpecialties(batch);
    onProgress(Math.min(after + BATCH, last), last);
  }
  if (updated !== plan.changed.total + plan.returned.total)
    throw new ChangedMeanwhile('A profile was changed while the file was read.');
  await sql`
    insert into public.register_entries (regulator, number_key, profile_id)
    select ${regulator}, s.key, s.profile_id from staged as s where s.outcome = 'new' or s.is_found`;
  await sql`
    update public.register_entries as e set departed_on = null, departure_noted_at = null, hidden_by_departure = false
    from staged as s where s.outcome = 'returned' and e.regulator = ${regulator} and e.profile_id = s.profile_id`;
  await markDeparted(sql, regulator, checkedOn);
}

const columnsIn = (table: 'profile' | 'record', names: Iterable<RegisterFieldName>) =>
  [...new Set(names)].filter((name) => fieldOf(name).table === table);

/** Whether one of these fields changes: a condition on `staged`. */
const changes = (sql: TransactionSql, fields: readonly RegisterFieldName[]): Fragment => sql`
  exists (select from jsonb_to_recordset(s.changes) as c (field text) where c.field = any(${fields as string[]}::text[]))`;

/**
 * Finds the practices, by name and by the city of those who belong to them, and adds those that are not there: the same name in another city
 * is another practice, with coordinates of its own. They stand in a table `places`.
 */
async function placePractices(sql: TransactionSql, fields: readonly RegisterFieldName[]): Promise<void> {
  await sql`create temporary table places (key text primary key, name text not null, id uuid) on commit drop`;
  if (!fields.includes('practice')) return;
  await sql`
    insert into places
    select distinct on (key) w.key, w.name, f.id
    from (
      select ${placeOf(sql)} as key, s.target ->> 'practice' as name
      from staged as s
      where s.target ->> 'practice' is not null and (s.outcome = 'new' or ${changes(sql, ['practice'])})
    ) as w left join (
      select r.id, concat_ws('|', lower(btrim(r.name)), coalesce(p.city_slug, ''), coalesce(p.province, '')) as key
      from public.practices as r join public.psychologist_profiles as p on p.practice_id = r.id
    ) as f using (key)
    order by key, f.id`;
  await sql`
    with added as (
      update places set id = gen_random_uuid() where id is null returning id, name
    )
    insert into public.practices (id, name) select id, name from added`;
  await sql`analyze places`;
}

/** The key of `places`, of somebody who is staged; null without a practice. */
const placeOf = (sql: TransactionSql): Fragment => sql`
  lower(s.target ->> 'practice') || '|' || coalesce(public.slugify(s.target ->> 'city'), '')
    || '|' || coalesce(s.target ->> 'province', '')`;

/** The practice of somebody who is staged. */
const practiceId = (sql: TransactionSql): Fragment => sql`
  (select places.id from places where places.key = ${placeOf(sql)})`;

/** Somebody who is staged as a row of a table. */
const rowOf = (sql: TransactionSql, table: 'psychologist_profiles' | 'profile_records') =>
  sql`jsonb_populate_record(null::public.${sql(table)}, s.target)`;

async function addProfiles({ sql, regulator, fields, isHere }: Batch): Promise<void> {
  const columns = columnsIn('profile', [...fields, 'province']);
  const names = [...columns, 'id', 'regulator', 'practice_id'];
  await sql`
    insert into public.psychologist_profiles (${sql(names)})
    select ${sql(columns.map((column) => `v.${column}`))}, s.profile_id, ${regulator}, ${practiceId(sql)}
    from staged as s cross join lateral ${rowOf(sql, 'psychologist_profiles')} as v
    where s.outcome = 'new' and ${isHere} order by s.row`;
}

/** Updates those that are as they were planned, and returns how many. */
async function updateProfiles({ sql, regulator, fields, isHere }: Batch): Promise<number> {
  const set = columnsIn('profile', fields).map((column) => sql`, ${sql(column)} = v.${sql(column)}`);
  const result = await sql`
    update public.psychologist_profiles as p
    set regulator = ${regulator}, is_active = p.is_active or s.shown_again,
      practice_id = case when ${changes(sql, ['practice'])} then ${practiceId(sql)} else p.practice_id end ${set}
    from staged as s cross join lateral ${rowOf(sql, 'psychologist_profiles')} as v
    where p.id = s.profile_id and p.revision = s.revision and s.outcome in ('changed', 'returned') and ${isHere}`;
  return result.count;
}

async function writeRecords({ sql, fields, isHere }: Batch): Promise<void> {
  const columns = columnsIn('record', fields);
  if (columns.length === 0) return;
  const names = [...columns, 'profile_id'];
  const set = columns.map(
    (column, index) => sql`${index > 0 ? sql`,` : sql``} ${sql(column)} = excluded.${sql(column)}`,
  );
  await sql`
    insert into public.profile_records (${sql(names)})
    select ${sql(columns.map((column) => `v.${column}`))}, s.profile_id
    from staged as s cross join lateral ${rowOf(sql, 'profile_records')} as v
    where (s.outcome = 'new' or ${changes(sql, columns)}) and ${isHere}
    on conflict (profile_id) do update set ${set}`;
}

/** Writes which specialties profiles have, in the order of the register; names that are new become specialties. */
async function writeSpecialties({ sql, isHere }: Batch): Promise<void> {
  const named = sql`
    select s.profile_id, n.name, n.position
    from staged as s
      cross join lateral string_to_table(s.target ->> 'specialties', ', ') with ordinality as n (name, position)
    where (s.outcome = 'new' or ${changes(sql, ['specialties'])}) and ${isHere}`;
  await sql`
    insert into public.specialties (specialty_name)
    select distinct on (lower(n.name)) n.name from (${named}) as n order by lower(n.name)
    on conflict (lower(specialty_name)) do nothing`;
  await sql`
    delete from public.profile_specialties as j using staged as s
    where j.profile_id = s.profile_id and ${changes(sql, ['specialties'])} and ${isHere}`;
  await sql`
    insert into public.profile_specialties (profile_id, specialty_id, position)
    select n.profile_id, t.id, min(n.position) - 1
    from (${named}) as n join public.specialties as t on lower(t.specialty_name) = lower(n.name)
    group by n.profile_id, t.id`;
}

async function markDeparted(sql: TransactionSql, regulator: string, checkedOn: string): Promise<void> {
  await sql`
    with departed as (
      update public.register_entries as e
      set departed_on = ${checkedOn}, departure_noted_at = now(), hidden_by_departure = p.is_active
      from public.psychologist_profiles as p
      where p.id = e.profile_id and ${hasLeft(sql, regulator)}
      returning e.profile_id
    )
    update public.psychologist_profiles as p set is_active = false, regulator = null
    from departed as d where p.id = d.profile_id`;
}
