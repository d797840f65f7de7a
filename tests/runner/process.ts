import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as after } from 'node:timers/promises';

/** `shown` as it comes, or `held` until the program has ended: programs that run side by side do not mix their lines. */
export type Output = 'shown' | 'held';

interface Run {
  env: NodeJS.ProcessEnv;
  output: Output;
  /** Whether this process outlives a Ctrl-C, to tidy up behind the program, which is ended by it with all that it has started. */
  outlives?: boolean;
}

/**
 * Runs a program and resolves with its exit code (a signal counts as 1).
 * @throws Error when it cannot be started.
 */
export async function runProgram(
  command: string,
  args: readonly string[],
  { env, output, outlives = false }: Run,
): Promise<number> {
  const stdio = output === 'shown' ? 'inherit' : 'pipe';
  const child = spawn(command, args, { stdio: ['ignore', stdio, stdio], env, detached: outlives });
  if (!outlives) return exitOf(child, command);
  const pass = (signal: NodeJS.Signals) => void signalGroup(child, signal);
  for (const signal of SIGNALS) process.on(signal, pass);
  try {
    return await exitOf(child, command);
  } finally {
    await groupEnded(child);
    for (const signal of SIGNALS) process.off(signal, pass);
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** How long what a program has started may take to end after it, and how often that is looked at. */
const MOST_WAIT_MS = 20_000;
const LOOK_MS = 100;

/** Resolves when nothing runs any more of what the program has started; what does not end is ended. */
async function groupEnded(child: ChildProcess): Promise<void> {
  for (let waited = 0; signalGroup(child, 0) && waited < MOST_WAIT_MS; waited += LOOK_MS)
    await after(LOOK_MS);
  signalGroup(child, 'SIGKILL');
}

/** @returns false when there is nobody left in the group that a detached program leads */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  try {
    return pid !== undefined && process.kill(-pid, signal);
  } catch {
    return false;
  }
}

function exitOf(child: ChildProcess, command: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const held: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => held.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => held.push(chunk));
    child.once('error', (cause) => reject(new Error(`${command} could not be started`, { cause })));
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(held));
      resolve(code ?? 1);
    });
  });
}
