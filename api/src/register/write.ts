import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { fieldOf, type RegisterFieldName } from './fields.ts';
import { practiceKey, type PracticePlace, resolvePractices, writeSpecialties } from './joined.ts';
import type { ChangedProfile, ImportPlan, PresentProfile } from './plan.ts';
import type { RegisterEntry, RegisterValues } from './read-rows.ts';

/** Rows of one statement: few enough that the progress moves, enough that the way to the database does not count. */
const BATCH = 500;

/** Somebody changed one of the profiles while the import was planned. Nothing was written; planned again it fits. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
  readonly code = 'changed_meanwhile';
}

export interface WriteOptions {
  regulator: string;
  /** The province of those of whom the file says none. */
  province: string;
  checkedOn: string;
  /** The fields that the file has. */
  fields: readonly RegisterFieldName[];
  onProgress: (done: number, total: number) => void;
}

/** A profile as it is to be: all the file's fields, the member's own words among them. */
interface TargetRow {
  id: string;
  revision: number;
  values: RegisterValues;
  /** What of it changes. */
  changed: ReadonlySet<RegisterFieldName>;
  /** Shown again because its departure had hidden it. */
  shownAgain: boolean;
}

/**
 * Writes what was planned, in the caller's transaction.
 * @throws ChangedMeanwhile when a profile is no longer as the plan has it
 */
export async function writePlan(
  sql: postgres.TransactionSql,
  plan: ImportPlan,
  options: WriteOptions,
): Promise<void> {
  const added = plan.added.map((entry) => ({ entry, row: addedRow(entry, options) }));
  const changed = [...plan.changed, ...plan.returned].sort((a, b) => (a.profile.id < b.profile.id ? -1 : 1));
  const updated = changed.map((each) => changedRow(each, options));
  const total = added.length + updated.length + plan.departed.length;
  let done = 0;
  const step = (count: number) => options.onProgress((done += count), total);
  const practices = await practicesOf(sql, [...added.map(({ row }) => row), ...updated]);
  for (const batch of batches(added)) {
    await addProfiles(sql, batch, practices, options);
    step(batch.length);
  }
  for (const batch of batches(updated)) {
    await updateProfiles(sql, batch, practices, options);
    step(batch.length);
  }
  const found = changed.filter(({ isFound }) => isFound);
  await addEntries(
    sql,
    options.regulator,
    found.map(({ profile }) => ({ key: profile.key, id: profile.id })),
  );
  await markReturned(
    sql,
    options.regulator,
    plan.returned.map(({ profile }) => profile.id),
  );
  for (const batch of batches(plan.departed)) {
    await markDeparted(sql, batch, options);
    step(batch.length);
  }
}

function addedRow({ values }: RegisterEntry, { province, fields }: WriteOptions): TargetRow {
  return {
    id: randomUUID(),
    revision: 1,
    values: { ...values, province: values.province ?? province },
    changed: new Set(fields),
    shownAgain: false,
  };
}

function changedRow({ profile, changes }: ChangedProfile, { fields }: WriteOptions): TargetRow {
  const values: RegisterValues = Object.fromEntries(
    fields.map((name) => [name, profile.values[name] ?? null]),
  );
  for (const { field, to } of changes) values[field] = to;
  return {
    id: profile.id,
    revision: profile.revision,
    // A practice is looked for where the profile is, whether or not the file says where.
    values: { city: profile.values.city ?? null, province: profile.values.province ?? null, ...values },
    changed: new Set(changes.map(({ field }) => field)),
    shownAgain: profile.hiddenByDeparture,
  };
}

async function practicesOf(
  sql: postgres.TransactionSql,
  rows: readonly TargetRow[],
): Promise<ReadonlyMap<string, string>> {
  const places = rows.filter(({ changed }) => changed.has('practice')).flatMap((row) => placeOf(row) ?? []);
  return resolvePractices(sql, places);
}

function placeOf({ values }: TargetRow): PracticePlace | null {
  return values.practice
    ? { name: values.practice, city: values.city ?? null, province: values.province ?? null }
    : null;
}

function practiceId(row: TargetRow, practices: ReadonlyMap<string, string>): string | null {
  const place = placeOf(row);
  return place && (practices.get(practiceKey(place)) ?? null);
}

const columnsIn = (table: 'profile' | 'record', names: Iterable<RegisterFieldName>) =>
  [...new Set(names)].filter((name) => fieldOf(name).table === table);

