import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedSinceApplied, cureOfChanged, type AppliedMigration } from '@directory/runtime/migration-text';
import postgres from 'postgres';
import { withDatabase } from './with-database.ts';
import { projectRoot } from './config.ts';
import { StackError, reasonOf } from './stack-error.ts';

/** Any constant: two starts against one database take turns. */
const MIGRATION_LOCK = 7_204_113_902;

interface Migration {
  file: string;
  version: string;
  name: string;
  text: string;
}

/**
 * Applies the migrations that the database lacks, in order, each in one transaction with its record in the
 * Supabase CLI's own history table, so that `supabase db push` and this runner can take turns. Returns the names applied.
 * Throws a StackError that names the file and the statement's error, or the files that say something else than was applied; then nothing is.
 */
export async function applyMigrations(databaseUrl: string): Promise<string[]> {
  const migrations = readMigrations(join(projectRoot, 'supabase', 'migrations'));
  return withDatabase(databaseUrl, async (sql) => {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await sql`create schema if not exists supabase_migrations`;
    await sql`create table if not exists supabase_migrations.schema_migrations (version text primary key)`;
    await sql`
      alter table supabase_migrations.schema_migrations
        add column if not exists statements text[], add column if not exists name text
    `;
    const rows = await sql<AppliedMigration[]>`
      select version, statements from supabase_migrations.schema_migrations order by version`;
    refuseChanged(rows, migrations);
    const applied = new Set(rows.map((row) => row.version));
    const pending = migrations.filter((migration) => !applied.has(migration.version));
    for (const migration of pending) await apply(sql, migration);
    return pending.map((migration) => migration.name);
  });
}

function refuseChanged(applied: readonly AppliedMigration[], migrations: readonly Migration[]): void {
  const changed = changedSinceApplied(applied, new Map(migrations.map((each) => [each.version, each])));
  if (changed.length === 0) return;
  const names = changed.map(({ file }) => file).join(', ');
  const what = `Changed since applied to this database: ${names}. ${cureOfChanged(changed)}`;
  throw new StackError('migration', what);
}

async function apply(sql: postgres.Sql, { file, version, name, text }: Migration): Promise<void> {
  try {
    await sql.begin(async (transaction) => {
      await transaction.unsafe(text).simple();
      await transaction`
        insert into supabase_migrations.schema_migrations (version, statements, name)
        values (${version}, ${[text]}, ${name})
      `;
    });
  } catch (cause) {
    const what = `The migration ${file}${lineOf(cause, text)} failed: ${reasonOf(cause)}.`;
    throw new StackError('migration', what, { cause });
  }
}

/** `:12` when the error names the character at which it was found, else nothing. */
function lineOf(error: unknown, sql: string): string {
  const position = error instanceof postgres.PostgresError ? Number(error.position) : Number.NaN;
  return Number.isInteger(position) ? `:${sql.slice(0, position).split('\n').length}` : '';
}

function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
      if (version && name) return { file, version, name, text: readFileSync(join(folder, file), 'utf8') };
      const what = `${file} is not named <14 digits>_<name>.sql, as Supabase's migrations are.`;
      throw new StackError('migration', what);
    });
}
