import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessMemory {
  pid: number;
  command: string;
  /** Proportional set size: memory shared between processes is counted once, in shares. */
  pssMb: number;
  rssMb: number;
}

/** The memory of a process and all its descendants, largest first. Linux only. @throws Error elsewhere. */
export function memoryOfTree(rootPid: number): ProcessMemory[] {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const stat = readIfPresent(`/proc/${entry}/stat`);
    // The command stands in parentheses and may hold spaces; the parent is the second field after it.
    const parent = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
    if (parent) parents.set(Number(entry), Number(parent));
  }
  const belongs = (pid: number): boolean =>
    pid === rootPid || (parents.has(pid) && belongs(parents.get(pid) ?? 0));
  return [...parents.keys()]
    .filter(belongs)
    .map(measure)
    .sort((a, b) => b.pssMb - a.pssMb);
}

function measure(pid: number): ProcessMemory {
  const kilobytes = (key: string, text: string) =>
    Number(new RegExp(`^${key}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);
  const rollup = readIfPresent(`/proc/${pid}/smaps_rollup`);
  return {
    pid,
    command: readIfPresent(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim().slice(0, 80),
    pssMb: kilobytes('Pss', rollup) / 1024,
    rssMb: kilobytes('Rss', rollup) / 1024,
  };
}

/** A process may end between the listing and the reading; it then has no text and no memory. */
function readIfPresent(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return '';
    throw error;
  }
}
