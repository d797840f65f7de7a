import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The addresses and local keys of a running stack, as `$DATA_DIR/stack.json` holds them for tests and tools. */
export interface StackAddresses {
  app: string;
  postgres: string;
  supabase: { url: string; publishableKey: string; secretKey: string };
  meilisearch: { url: string; masterKey: string; adminKey: string; searchKey: string };
  redis: string;
  /** The mailbox's web page and API; null when the environment names an SMTP server. */
  mailbox: string | null;
  smtp: string;
}

/** Writes `stack.json`, readable by its owner alone, in one step. */
export function writeStackFile(dataDir: string, addresses: StackAddresses): void {
  const path = join(dataDir, 'stack.json');
  writeFileSync(`${path}.new`, `${JSON.stringify(addresses, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}
