import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StackError, systemCodeOf } from '../stack-error.ts';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is on a read-only file system',
  ENOSPC: 'the disk is full',
  EDQUOT: "this user's disk quota is used up",
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
    await mkdir(join(dataDir, 'logs'), { recursive: true });
    // A full disk still takes an empty file; a page of bytes it does not.
    await writeFile(probe, Buffer.alloc(64 * 1024));
    await rm(probe);
  } catch (error) {
    throw dataDirError(dataDir, error);
  }
}

/** Returns the sentence for a failed write in DATA_DIR. */
export function dataDirError(dataDir: string, cause: unknown): StackError {
  const code = systemCodeOf(cause) ?? '';
  const reason = REASONS[code] ?? (cause instanceof Error ? cause.message : String(cause));
  return new StackError(
    'data_dir',
    `The data folder ${dataDir} cannot be used: ${reason}. Set DATA_DIR to another one.`,
    {
      cause,
    },
  );
}
