import type postgres from 'postgres';
import { failed, ok, type Verdict } from './verdict.ts';

/** The oldest that the migrations run on in the tests and in docker-compose.yml. */
const OLDEST = 17;

/** A server of a supported version that takes writes. */
export async function checkPostgres(sql: postgres.Sql): Promise<Verdict> {
  const [row] = await sql<{ version: string; major: number; role: string; only_reads: boolean }[]>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      current_setting('server_version_num')::integer / 10000 as major,
      current_user as role,
      pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as only_reads`;
  if (!row) return failed('it answered nothing', 'Look into its log.');
  const seen = `version ${row.version}, as ${row.role}`;
  if (row.major < OLDEST) return failed(seen, `Move to Postgres ${OLDEST} or newer.`);
  if (row.only_reads)
    return failed(
      `${seen}; it takes no writes`,
      'DATABASE_URL must lead to the primary. One that was set to read only has often run out of disk: docs/operations/README.md, "The disk is full".',
    );
  return ok(seen);
}
