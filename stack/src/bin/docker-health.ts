// `docker-health.ts worker|indexer`: exits 0 when the program has given its word to the database lately. For the health checks of
// docker-compose.yml: neither program listens to anybody.
import { withSecretFiles } from '@directory/domain/secret-files';
import { readFileSync } from 'node:fs';
import postgres from 'postgres';
import { reasonOf } from '../stack-error.ts';

/** Seven beats missed in a row, as /api/health counts. */
const MOST_SILENCE_SECONDS = 15;

const [program] = process.argv.slice(2);
try {
  const { DATABASE_URL } = withSecretFiles(process.env, ['DATABASE_URL'], (path) =>
    readFileSync(path, 'utf8'),
  );
  if (!DATABASE_URL || (program !== 'worker' && program !== 'indexer'))
    throw new Error('usage: docker-health worker|indexer, with DATABASE_URL set');
  const sql = postgres(DATABASE_URL, { max: 1, connect_timeout: 5 });
  const [beat] = await sql`
    select from public.program_beats
    where program = ${program} and beat_at > clock_timestamp() - ${MOST_SILENCE_SECONDS} * interval '1 second'`;
  await sql.end({ timeout: 1 });
  if (!beat) throw new Error(`the ${program} has said nothing for ${MOST_SILENCE_SECONDS} s`);
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
}
