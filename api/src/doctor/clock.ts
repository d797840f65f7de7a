import { failed, ok, type Verdict, warning } from './verdict.ts';

/** What tells the time beside this machine: ms since 1970. */
export interface Clock {
  name: string;
  read: () => Promise<number>;
}

const WARN_MS = 5000;
const FAIL_MS = 60_000;

/** This machine's clock beside others'. Half of the time that the answer took is taken off; an HTTP Date has whole seconds. */
export async function checkClock(clocks: readonly Clock[]): Promise<Verdict> {
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
