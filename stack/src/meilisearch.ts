import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findMeilisearch } from './meilisearch-binary.ts';
import { ensureKeys } from './meilisearch-keys.ts';
import { nothingToStop, type Origin, type PartContext } from './part.ts';
import { StackError, reasonOf } from './stack-error.ts';

export interface Meilisearch extends AsyncDisposable {
  url: string;
  masterKey: string;
  /** Everything on the directory's indexes and tasks; not the keys. */
  adminKey: string;
  /** May search the public index and nothing else. */
  searchKey: string;
  origin: Origin;
}

export interface MeilisearchOptions {
  given:
    | { url: string; masterKey: string; adminKey: string | undefined; searchKey: string | undefined }
    | undefined;
}

/** Starts the embedded Meilisearch in DATA_DIR/meilisearch, or uses the given one; makes the two restricted keys. */
export async function startMeilisearch(
  context: PartContext,
  options: MeilisearchOptions,
): Promise<Meilisearch> {
  const { given } = options;
  if (given !== undefined) {
    await checkHealth(given.url);
    const keys =
      given.adminKey !== undefined && given.searchKey !== undefined
        ? { adminKey: given.adminKey, searchKey: given.searchKey }
        : await ensureKeys(given.url, given.masterKey);
    return {
      url: given.url,
      masterKey: given.masterKey,
      adminKey: given.adminKey ?? keys.adminKey,
      searchKey: given.searchKey ?? keys.searchKey,
      origin: 'environment',
      [Symbol.asyncDispose]: nothingToStop,
    };
  }

  const [command, port] = await Promise.all([
    findMeilisearch(context.dataDir),
    context.ports.claim('meilisearch'),
  ]);
  const masterKey = context.secrets.meilisearchMasterKey;
  const url = `http://127.0.0.1:${port}`;
  const folder = join(context.dataDir, 'meilisearch');
  const configFile = join(folder, 'config.toml');
  await mkdir(folder, { recursive: true });
  // A file and not arguments: every user of the machine can read a process's arguments.
  await writeFile(configFile, configText({ folder, port, masterKey }), { mode: 0o600 });
  const program = await context.supervisor.start({
    name: 'meilisearch',
    command,
    args: ['--config-file-path', configFile],
    cwd: folder,
    ready: async (signal) => {
      while (!(await isHealthy(url, signal))) await delay(50, undefined, { signal });
    },
  });
  try {
    const keys = await ensureKeys(url, masterKey);
    return {
      url,
      masterKey,
      ...keys,
      origin: 'embedded',
      [Symbol.asyncDispose]: () => program[Symbol.asyncDispose](),
    };
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

async function isHealthy(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(`${url}/health`, { signal });
    await response.arrayBuffer();
    return response.ok;
  } catch (error) {
    if (signal.aborted) throw error;
    return false; // Not listening yet.
  }
}

async function checkHealth(url: string): Promise<void> {
  const { host } = new URL(url);
  try {
    if (await isHealthy(url, AbortSignal.timeout(15_000))) return;
  } catch (cause) {
    throw new StackError('meilisearch_unreachable', `MEILISEARCH_URL (${host}): ${reasonOf(cause)}.`, {
      cause,
    });
  }
  throw new StackError(
    'meilisearch_unreachable',
    `MEILISEARCH_URL (${host}) does not answer its health check.`,
  );
}
