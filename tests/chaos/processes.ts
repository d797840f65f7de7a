import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { StackProcess } from '../runner/stack-process.ts';
import { listedProcesses } from '../support/stack-parts.ts';

const RESTART_MS = 60_000;
/** The stack gives a program up that has ended more often than this without having run for a minute in between. */
const QUICK_ENDS = 3;
const STABLE_MS = 65_000;

/** The processes of one stack, by the names of its own list. Nothing else is ever signalled. */
export interface Processes {
  /** Ends it at once and resolves when the stack has started it again. @returns false when it has to be left alone for now */
  kill(name: string): Promise<boolean>;
  /** Stops it and all that it has started, then lets it go on. */
  freeze(name: string, forMs: number): Promise<void>;
}

export function processesOf(stack: StackProcess): Processes {
  const dataDir = dirname(stack.stackFile);
  const quickEnds = new Map<string, number>();
  /** How often the stack has said that a program is ready again, and when that was first seen. */
  const ready = new Map<string, { times: number; at: number }>();
  /** The same when it was killed last. */
  const readyBefore = new Map<string, number>();
  const look = () => {
    const times = new Map<string, number>();
    for (const [, name = ''] of stack.output().matchAll(/^(\S+) runs again\.$/gm))
      times.set(name, (times.get(name) ?? 0) + 1);
    for (const [name, number] of times)
      if (number !== ready.get(name)?.times) ready.set(name, { times: number, at: performance.now() });
  };
  /** Ready for long enough that the stack counts anew. */
  const isStable = (name: string): boolean => {
    const before = readyBefore.get(name);
    if (before === undefined) return true;
    const { times, at } = ready.get(name) ?? { times: 0, at: 0 };
    return times > before && performance.now() - at >= STABLE_MS;
  };
  const pidOf = (name: string) => listedProcesses(dataDir).find((listed) => listed.name === name)?.pid;
  const running = async (name: string, not?: number): Promise<number> => {
    const signal = AbortSignal.timeout(RESTART_MS);
    for (;;) {
      const pid = pidOf(name);
      if (pid !== undefined && pid !== not) return pid;
      if (signal.aborted) throw new Error(`${name} does not run again. The stack said:\n${stack.output()}`);
      await delay(20);
    }
  };
  return {
    async kill(name) {
      look();
      const ends = isStable(name) ? 0 : (quickEnds.get(name) ?? 0);
      if (ends >= QUICK_ENDS) return false;
      quickEnds.set(name, ends + 1);
      readyBefore.set(name, ready.get(name)?.times ?? 0);
      const pid = await running(name);
      process.kill(pid, 'SIGKILL');
      await running(name, pid);
      return true;
    },
    async freeze(name, forMs) {
      look();
      const pid = await running(name);
      // The parent first: it starts no other meanwhile.
      const stopped = [pid];
      process.kill(pid, 'SIGSTOP');
      try {
        for (const child of childrenOf(pid)) if (signalled(child, 'SIGSTOP')) stopped.push(child);
        await delay(forMs);
      } finally {
        for (const each of stopped.reverse()) signalled(each, 'SIGCONT');
      }
    },
  };
}

/** Linux says so; elsewhere a parent is frozen alone. */
function childrenOf(pid: number): number[] {
  try {
    const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return list === '' ? [] : list.split(' ').map(Number);
  } catch {
    return [];
  }
}

/** False when it has ended meanwhile. */
function signalled(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
}
