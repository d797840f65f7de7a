import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** A stack's servers in a process of their own, on an empty DATA_DIR whose path holds a space. */
export interface StackParts extends AsyncDisposable {
  dataDir: string;
  process: ChildProcess;
  /** Everything the process has printed so far. */
  output(): string;
  /** Resolves when the output holds `text`; rejects when the process ends first. */
  untilPrinted(text: string): Promise<void>;
}

export async function makeDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'directory stack '));
}

/** Starts the servers in `dataDir`. Disposing kills the process; the folder is the caller's. */
export function startStackParts(dataDir: string, env: Readonly<Record<string, string>> = {}): StackParts {
  const root = resolve(import.meta.dirname, '..', '..');
  const child = spawn(process.execPath, ['scripts/run.mjs', 'tests/support/stack-parts-program.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => (output += chunk.toString('utf8'));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return {
    dataDir,
    process: child,
    output: () => output,
    async untilPrinted(text) {
      while (!output.includes(text)) {
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`It ended first:\n${output}`);
        await delay(20);
      }
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
    },
  };
}

export interface ListedProcess {
  name: string;
  pid: number;
}

/** The stack's processes, as DATA_DIR lists them. */
export function listedProcesses(dataDir: string): ListedProcess[] {
  return JSON.parse(readFileSync(join(dataDir, 'processes.json'), 'utf8')) as ListedProcess[];
}

export function guardOf(dataDir: string): number {
  const lock = JSON.parse(readFileSync(join(dataDir, 'lock.json'), 'utf8')) as { successor: { pid: number } };
  return lock.successor.pid;
}

/** Resolves when none of the processes runs any more. The test's own timeout is the limit. */
export async function untilGone(pids: readonly number[]): Promise<void> {
  while (pids.some(isRunning)) await delay(20);
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // A zombie has ended; only its parent's note of it is left.
  if (process.platform !== 'linux') return true;
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

export async function removeDataDir(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
