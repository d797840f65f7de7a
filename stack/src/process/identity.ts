import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const CHECK_MS = 500;

/**
 * A process named so that it cannot be mistaken for a later one with the same number: its number and when it began.
 * `born` is opaque: compare it only with another reading on the same machine.
 */
export interface ProcessIdentity {
  pid: number;
  born: string;
}

/** Returns the identity of a running process, or undefined when there is none (a zombie counts as none). */
export function identify(pid: number): ProcessIdentity | undefined {
  try {
    const { state, born } = factsOf(pid);
    return state.startsWith('Z') ? undefined : { pid, born };
  } catch {
    return undefined; // No such process.
  }
}

/** True while this very process, not another with its number, is running. */
export function isRunning(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.born === identity.born;
}

/**
 * Resolves when the npm that runs this program has ended. npm passes signals on, but a SIGKILL of npm reaches neither this
 * process nor the shell that npm puts between. Never resolves outside npm, where a parent may well leave first.
 */
export async function untilNpmEnded(env: NodeJS.ProcessEnv): Promise<void> {
  if (env['npm_lifecycle_event'] === undefined) return new Promise(() => undefined);
  const parent = factsOf(process.ppid);
  const isShell = /^-?(\S*\/)?(sh|dash|bash|ash)$/.test(parent.command);
  const npm = identify(isShell ? parent.parentPid : process.ppid);
  while (npm !== undefined && isRunning(npm)) await delay(CHECK_MS, undefined, { ref: false });
}

interface ProcessFacts {
  command: string;
  state: string;
  parentPid: number;
  born: string;
}

/** Fails when there is no such process. */
const factsOf = (pid: number) => (process.platform === 'linux' ? readStat(pid) : askPs(pid));

/** Reads /proc: slim images have no ps. */
function readStat(pid: number): ProcessFacts {
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // "12 (sh) S 11 …": the command may hold spaces and brackets, so the fields are counted from the last bracket. The
  // twentieth is the start time, in clock ticks since boot.
  const end = stat.lastIndexOf(')');
  const fields = stat.slice(end + 2).split(' ');
  return {
    command: stat.slice(stat.indexOf('(') + 1, end),
    state: fields[0] ?? '',
    parentPid: Number(fields[1]),
    born: `${boot.trim()}/${fields[19] ?? ''}`,
  };
}

function askPs(pid: number): ProcessFacts {
  const stdout = execFileSync('ps', ['-o', 'stat=,ppid=,lstart=,comm=', '-p', String(pid)], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
  // "S+ 11 Mon Jan  5 10:00:00 2026 /bin/sh"
  const [state = '', parentPid = '', ...words] = stdout.trim().split(/\s+/);
  return { state, parentPid: Number(parentPid), born: words.slice(0, 5).join(' '), command: words[5] ?? '' };
}
