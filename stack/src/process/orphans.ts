import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { identify, isRunning, type ProcessIdentity } from './identity.ts';

/** A process that is asked to leave at once does so within milliseconds, whatever it is doing. */
const ASK_MS = 2_000;

/**
 * Ends the processes of a program that work in `folder` and have outlived the one that started them, by force when they do not leave.
 * Postgres' processes do: one that is busy does not notice that its postmaster was killed, keeps the shared memory, and no new server starts.
 * Call it only while holding the folder's lock and when none of them is wanted. Where there is no /proc it does nothing.
 */
export async function endOrphans(folder: string, program: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const orphans = await orphansIn(await realpath(folder), program);
  await Promise.all(orphans.map(end));
}

async function orphansIn(folder: string, program: string): Promise<ProcessIdentity[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(
    pids.map(async (pid) => {
      try {
        const command = await readFile(`/proc/${pid}/comm`, 'utf8');
        if (command.trim() !== program || (await readlink(`/proc/${pid}/cwd`)) !== folder) return undefined;
        return await identify(pid);
      } catch {
        return undefined; // It is gone, or another user's.
      }
    }),
  );
  return found.filter((identity) => identity !== undefined);
}

async function end(orphan: ProcessIdentity): Promise<void> {
  // Postgres' "leave at once, and clean nothing up".
  signal(orphan.pid, 'SIGQUIT');
  const deadline = Date.now() + ASK_MS;
  while (await isRunning(orphan)) {
    if (Date.now() > deadline) signal(orphan.pid, 'SIGKILL');
    await delay(20);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended in the meantime.
  }
}