async function addProfiles(
  sql: postgres.TransactionSql,
  batch: readonly { entry: RegisterEntry; row: TargetRow }[],
  practices: ReadonlyMap<string, string>,
  { regulator, fields }: WriteOptions,
): Promise<void> {
  const rows = batch.map(({ row }) => row);
  const columns = ['id', 'regulator', 'practice_id', ...columnsIn('profile', [...fields, 'province'])];
  await sql`
    insert into public.psychologist_profiles (${sql(columns)})
    select ${sql(columns)} from jsonb_populate_recordset(null::public.psychologist_profiles, ${sql.json(
      rows.map((row) => ({ ...row.values, id: row.id, regulator, practice_id: practiceId(row, practices) })),
    )})`;
  await writeRecords(sql, rows, fields);
  await writeSpecialties(sql, specialtiesOf(rows));
  await addEntries(
    sql,
    regulator,
    batch.map(({ entry, row }) => ({ key: entry.key, id: row.id })),
  );
}

async function updateProfiles(
  sql: postgres.TransactionSql,
  rows: readonly TargetRow[],
  practices: ReadonlyMap<string, string>,
  { regulator, fields }: WriteOptions,
): Promise<void> {
  const columns = columnsIn('profile', fields);
  const set = columns.map((column) => sql`, ${sql(column)} = s.${sql(column)}`);
  const result = await sql`
    update public.psychologist_profiles as p
    set regulator = ${regulator}, is_active = p.is_active or s.is_active ${set}
    from jsonb_populate_recordset(null::public.psychologist_profiles, ${sql.json(
      rows.map(({ id, revision, shownAgain, values }) => ({
        ...values,
        id,
        revision,
        is_active: shownAgain,
      })),
    )}) as s
    where p.id = s.id and p.revision = s.revision`;
  if (result.count !== rows.length)
    throw new ChangedMeanwhile('A profile was changed while the file was read.');
  const moved = rows.filter(({ changed }) => changed.has('practice'));
  if (moved.length > 0)
    await sql`
      update public.psychologist_profiles as p set practice_id = m.practice_id
      from jsonb_to_recordset(${sql.json(
        moved.map((row) => ({ id: row.id, practice_id: practiceId(row, practices) })),
      )}) as m (id uuid, practice_id uuid)
      where p.id = m.id`;
  const changedRecords = rows.filter((row) => columnsIn('record', row.changed).length > 0);
  await writeRecords(sql, changedRecords, fields);
  await writeSpecialties(sql, specialtiesOf(rows));
}

const specialtiesOf = (rows: readonly TargetRow[]) =>
  rows
    .filter(({ changed }) => changed.has('specialties'))
    .map(({ id, values }) => ({ id, specialties: values.specialties ?? null }));

async function writeRecords(
  sql: postgres.TransactionSql,
  rows: readonly TargetRow[],
  fields: readonly RegisterFieldName[],
): Promise<void> {
  const columns = columnsIn('record', fields);
  if (columns.length === 0 || rows.length === 0) return;
  const names = ['profile_id', ...columns];
  const set = columns.map(
    (column, index) => sql`${index > 0 ? sql`,` : sql``} ${sql(column)} = excluded.${sql(column)}`,
  );
  await sql`
    insert into public.profile_records (${sql(names)})
    select ${sql(names)} from jsonb_populate_recordset(null::public.profile_records, ${sql.json(
      rows.map(({ id, values }) => ({ ...values, profile_id: id })),
    )})
    on conflict (profile_id) do update set ${set}`;
}

async function addEntries(
  sql: postgres.TransactionSql,
  regulator: string,
  entries: readonly { key: string; id: string }[],
): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    insert into public.register_entries (regulator, number_key, profile_id)
    select ${regulator}, e.key, e.id from jsonb_to_recordset(${sql.json(entries)}) as e (key text, id uuid)`;
}

async function markReturned(
  sql: postgres.TransactionSql,
  regulator: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update public.register_entries set departed_on = null, hidden_by_departure = false
    where regulator = ${regulator} and profile_id = any(${ids as string[]}::uuid[])`;
}

async function markDeparted(
  sql: postgres.TransactionSql,
  departed: readonly PresentProfile[],
  { checkedOn }: WriteOptions,
): Promise<void> {
  const ids = departed.map(({ id }) => id);
  await sql`
    update public.register_entries as e set departed_on = ${checkedOn}, hidden_by_departure = p.is_active
    from public.psychologist_profiles as p
    where p.id = e.profile_id and p.id = any(${ids}::uuid[])`;
  await sql`
    update public.psychologist_profiles set is_active = false, regulator = null where id = any(${ids}::uuid[])`;
}

function* batches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH);
}
