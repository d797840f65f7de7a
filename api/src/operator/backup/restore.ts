import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { Sql, TransactionSql } from 'postgres';
import type { AnySql } from '../../first-rows.ts';
import type { PhotoStore } from '../../people/photos/store.ts';
import type { OnProgress } from '../command-line/progress.ts';
import { RefusedError } from '../command-line/operation.ts';
import { eraseReturned } from '../person/erase.ts';
import { ACTS } from '../person/holdings.ts';
import { readNotes, selectTombstones } from '../person/tombstones.ts';
import { eachOf, type Manifest, readBackup, type SavedTable } from './backup-folder.ts';
import {
  type BackupTable,
  countRows,
  nameOf,
  quoted,
  ROWS_AT_ONCE,
  selectMigrations,
  selectTables,
  settle,
} from './backup.ts';

/**
 * Puts a backup in the place of what the database holds. Every file is checked first; the rows come in one transaction, so that a restore
 * that fails leaves the database as it was. Whoever was erased since the backup, as the database so far or the notes beside the backups say,
 * is erased again in that transaction; whoever waits for it still does. Search then builds its index anew.
 * @throws RefusedError when a file is not what was written, or the database is of another version, or not empty
 */
export async function restore({
  sql,
  pictures: store,
  folder,
  force = false,
  dryRun = false,
  onProgress,
}: {
  sql: Sql;
  pictures: Pick<PhotoStore, 'put' | 'remove'>;
  folder: string;
  /** Also into a database that is not empty: what it holds is deleted. */
  force?: boolean;
  /** Checks everything and writes nothing. */
  dryRun?: boolean;
  onProgress?: OnProgress;
}) {
  const manifest = await readBackup(folder);
  const filled = await checkTarget(sql, manifest);
  if (filled.length > 0 && !force)
    throw new RefusedError(
      `The database is not empty (${filled.join(', ')}). --force deletes what it holds.`,
    );
  let erasedAgain = 0;
  if (!dryRun) {
    // Before the rows that name them: until then nobody asks for them, and what stays over is removed by the daily clean-up.
    const put = async ({ name, type, file }: Manifest['pictures'][number]) =>
      store.put(name, await readFile(join(folder, file)), { type, replace: true });
    await eachOf(manifest.pictures, put, onProgress);
    const again = await writeRows(sql, manifest, folder, force);
    erasedAgain = again.people;
    for (const name of again.pictures) await store.remove(name);
  }
  const [mails] = dryRun
    ? []
    : await sql<{ waiting: number }[]>`
        select count(*)::integer as waiting from public.mails where status = 'queued'`;
  return {
    manifest,
    /** Tables that held rows, which were deleted. */
    emptied: force ? filled : [],
    /** People whom the backup held and who were erased since: they are erased again. */
    erasedAgain,
    /** Mails that the backup holds as not sent. */
    waitingMails: mails?.waiting ?? 0,
  };
}

/** What nobody takes away, neither from the database nor from the backup: notes of erasures, and what operators did. */
const KEPT = ['public.erased_people', ACTS.table];

/** The names of the tables that hold rows. @throws RefusedError when the rows would not fit */
async function checkTarget(sql: AnySql, { migrations, tables: saved }: Manifest): Promise<string[]> {
  const present = await selectMigrations(sql);
  const missing = migrations.filter((version) => !present.includes(version));
  const newer = present.filter((version) => !migrations.includes(version));
  if (missing.length > 0)
    throw new RefusedError(
      `The database lacks migrations that the backup was made with: ${missing.join(', ')}. Apply them first.`,
    );
  if (newer.length > 0)
    throw new RefusedError(
      `The database has migrations that are newer than the backup: ${newer.join(', ')}. Restore into one without them (the release of that day), and apply them afterwards.`,
    );
  const tables = await selectTables(sql);
  const filled: string[] = [];
  for (const { schema, name, columns } of saved) {
    const target = tables.find((table) => table.schema === schema && table.name === name);
    const unknown = columns.filter((column) => !target?.columns.includes(column));
    if (unknown.length > 0)
      throw new RefusedError(
        `${schema}.${name} has no ${unknown.join(', ')} here: the backup is of another version of it.`,
      );
    const isKept = KEPT.includes(`${schema}.${name}`);
    if (!isKept && (await countRows(sql, { schema, name })) > 0) filled.push(`${schema}.${name}`);
  }
  return filled;
}

/** It is added to, and never changed. */
const isOfActs = ({ schema, name }: Pick<SavedTable, 'schema' | 'name'>) =>
  `${schema}.${name}` === ACTS.table;

