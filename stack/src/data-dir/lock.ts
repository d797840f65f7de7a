import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { identify, isRunning, type ProcessIdentity } from '../process/identity.ts';
import { StackError, systemCodeOf } from '../stack-error.ts';
import { readIfThere } from './files.ts';

/** How often a lock file that says nothing is read again, 50 ms apart: after that a crash left it so. */
const MOST_REREADS = 10;

/** Held while this process works with what the lock file stands for. */
export interface Lock extends AsyncDisposable {
  /** Names a process whose end the next holder also waits for. */
  addSuccessor(pid: number): void;
}

interface LockFile {
  holder: ProcessIdentity;
  /** Cleans up after the holder, so the lock is free only when it is gone too. */
  successor?: ProcessIdentity;
}

/**
 * Takes the lock file at `path`, unless a live process holds it, whose number is then returned. One left by a process that is gone is taken
 * over, after its clean-up has ended.
 */
export async function takeLock(path: string): Promise<Lock | { heldBy: number }> {
  const self = identify(process.pid);
  if (self === undefined)
    throw new StackError('no_identity', 'This process cannot be identified (is /proc mounted?).');
  const content: LockFile = { holder: self };

  for (let rereads = 0; ;) {
    try {
      writeFileSync(path, JSON.stringify(content), { flag: 'wx', mode: 0o600 });
      break;
    } catch (error) {
      if (systemCodeOf(error) !== 'EEXIST') throw error;
    }
    const text = readIfThere(path);
    if (text === undefined) continue;
    const held = parse(text);
    if (held !== undefined && isRunning(held.holder)) return { heldBy: held.holder.pid };
    if (held?.successor !== undefined && isRunning(held.successor)) {
      await delay(50);
    } else if (held === undefined && rereads < MOST_REREADS) {
      rereads += 1;
      await delay(50); // Its writer may still be at it.
    } else {
      takeAway(path, text);
    }
  }

  return {
    addSuccessor(pid) {
      const successor = identify(pid);
      writeFileSync(path, JSON.stringify(successor === undefined ? content : { ...content, successor }));
    },
    [Symbol.asyncDispose]() {
      rmSync(path, { force: true });
      return Promise.resolve();
    },
  };
}

/** Removes a dead process's lock, and only that one: another start may have replaced it since it was read. */
function takeAway(path: string, expected: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return; // Another start was faster.
  }
  if (readIfThere(aside) === expected) rmSync(aside, { force: true });
  else renameSync(aside, path);
}

function parse(text: string): LockFile | undefined {
  try {
    return JSON.parse(text) as LockFile;
  } catch {
    return undefined; // Cut off while it was written: its writer crashed.
  }
}
