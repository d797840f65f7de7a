import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { StopSignal } from './guard.ts';
import { identify, isRunning, type ProcessIdentity } from './identity.ts';

const STOP_TIMEOUT_MS = 10_000;
/** A process that is asked to leave at once does so within milliseconds, whatever it is doing. */
const LEAVE_TIMEOUT_MS = 2_000;

/** Asks a child's process group to stop, ends it by force when it has not in time, and resolves when the child is gone. */
export async function endChild(
  child: ChildProcess | undefined,
  stopSignal: StopSignal = 'SIGTERM',
): Promise<void> {
  if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const group = -child.pid;
  const gone = once(child, 'exit');
  send(group, stopSignal);
  const force = setTimeout(() => send(group, 'SIGKILL'), STOP_TIMEOUT_MS);
  await gone;
  clearTimeout(force);
}

/** Does the same with the group of a process that is no child of this one. */
export const endGroup = (leader: ProcessIdentity, stopSignal: StopSignal): Promise<void> =>
  end(leader, -leader.pid, stopSignal, STOP_TIMEOUT_MS);

/**
 * Ends the processes of a program that work in `folder` and have outlived the one that started them, by force when they do not leave.
 * Postgres' processes do: one that is busy does not notice that its postmaster was killed, keeps the shared memory, and no new server starts.
 * Call it only while holding the folder's lock and when none of them is wanted. Where there is no /proc it does nothing.
 */
export async function endOrphans(folder: string, program: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const orphans = orphansIn(realpathSync(folder), program);
  // Postgres' "leave at once, and clean nothing up".
  await Promise.all(orphans.map((orphan) => end(orphan, orphan.pid, 'SIGQUIT', LEAVE_TIMEOUT_MS)));
}

function orphansIn(folder: string, program: string): ProcessIdentity[] {
  return readdirSync('/proc').flatMap((pid) => {
    try {
      const isOrphan =
        readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === program &&
        readlinkSync(`/proc/${pid}/cwd`) === folder;
      return isOrphan ? (identify(Number(pid)) ?? []) : [];
    } catch {
      return []; // It is no process, it is gone, or another user's.
    }
  });
}

/** @param target the process's number, or that of its group with a minus before it */
async function end(
  identity: ProcessIdentity,
  target: number,
  signal: NodeJS.Signals,
  patienceMs: number,
): Promise<void> {
  send(target, signal);
  const deadline = Date.now() + patienceMs;
  while (isRunning(identity)) {
    if (Date.now() > deadline) send(target, 'SIGKILL');
    await delay(20);
  }
}

function send(target: number, signal: NodeJS.Signals): void {
  try {
    process.kill(target, signal);
  } catch {
    // ESRCH: it ended in the meantime.
  }
}
