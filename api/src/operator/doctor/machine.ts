import { failed, ok, type Verdict, warning } from './verdict.ts';
import { statfs } from 'node:fs/promises';
import { unlessAbsent } from '../../absent-file.ts';
import { LEAST_FREE_MEGABYTES } from '../../site/health/machine.ts';

const WARN_MS = 5000;
const FAIL_MS = 60_000;

/** This machine's clock beside others', which read ms since 1970. Half of the time that the answer took is taken off; an HTTP Date has whole seconds. */
export async function checkClock(
  clocks: readonly { name: string; read: () => Promise<number> }[],
): Promise<Verdict> {
  const seen: string[] = [];
  let most = 0;
  for (const { name, read } of clocks) {
    const askedAt = Date.now();
    const theirs = await read();
    const between = Date.now() - askedAt;
    const off = theirs - (askedAt + between / 2);
    // What lies within the answer's own time, and its second, is no difference.
    const certain = Math.max(0, Math.abs(off) - between / 2 - 1000);
    most = Math.max(most, certain);
    seen.push(`${name} ${off < 0 ? 'behind' : 'ahead'} by ${(Math.abs(off) / 1000).toFixed(1)} s`);
  }
  const cure =
    'Let all machines follow the same time (chrony, systemd-timesyncd: timedatectl set-ntp true). Sessions, retries and deletions go by it.';
  if (most > FAIL_MS) return failed(seen.join(', '), cure);
  return most > WARN_MS ? warning(seen.join(', '), cure) : ok(seen.join(', '));
}

const LEAST_FREE_SHARE = 0.1;
const CURE =
  'docs/operations/README.md, "The disk is full": old backups and logs first, then a larger disk; never files of the database.';

/** Free space where the folder is. */
export async function checkDisk(folder: string): Promise<Verdict> {
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
