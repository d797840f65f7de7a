import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { identify, isRunning } from './identity.ts';

const CHECK_MS = 500;

/**
 * Resolves when the npm that runs this program has ended. npm passes signals on, but a SIGKILL of npm reaches neither this
 * process nor the shell that npm puts between. Never resolves outside npm, where a parent may well leave first.
 */
export async function untilNpmEnded(env: NodeJS.ProcessEnv): Promise<void> {
  if (env['npm_lifecycle_event'] === undefined) return new Promise(() => undefined);
  const parent = await describe(process.ppid);
  const npm = await identify(
    /^-?(\S*\/)?(sh|dash|bash|ash)$/.test(parent.command) ? parent.parentPid : process.ppid,
  );
  while (npm !== undefined && (await isRunning(npm))) await delay(CHECK_MS, undefined, { ref: false });
}

async function describe(pid: number): Promise<{ parentPid: number; command: string }> {
  if (process.platform === 'linux') {
    // "12 (sh) S 11 …": slim images have no ps.
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const end = stat.lastIndexOf(')');
    return {
      parentPid: Number(stat.slice(end + 2).split(' ')[1]),
      command: stat.slice(stat.indexOf('(') + 1, end),
    };
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'ppid=,comm=', '-p', String(pid)]);
  const [parentPid = '', command = ''] = stdout.trim().split(/\s+/, 2);
  return { parentPid: Number(parentPid), command };
}
