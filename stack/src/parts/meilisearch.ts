import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Meilisearch as MeilisearchClient } from 'meilisearch';
import { stringify } from 'smol-toml';
import { partFolder } from '../data-dir/files.ts';
import type { OpenStack } from '../open-stack.ts';
import { explained } from '../stack-error.ts';
import { ensureKeys } from './meilisearch-keys.ts';
import { findMeilisearch } from './meilisearch-program.ts';

export interface Meilisearch {
  url: string;
  masterKey: string;
  /** Everything on the directory's indexes and tasks; not the keys. */
  adminKey: string;
  /** May search the public index and nothing else. */
  searchKey: string;
}

/** Starts the embedded Meilisearch in DATA_DIR/meilisearch, or uses the given one; makes the two restricted keys. */
export async function startMeilisearch(stack: OpenStack): Promise<Meilisearch> {
  const { dataDir, meilisearch: given } = stack.config;
  if (given !== undefined) {
    const { url, masterKey, adminKey, searchKey } = given;
    const what = `MEILISEARCH_URL (${new URL(url).host}) does not answer its health check`;
    await explained('meilisearch_unreachable', what, () => askHealth(url));
    if (adminKey !== undefined && searchKey !== undefined) return { url, masterKey, adminKey, searchKey };
    const keys = await ensureKeys(url, masterKey);
    return { url, masterKey, adminKey: adminKey ?? keys.adminKey, searchKey: searchKey ?? keys.searchKey };
  }

  const [command, port] = await Promise.all([findMeilisearch(dataDir), stack.claimPort('meilisearch')]);
  const masterKey = stack.secrets.meilisearchMasterKey;
  const url = `http://127.0.0.1:${port}`;
  const folder = partFolder(dataDir, 'meilisearch');
  const configFile = join(folder, 'config.toml');
  const settings = stringify({
    db_path: join(folder, 'data.ms'),
    dump_dir: join(folder, 'dumps'),
    snapshot_dir: join(folder, 'snapshots'),
    http_addr: `127.0.0.1:${port}`,
    master_key: masterKey,
    env: 'production',
    no_analytics: true,
    log_level: 'WARN',
    max_indexing_memory: '400 MiB',
  });
  // A file and not arguments: every user of the machine can read a process's arguments.
  await writeFile(configFile, settings, { mode: 0o600 });
  await stack.supervisor.start({
    name: 'meilisearch',
    command,
    args: ['--config-file-path', configFile],
    cwd: folder,
    ready: () => askHealth(url),
  });
  return { url, masterKey, ...(await ensureKeys(url, masterKey)) };
}

const askHealth = (host: string) => new MeilisearchClient({ host, timeout: 15_000 }).health();
