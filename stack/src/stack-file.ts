import { join } from 'node:path';
import { replaceFile } from './data-dir/files.ts';
import type { OpenStack } from './open-stack.ts';
import type { ProgramDatabaseUrls } from './parts/roles.ts';
import type { Keyholder, Parts } from './parts/start-parts.ts';

/** The addresses and local keys of a running stack, as `$DATA_DIR/stack.json` holds them for tests and tools. */
export interface StackAddresses {
  app: string;
  /** Postgres as its owner, and as each program's own role. */
  postgres: string;
  programDatabaseUrls: ProgramDatabaseUrls;
  supabase: { url: string; publishableKey: string; secretKey: string };
  meilisearch: { url: string; masterKey: string; adminKey: string; searchKey: string };
  redis: string;
  /** Where server and worker ask for what takes Supabase's secret key, each with its token. */
  keyholder: Keyholder;
  /** Of the digests that stand for addresses. */
  siteSecret: string;
  /** The mailbox's web page and API; null when the environment names an SMTP server. */
  mailbox: string | null;
  smtp: string;
}

/** Writes `stack.json`, readable by its owner alone. Returns what it holds. */
export function writeStackFile(stack: OpenStack, parts: Parts): StackAddresses {
  const { supabase, meilisearch } = parts;
  const addresses = {
    app: stack.origin,
    postgres: parts.postgres.databaseUrl,
    programDatabaseUrls: parts.programDatabaseUrls,
    supabase: { url: supabase.url, publishableKey: supabase.publishableKey, secretKey: supabase.secretKey },
    meilisearch: {
      url: meilisearch.url,
      masterKey: meilisearch.masterKey,
      adminKey: meilisearch.adminKey,
      searchKey: meilisearch.searchKey,
    },
    redis: parts.redis.redisUrl,
    keyholder: parts.keyholder,
    siteSecret: stack.context.secrets.siteSecret,
    mailbox: parts.mailbox.url,
    smtp: parts.mailbox.smtpUrl,
  };
  replaceFile(join(stack.config.dataDir, 'stack.json'), addresses);
  return addresses;
}
