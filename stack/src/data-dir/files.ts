import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StackError, reasonOf, systemCodeOf } from '../stack-error.ts';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a read-only file system',
  // What Node says when a folder cannot be made, on a read-only file system for one.
  ENOENT: 'it cannot be made there',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'it is a file, not a folder',
};

/**
 * Creates DATA_DIR and its logs folder when missing and proves that they can be written to.
 * Throws a StackError with code `data_dir` that says in one sentence why they cannot.
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const probe = join(dataDir, '.write-test');
  try {
    const created = await mkdir(dataDir, { recursive: true });
    // It holds keys and personal data: nobody but its owner looks inside. A folder that was there keeps its own rights.
    if (created !== undefined) await chmod(dataDir, 0o700);
    await mkdir(join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
    // A full disk still takes an empty file; a page of bytes it does not.
    await writeFile(probe, Buffer.alloc(64 * 1024));
    await rm(probe);
  } catch (error) {
    throw dataDirError(dataDir, error);
  }
}

/** A part's own folder in DATA_DIR, made when missing. */
export function partFolder(dataDir: string, part: string): string {
  const folder = join(dataDir, part);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** How Node, Postgres, Redis and Meilisearch say it. */
const DISK_FULL = /No space left on device|ENOSPC|MDB_FULL|Disk quota exceeded|EDQUOT/i;

/** True when an error means that the disk took no more, whether it came from here or from a part's log. */
export function isDiskFailure(error: unknown): boolean {
  return systemCodeOf(error) === 'EROFS' || DISK_FULL.test(reasonOf(error));
}

/** Returns the sentence for a failed write in DATA_DIR. */
export function dataDirError(dataDir: string, cause: unknown): StackError {
  const reason = DISK_FULL.test(reasonOf(cause)) ? 'the disk is full' : REASONS[systemCodeOf(cause) ?? ''];
  return new StackError(
    'data_dir',
    `The data folder ${dataDir} cannot be used: ${reason ?? reasonOf(cause)}. Set DATA_DIR to another one.`,
    { cause },
  );
}

/** Writes the JSON in one step, readable by its owner alone: a reader, or a crash, finds the old file or the new one. */
export function replaceFile(path: string, content: unknown): void {
  writeFileSync(`${path}.new`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

/** The text of a file; undefined where there is none. */
export function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
