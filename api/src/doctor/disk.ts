import { statfs } from 'node:fs/promises';
import { unlessAbsent } from '../absent-file.ts';
import { LEAST_FREE_MEGABYTES } from '../health/machine.ts';
import { failed, ok, type Verdict, warning, worst } from './verdict.ts';

const LEAST_FREE_SHARE = 0.1;
const CURE =
  'docs/operations/README.md, "The disk is full": old backups and logs first, then a larger disk; never files of the database.';

/** Free space where each of the folders is. */
export async function checkDisk(folders: readonly string[]): Promise<Verdict> {
  return worst(await Promise.all(folders.map(look)));
}

async function look(folder: string): Promise<Verdict> {
  const found = await unlessAbsent(statfs(folder));
  if (found === null)
    return failed(`there is no folder ${folder}`, 'DISK_PATHS names the folders whose space matters.');
  const { bavail, blocks, bsize } = found;
  const megabytes = Math.floor((bavail * bsize) / 1024 ** 2);
  const share = blocks === 0 ? 0 : bavail / blocks;
  const seen = `${folder}: ${megabytes.toLocaleString('en-CA')} MB free, ${Math.floor(share * 100)} %`;
  if (megabytes < LEAST_FREE_MEGABYTES) return failed(seen, CURE);
  return share < LEAST_FREE_SHARE ? warning(seen, CURE) : ok(seen);
}
