import { readFileSync } from 'node:fs';
import { replaceFile } from '../data-dir/files.ts';
import { endGroup } from './ending.ts';
import { identify, isRunning, type ProcessIdentity } from './identity.ts';
import type { StopSignal } from './guard.ts';

interface ListedProcess extends ProcessIdentity {
  name: string;
  stopSignal: StopSignal;
}

/**
 * Opens the list of the stack's processes, empty: a file in DATA_DIR, so that the next start can end what a previous one left behind even when
 * its guard was killed too. Call `endLeftovers` first.
 */
export function openProcessList(path: string) {
  const listed = new Map<number, ListedProcess>();
  const save = () => replaceFile(path, [...listed.values()]);
  save();
  return {
    add(name: string, pid: number, stopSignal: StopSignal): void {
      const identity = identify(pid);
      if (identity === undefined) return;
      listed.set(pid, { ...identity, name, stopSignal });
      save();
    },
    remove(pid: number): void {
      if (!listed.delete(pid)) return;
      try {
        save();
      } catch {
        // A full disk. A process that is gone may stay in the list: the next start looks whether it is still that one.
      }
    },
  };
}

export type ProcessList = ReturnType<typeof openProcessList>;

/**
 * Ends every process of the list at `path` that still runs, by force when it takes too long. Returns their names.
 * Call it only while holding the folder's lock: the list's owner must be gone.
 */
export async function endLeftovers(path: string): Promise<string[]> {
  let listed: ListedProcess[];
  try {
    listed = JSON.parse(readFileSync(path, 'utf8')) as ListedProcess[];
  } catch {
    return []; // No previous run, or one that was cut off while it wrote: nothing is known of any process.
  }
  const left = listed.filter(isRunning);
  await Promise.all(left.map((one) => endGroup(one, one.stopSignal)));
  return left.map(({ name }) => name);
}
