import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Meilisearch as MeilisearchClient, type KeyCreation } from 'meilisearch';
import type { StackConfig } from '../config.ts';
import { StackError, reasonOf } from '../stack-error.ts';
import { findMeilisearch } from './meilisearch-program.ts';
import {
  embedded,
  fetchStatus,
  fromEnvironment,
  untilAnswered,
  type Part,
  type PartContext,
} from './part.ts';

export interface Meilisearch extends Part {
  url: string;
  masterKey: string;
  /** Everything on the directory's indexes and tasks; not the keys. */
  adminKey: string;
  /** May search the public index and nothing else. */
  searchKey: string;
}

/** Starts the embedded Meilisearch in DATA_DIR/meilisearch, or uses the given one; makes the two restricted keys. */
export async function startMeilisearch(
  context: PartContext,
  given: StackConfig['meilisearch'],
): Promise<Meilisearch> {
  if (given !== undefined) {
    await askHealth(given.url, AbortSignal.timeout(15_000)).catch((cause: unknown) => {
      const what = `MEILISEARCH_URL (${new URL(given.url).host}) does not answer its health check.`;
      throw new StackError('meilisearch_unreachable', what, { cause });
    });
    const keys =
      given.adminKey !== undefined && given.searchKey !== undefined
        ? { adminKey: given.adminKey, searchKey: given.searchKey }
        : await ensureKeys(given.url, given.masterKey);
    return fromEnvironment({
      url: given.url,
      masterKey: given.masterKey,
      adminKey: given.adminKey ?? keys.adminKey,
      searchKey: given.searchKey ?? keys.searchKey,
    });
  }

  const [command, port] = await Promise.all([
    findMeilisearch(context.dataDir),
    context.ports.claim('meilisearch'),
  ]);
  const masterKey = context.secrets.meilisearchMasterKey;
  const url = `http://127.0.0.1:${port}`;
  const folder = join(context.dataDir, 'meilisearch');
  const configFile = join(folder, 'config.toml');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // A file and not arguments: every user of the machine can read a process's arguments.
  await writeFile(configFile, configText({ folder, port, masterKey }), { mode: 0o600 });
  const program = await context.supervisor.start({
    name: 'meilisearch',
    command,
    args: ['--config-file-path', configFile],
    cwd: folder,
    ready: (signal) => untilAnswered(() => askHealth(url, signal), signal),
  });
  try {
    const keys = await ensureKeys(url, masterKey);
    return embedded({ url, masterKey, ...keys }, program);
  } catch (error) {
    await program[Symbol.asyncDispose]();
    throw error;
  }
}

function configText(options: { folder: string; port: number; masterKey: string }): string {
  const settings = {
    db_path: join(options.folder, 'data.ms'),
    dump_dir: join(options.folder, 'dumps'),
    snapshot_dir: join(options.folder, 'snapshots'),
    http_addr: `127.0.0.1:${options.port}`,
    master_key: options.masterKey,
    env: 'production',
    no_analytics: true,
    log_level: 'WARN',
    max_indexing_memory: '400 MiB',
  };
  // A JSON string or boolean is the same in TOML.
  return Object.entries(settings)
    .map(([name, value]) => `${name} = ${JSON.stringify(value)}\n`)
    .join('');
}

const askHealth = (url: string, signal: AbortSignal) =>
  fetchStatus(`${url}/health`, (status) => status === 200, { signal });

/** The public index; the admin key also reaches the ones that a rebuild fills before it swaps. */
const INDEX = 'psychologists';

const KEYS: readonly KeyCreation[] = [
  {
    uid: keyUid('search'),
    name: 'Directory search',
    description: 'Searches the public index; for the api.',
    actions: ['search'],
    indexes: [INDEX],
    expiresAt: null,
  },
  {
    uid: keyUid('admin'),
    name: 'Directory indexing',
    description: 'Fills, swaps and watches the indexes; for the indexer.',
    actions: [
      'search',
      'documents.*',
      'indexes.*',
      'tasks.*',
      'settings.*',
      'stats.*',
      'version',
      'metrics.get',
    ],
    indexes: ['*'],
    expiresAt: null,
  },
];

/** A fixed UUID per key, so that every start finds the same key again and the key itself never changes. */
function keyUid(purpose: string): string {
  const hex = createHash('sha256').update(`psychologist-directory/${purpose}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Returns the search key and the admin key, making those that are missing. Throws a StackError when refused. */
async function ensureKeys(url: string, masterKey: string): Promise<{ searchKey: string; adminKey: string }> {
  const client = new MeilisearchClient({ host: url, apiKey: masterKey });
  try {
    const existing = await client.getKeys({ limit: 1000 });
    const [searchKey, adminKey] = await Promise.all(
      KEYS.map(async (wanted) => {
        const found = existing.results.find((key) => key.uid === wanted.uid);
        return (found ?? (await client.createKey(wanted))).key;
      }),
    );
    if (searchKey === undefined || adminKey === undefined) throw new Error('Meilisearch returned no key');
    return { searchKey, adminKey };
  } catch (cause) {
    throw new StackError('meilisearch_keys', `Meilisearch refused to make its keys: ${reasonOf(cause)}.`, {
      cause,
    });
  }
}
