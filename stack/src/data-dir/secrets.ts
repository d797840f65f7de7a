import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { StackError } from '../stack-error.ts';
import { readIfThere, replaceFile } from './files.ts';

const token = (prefix = '') => z.string().default(() => prefix + randomBytes(24).toString('base64url'));

/** Keys of the embedded parts, made on the first start and kept. They open nothing but this DATA_DIR's loopback ports. */
export const secretsSchema = z.object({
  postgresPassword: token(),
  apiDatabasePassword: token(),
  workerDatabasePassword: token(),
  indexerDatabasePassword: token(),
  supabaseDatabasePassword: token(),
  supabasePublishableKey: token('sb_publishable_'),
  supabaseSecretKey: token('sb_secret_'),
  supabaseJwtSecret: token(),
  meilisearchMasterKey: token(),
  redisPassword: token(),
  keyholderApiToken: token(),
  keyholderWorkerToken: token(),
  siteSecret: token(),
});

export type Secrets = z.output<typeof secretsSchema>;

/**
 * The secrets of a file, with those made up that it lacks, such as all of them in the beginning, and kept there with mode 0600.
 * @throws StackError with code `secrets` that says how to begin anew when the file is damaged
 */
export function keepSecrets<Kept>(path: string, schema: z.ZodType<Kept>, howToBeginAnew: string): Kept {
  const text = readIfThere(path);
  const present = text === undefined ? {} : parseJson(text);
  const kept = schema.safeParse(present);
  if (!kept.success)
    throw new StackError('secrets', `${path} is damaged. Mend it, or ${howToBeginAnew} to begin anew.`);
  if (JSON.stringify(kept.data) !== JSON.stringify(present)) replaceFile(path, kept.data);
  return kept.data;
}

/** What a text of JSON holds; null when it is damaged. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // Said by whoever asked.
  }
}
