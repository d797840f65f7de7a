import { readdir } from 'node:fs/promises';
import type postgres from 'postgres';
import { unlessAbsent } from '../absent-file.ts';
import { failed, ok, type Verdict } from './verdict.ts';

/** The database has every migration of this version of the programs. @param folder where they stand */
export async function checkMigrations(sql: postgres.Sql, folder: string): Promise<Verdict> {
  const files = await unlessAbsent(readdir(folder));
  const rows = await sql<{ version: string }[]>`
    select version from supabase_migrations.schema_migrations order by version`;
  const applied = new Set(rows.map(({ version }) => version));
  const newest = rows.at(-1)?.version ?? 'none';
  // The programs alone were put here: what they expect is not known.
  if (files === null) return ok(`${applied.size} applied, the newest ${newest}`);
  const missing = files.filter((file) => file.endsWith('.sql') && !applied.has(file.slice(0, 14))).toSorted();
  if (missing.length === 0) return ok(`all ${applied.size} applied, the newest ${newest}`);
  return failed(
    `not applied: ${missing.join(', ')}`,
    'Apply them: supabase db push, in containers docker compose run --rm migrate.',
  );
}
