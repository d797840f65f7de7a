import { join } from 'node:path';
import { replaceFile } from './data-dir/files.ts';
import type { OpenStack } from './open-stack.ts';
import type { Parts } from './parts/start-parts.ts';

/**
 * The addresses and local keys of a running stack, as `$DATA_DIR/stack.json` holds them for tests and tools: of the parts, those of each
 * program's role in the database, and where server and worker ask for what takes Supabase's secret key, each with its token.
 */
export interface StackAddresses extends Pick<
  Parts,
  'programDatabaseUrls' | 'supabase' | 'meilisearch' | 'keyholder'
> {
  app: string;
  /** Postgres as its owner. */
  postgres: string;
  redis: string;
  /** Of the digests that stand for addresses. */
  siteSecret: string;
  /** The mailbox's web page and API; null when the environment names an SMTP server. */
  mailbox: string | null;
  smtp: string;
}

/** Writes `stack.json`, readable by its owner alone. Returns what it holds. */
export function writeStackFile(stack: OpenStack, parts: Parts): StackAddresses {
  const { databaseUrl: postgres, redisUrl: redis, mailbox, ...others } = parts;
  const { url, smtpUrl: smtp } = mailbox;
  const { siteSecret } = stack.secrets;
  const addresses = { app: stack.origin, postgres, redis, ...others, siteSecret, mailbox: url, smtp };
  replaceFile(join(stack.config.dataDir, 'stack.json'), addresses);
  return addresses;
}