async function writeRows(
  sql: Sql,
  manifest: Manifest,
  folder: string,
  force: boolean,
): ReturnType<typeof eraseReturned> {
  const { tables } = manifest;
  const notes = await readNotes(dirname(folder));
  const own = tables.filter(({ schema }) => schema === 'public');
  return whenFree(sql, own.map(nameOf), async (transaction) => {
    await settle(transaction);
    const types = await selectTables(transaction);
    const known = [...(await selectTombstones(transaction)), ...notes];
    await transaction`delete from public.erased_people`;
    // As the database says that is set back.
    await transaction`
      create temporary table leaving on commit drop as
      select * from public.person_requests where wish = 'erase' and done_at is null`;
    if (force) {
      await transaction.unsafe(
        `truncate ${own
          .filter((table) => !isOfActs(table))
          .map(nameOf)
          .join(', ')}`,
      );
      // While its triggers still run: sessions and links go with their accounts.
      await transaction`delete from auth.users`;
    } else if ((await checkTarget(transaction, manifest)).length > 0)
      throw new RefusedError('Somebody has begun to write into the database. Nothing was restored.');
    // What triggers would do was done when the rows were first written; they would also log, date and refuse.
    await transaction`set local session_replication_role = replica`;
    for (const table of tables) {
      const target = types.find((each) => nameOf(each) === nameOf(table));
      if (target) await writeTable(transaction, table, target, folder);
    }
    // An index that there is belongs to other rows: as after a server that was set back, the indexer builds it anew.
    await transaction`update public.search_targets set database_id = 'restored'`;
    await transaction`select pg_notify('search_changes', '')`;
    // What goes with a row goes by triggers again.
    await transaction`set local session_replication_role = origin`;
    await putLeaving(transaction);
    return eraseReturned(transaction, known);
  });
}

/** Those who are `leaving` still want to be erased, and nobody finds them meanwhile. */
async function putLeaving(transaction: TransactionSql): Promise<void> {
  await transaction`
    insert into public.person_requests select * from leaving
    on conflict (account, wish) do update set done_at = null, tried_at = null`;
  await transaction`
    update public.psychologist_profiles as p set is_active = false
    from public.profile_records as r join public.person_requests as q on q.account = r.user_id
    where p.id = r.profile_id and p.is_active and q.wish = 'erase' and q.done_at is null`;
}

/** How long a restore waits for one table: less than after what Postgres looks for a deadlock, and ends one of the two. */
const LOCK_WAIT = '400ms';
const LOCK_TRIES = 75;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';

/**
 * A transaction in which nobody else reads or writes the tables. Others hold some while they ask for more, so it never keeps what it has for
 * longer than a moment while it waits: it lets go and begins again, and nobody else is sent away. @throws RefusedError after half a minute
 */
async function whenFree<Result>(
  sql: Sql,
  own: readonly string[],
  write: (transaction: TransactionSql) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; tries <= LOCK_TRIES; tries += 1)
    try {
      return (await sql.begin(async (transaction) => {
        await transaction`select set_config('lock_timeout', ${LOCK_WAIT}, true)`;
        await transaction.unsafe(`lock table ${own.join(', ')} in access exclusive mode`);
        return write(transaction);
      })) as Result;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : '';
      if (code !== LOCK_NOT_AVAILABLE && code !== DEADLOCK_DETECTED) throw error;
    }
  throw new RefusedError(
    'The database is in use without a pause. Nothing was restored. Stop the servers, and restore again.',
  );
}

async function writeTable(
  transaction: TransactionSql,
  { columns, rows, file }: SavedTable,
  target: BackupTable,
  folder: string,
): Promise<void> {
  const values = columns.map((column, place) => {
    const type = target.types[target.columns.indexOf(column)] ?? 'text';
    return `(line ->> ${place})::${type}`;
  });
  const statement = `
    insert into ${nameOf(target)} (${columns.map(quoted).join(', ')}) overriding system value
    select ${values.join(', ')} from json_array_elements($1::text::json) as line
    ${isOfActs(target) ? 'on conflict do nothing' : ''}`;
  const lines = createInterface({ input: createReadStream(join(folder, file)).pipe(createGunzip()) });
  let batch: string[] = [];
  const write = async () => {
    if (batch.length > 0) await transaction.unsafe(statement, [`[${batch.join(',')}]`]);
    batch = [];
  };
  for await (const line of lines) if (batch.push(line) === ROWS_AT_ONCE) await write();
  await write();
  const written = await countRows(transaction, target);
  if (isOfActs(target) ? written < rows : written !== rows)
    throw new RefusedError(`${file} holds ${written} rows and should hold ${rows}. Nothing was restored.`);
}
