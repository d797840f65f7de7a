import type { AnySql } from '../../first-rows.ts';
import type { TransactionSql } from 'postgres';

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
