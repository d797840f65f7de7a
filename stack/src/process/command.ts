import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A user of the operating system. Only root may run a program as another. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/** Runs a program to its end. Rejects with what it has said unless it exits with 0. */
export const runCommand = promisify(execFile);

/** Whether there is such a program, and this user or the given one may run it. */
export async function canRun(command: string, user?: SystemUser): Promise<boolean> {
  try {
    await runCommand(command, ['--version'], { cwd: '/', ...user });
    return true;
  } catch {
    return false;
  }
}
