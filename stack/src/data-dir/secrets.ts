import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { StackError } from '../stack-error.ts';
import { readIfThere, replaceFile } from './files.ts';

const token = (prefix = '') => prefix + randomBytes(24).toString('base64url');

/** Keys of the embedded parts, made on the first start and kept. They open nothing but this DATA_DIR's loopback ports. */
const secretsSchema = z.object({
  postgresPassword: z.string().default(() => token()),
  apiDatabasePassword: z.string().default(() => token()),
  workerDatabasePassword: z.string().default(() => token()),
  indexerDatabasePassword: z.string().default(() => token()),
  supabaseDatabasePassword: z.string().default(() => token()),
  supabasePublishableKey: z.string().default(() => token('sb_publishable_')),
  supabaseSecretKey: z.string().default(() => token('sb_secret_')),
  supabaseJwtSecret: z.string().default(() => token()),
  meilisearchMasterKey: z.string().default(() => token()),
  redisPassword: z.string().default(() => token()),
  keyholderApiToken: z.string().default(() => token()),
  keyholderWorkerToken: z.string().default(() => token()),
  siteSecret: z.string().default(() => token()),
});

export type Secrets = z.infer<typeof secretsSchema>;

/** Returns DATA_DIR's secrets, made and written with mode 0600 on the first start. */
export function loadSecrets(dataDir: string): Secrets {
  const path = join(dataDir, 'secrets.json');
  const parsed = secretsSchema.safeParse(readJson(path));
  if (!parsed.success) {
    throw new StackError(
      'secrets',
      `${path} is damaged. Delete the data folder to start afresh, or mend the file.`,
    );
  }
  replaceFile(path, parsed.data);
  return parsed.data;
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readIfThere(path) ?? '{}');
  } catch (error) {
    // No secrets: whoever reads says that the file is damaged.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
