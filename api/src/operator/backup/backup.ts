import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Sql, TransactionSql } from 'postgres';
import type { AnySql } from '../../first-rows.ts';
import type { PhotoStore } from '../../people/photos/store.ts';
import type { OnProgress } from '../command-line/progress.ts';
import { type BackupWriter, eachOf, FORMAT, type Manifest, writeBackup } from './backup-folder.ts';

/**
 * Saves database and pictures beside live traffic: all tables as one snapshot shows them, then the pictures that it names. The folder
 * appears when the whole is written. @throws RefusedError when something is there already
 */
export async function backup(parts: {
  sql: Sql;
  pictures: Pick<PhotoStore, 'read'>;
  folder: string;
  onProgress?: OnProgress;
}): Promise<Manifest> {
  const writer = await writeBackup(parts.folder);
  try {
    const { names, ...database } = await saveDatabase(parts.sql, writer);
    const pictures: Manifest['pictures'] = [];
    const missingPictures: string[] = [];
    const files = new Set<string>();
    const save = async (name: string) => {
      const picture = await parts.pictures.read(name);
      if (picture === null) {
        missingPictures.push(name);
        return;
      }
      // By its content, since a name may hold anything; two of the same content share a file.
      const file = `pictures/${createHash('sha256').update(picture.bytes).digest('hex')}`;
      if (!files.has(file)) {
        files.add(file);
        await writer.write(file, picture.bytes);
      }
      pictures.push({ name, type: picture.type, file });
    };
    await eachOf(names, save, parts.onProgress);
    const manifest = {
      format: FORMAT,
      ...database,
      pictures: pictures.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      missingPictures: missingPictures.toSorted(),
    } as const;
    await writer.finish(manifest);
    return manifest;
  } catch (error) {
    await writer.discard();
    throw error;
  }
}

/** All tables and the pictures' names, of one moment. */
async function saveDatabase(sql: Sql, writer: BackupWriter) {
  return sql.begin('isolation level repeatable read read only', async (snapshot) => {
    // A role for which row-level security holds would save a part, and not know it: this makes it an error.
    await snapshot`set local row_security = off`;
    await settle(snapshot);
    const [clock] = await snapshot<{ now: Date }[]>`select now() as now`;
    const tables: Manifest['tables'] = [];
    for (const table of await selectTables(snapshot)) {
      const { schema, name, columns } = table;
      const file = `tables/${schema}.${name}.jsonl.gz`;
      tables.push({ schema, name, columns, rows: await countRows(snapshot, table), file });
      await writer.write(file, Readable.from(linesOf(snapshot, table)));
    }
    const photos = await snapshot<{ name: string }[]>`select name from public.stored_photos() order by name`;
    return {
      madeAt: (clock?.now ?? new Date()).toISOString(),
      migrations: await selectMigrations(snapshot),
      tables,
      names: photos.map(({ name }) => name),
    };
  });
}

/** Pieces of the file: each row a JSON array of Postgres' own texts (COPY may wait for ever in postgres 3.4), in the order of the key: the same rows are the same file. */
async function* linesOf(snapshot: TransactionSql, table: BackupTable): AsyncGenerator<string> {
  const values = table.columns.map((column) => `${quoted(column)}::text`).join(', ');
  const order = table.key.length === 0 ? '' : `order by ${table.key.map(quoted).join(', ')}`;
  const statement = `select to_json(array[${values}])::text as line from ${nameOf(table)} ${order}`;
  for await (const rows of snapshot.unsafe<{ line: string }[]>(statement).cursor(ROWS_AT_ONCE))
    yield rows.map(({ line }) => `${line}\n`).join('');
}

/** A table that a backup holds. */
export interface BackupTable {
  schema: 'public' | 'auth';
  name: string;
  /** Those that can be written, and the type of each as a cast names it. */
  columns: string[];
  types: string[];
  /** The columns of its primary key. */
  key: string[];
}

/** What the index, the programs and open sessions note for themselves, and make anew. Any other table of the directory is saved. */
const LEFT_OUT = [
  'search_changes',
  'search_targets',
  'search_dead_letters',
  'search_indexers',
  'program_beats',
  'recovery_sessions',
  'data_links',
  'geocode_turn',
];
/** Of a table that is saved, what is not: a member's copy of all that is theirs is there for a day, and made anew when they ask. */
const COLUMN_LEFT_OUT = { table: 'person_requests', column: 'copy' };
/** What a sign-in needs: the accounts with their passwords' hashes. Sessions and open links are not saved; members sign in again. */
const OF_AUTH = ['users', 'identities'];

/** Rows that are read or written at once: a profile at its fullest has about 30 kB. */
export const ROWS_AT_ONCE = 200;

/** The tables to be saved, in an order that is always the same. */
export async function selectTables(sql: AnySql): Promise<BackupTable[]> {
  return sql<BackupTable[]>`
    select n.nspname as schema, c.relname as name, written.columns, written.types,
      array(
        select a.attname::text
        from pg_catalog.pg_index as i
          cross join lateral unnest(i.indkey) with ordinality as part (attnum, place)
          join pg_catalog.pg_attribute as a on a.attrelid = c.oid and a.attnum = part.attnum
        where i.indrelid = c.oid and i.indisprimary
        order by part.place
      ) as key
    from pg_catalog.pg_class as c join pg_catalog.pg_namespace as n on n.oid = c.relnamespace
      cross join lateral (
        select array_agg(a.attname::text order by a.attnum) as columns,
          array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum) as types
        from pg_catalog.pg_attribute as a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
          and not (n.nspname = 'public' and c.relname = ${COLUMN_LEFT_OUT.table} and a.attname = ${COLUMN_LEFT_OUT.column})
      ) as written
    where c.relkind in ('r', 'p') and not c.relispartition and (
      n.nspname = 'public' and c.relname <> all(${LEFT_OUT}::text[]) or n.nspname = 'auth' and c.relname = any(${OF_AUTH}::text[])
    )
    order by n.nspname, c.relname`;
}

/** Lets every value be written and read as the same text, whatever the server's settings are, and takes as long as it takes. */
export async function settle(transaction: TransactionSql): Promise<void> {
  await transaction`set local timezone = 'UTC'`;
  await transaction`set local datestyle = 'ISO, YMD'`;
  await transaction`set local intervalstyle = 'postgres'`;
  await transaction`set local bytea_output = 'hex'`;
  await transaction`set local statement_timeout = 0`;
}

/** The versions of the migrations that the database has. */
export async function selectMigrations(sql: AnySql): Promise<string[]> {
  const rows = await sql<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations order by version`;
  return rows.map(({ version }) => version);
}

export async function countRows(sql: AnySql, table: Pick<BackupTable, 'schema' | 'name'>): Promise<number> {
  const [row] = await sql.unsafe<{ rows: number }[]>(
    `select count(*)::integer as rows from ${nameOf(table)}`,
  );
  return row?.rows ?? 0;
}

/** The table's name, quoted, with its schema. */
export function nameOf({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): string {
  return `${quoted(schema)}.${quoted(name)}`;
}

/** A column's name, quoted. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
