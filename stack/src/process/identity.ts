import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * A process named so that it cannot be mistaken for a later one with the same number: its number and when it began.
 * `born` is opaque: compare it only with another reading on the same machine.
 */
export interface ProcessIdentity {
  pid: number;
  born: string;
}

/** Returns the identity of a running process, or undefined when there is none (a zombie counts as none). */
export async function identify(pid: number): Promise<ProcessIdentity | undefined> {
  const born = process.platform === 'linux' ? await bornOnLinux(pid) : await bornByPs(pid);
  return born === undefined ? undefined : { pid, born };
}

/** True while this very process, not another with its number, is running. */
export async function isRunning(identity: ProcessIdentity): Promise<boolean> {
  return (await identify(identity.pid))?.born === identity.born;
}

async function bornOnLinux(pid: number): Promise<string | undefined> {
  try {
    const [boot, stat] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ]);
    // The command, in brackets, may hold spaces and brackets; the state is the first field after the last bracket and
    // the start time, in clock ticks since boot, the twentieth.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : `${boot.trim()}/${fields[19] ?? ''}`;
  } catch {
    return undefined; // No such process.
  }
}

async function bornByPs(pid: number): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]);
    return stdout.trim() || undefined;
  } catch {
    return undefined; // ps answers 1 when there is no such process.
  }
}
