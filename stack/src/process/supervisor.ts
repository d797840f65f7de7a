import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StackError, reasonOf } from '../stack-error.ts';
import type { SystemUser } from './command.ts';
import { endChild } from './ending.ts';
import type { Guard, StopSignal } from './guard.ts';
import { openLogFile, type LogFile } from './log-file.ts';
import type { ProcessList } from './process-list.ts';

/** How to run a program. */
export interface CommandSpec {
  /** Shown to people and used as the log's file name. */
  name: string;
  command: string;
  args: readonly string[];
  /** Beside the stack's own environment; undefined takes a variable of that away. */
  env?: Readonly<Record<string, string | undefined>>;
  cwd?: string;
  /** Undefined is the present one. */
  user?: SystemUser | undefined;
  /** What asks the program to stop in good order. */
  stopSignal?: StopSignal;
}

export interface ProgramSpec extends CommandSpec {
  /** Runs before every start, the first and each restart. */
  beforeStart?: () => Promise<void>;
  /**
   * Resolves when the started program answers, and is asked again when it rejects. The program's end or the timeout aborts `signal` and fails
   * the start.
   */
  ready: (signal: AbortSignal, log: LogFile) => Promise<unknown>;
}

/** What the supervisor tells while the stack runs. */
export interface SupervisorEvents {
  /** A program ended by itself and is being started again, or runs again. */
  say(sentence: string): void;
  /** A program cannot be kept running; the stack has to stop. */
  onGivenUp(error: StackError): void;
}

/** Disposing it ends whatever still runs and lets nothing start any more. */
export interface Supervisor extends AsyncDisposable {
  /**
   * Starts a program, resolves when it is ready, and from then on keeps it running, until the stack stops it in good order. Throws a StackError
   * with its last log lines when it does not get ready.
   */
  start(spec: ProgramSpec): Promise<void>;
  /** Runs a program to its end. Throws a StackError with its last log lines unless it exits with 0. */
  run(spec: CommandSpec, onLine?: (line: string) => void): Promise<void>;
}

const RESTART_DELAYS_MS = [100, 500, 1_000, 2_000, 5_000];
/** A program that has run this long starts again with the first delay. */
const STABLE_AFTER_MS = 60_000;
const READY_TIMEOUT_MS = 60_000;
const ASK_AGAIN_MS = 50;
const OUTPUT_TIMEOUT_MS = 200;

/** Creates what starts, watches and restarts the stack's programs. Logs go to `logsDir`; `keep` is given what stops each. */
export function createSupervisor(options: {
  logsDir: string;
  guard: Guard;
  processes: ProcessList;
  events: SupervisorEvents;
  keep: (program: AsyncDisposable) => void;
}): Supervisor {
  const { logsDir, guard, processes, events, keep } = options;
  const running = new Map<ChildProcess, StopSignal>();
  let closed = false;

  /** Every process of the stack begins here: watched by the guard, listed, logged. */
  async function launch(spec: CommandSpec, log: LogFile): Promise<ChildProcess> {
    if (closed) throw new StackError('stopping', 'The stack is stopping.');
    const child = spawn(spec.command, spec.args, {
      // Its own process group: Ctrl-C in the terminal reaches the stack alone, which then stops its parts in order.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...spec.env },
      cwd: spec.cwd,
      ...spec.user,
    });
    child.stdout.on('data', (chunk: Buffer) => log.write(chunk));
    child.stderr.on('data', (chunk: Buffer) => log.write(chunk));
    if (child.pid === undefined) {
      const [error] = (await once(child, 'error')) as [Error];
      throw failureOf(spec, log, `cannot be run (${error.message})`, error);
    }
    const { pid } = child;
    const stopSignal = spec.stopSignal ?? 'SIGTERM';
    guard.add(pid, stopSignal);
    running.set(child, stopSignal);
    child.once('exit', () => {
      guard.remove(pid);
      processes.remove(pid);
      running.delete(child);
    });
    try {
      processes.add(spec.name, pid, stopSignal);
    } catch (error) {
      log.write(Buffer.from(`${reasonOf(error)}\n`));
    }
    return child;
  }

  return {
    async start(spec) {
      const log = await openLogFile(join(logsDir, `${spec.name}.log`));
      let child: ChildProcess | undefined;
      let stopping = false;
      const isStopping = () => stopping || closed;

      const launchUntilReady = async () => {
        await spec.beforeStart?.();
        child = await launch(spec, log);
        await untilReady(spec, child, log);
        return child;
      };

      const keepRunning = async (started: ChildProcess, crashes: number): Promise<void> => {
        const since = Date.now();
        const how = await exitOf(started);
        const isStable = Date.now() - since > STABLE_AFTER_MS;
        if (!isStopping())
          await recover(failureOf(spec, log, `ended by itself (${how})`), isStable ? 0 : crashes);
      };

      const recover = async (failure: StackError, crashes: number): Promise<void> => {
        const delayMs = RESTART_DELAYS_MS[crashes];
        if (delayMs === undefined) {
          const times = `\n  It was started ${crashes + 1} times.`;
          events.onGivenUp(new StackError('gave_up', failure.message + times));
          return;
        }
        events.say(`${failure.message}\n  Starting it again.`);
        await delay(delayMs);
        if (isStopping()) return;
        try {
          void keepRunning(await launchUntilReady(), crashes + 1);
          events.say(`${spec.name} runs again.`);
        } catch (error) {
          await endChild(child, spec.stopSignal);
          if (isStopping()) return;
          const reason = () => failureOf(spec, log, `did not start (${reasonOf(error)})`);
          await recover(error instanceof StackError ? error : reason(), crashes + 1);
        }
      };

      const stop = async () => {
        stopping = true;
        await endChild(child, spec.stopSignal);
        await log[Symbol.asyncDispose]();
      };

      try {
        void keepRunning(await launchUntilReady(), 0);
      } catch (error) {
        await stop();
        throw error;
      }
      keep({ [Symbol.asyncDispose]: stop });
    },

    async run(spec, onLine) {
      await using log = await openLogFile(join(logsDir, `${spec.name}.log`));
      if (onLine !== undefined) log.onLine(onLine);
      const child = await launch(spec, log);
      const how = await exitOf(child);
      if (child.exitCode !== 0) throw failureOf(spec, log, `failed (${how})`);
    },

    async [Symbol.asyncDispose]() {
      closed = true;
      await Promise.all(Array.from(running, ([child, stopSignal]) => endChild(child, stopSignal)));
    },
  };
}

async function untilReady(spec: ProgramSpec, child: ChildProcess, log: LogFile): Promise<void> {
  const timeout = AbortSignal.timeout(READY_TIMEOUT_MS);
  const ended = new AbortController();
  const exit = exitOf(child).then((how) => {
    const error = failureOf(spec, log, `ended while starting (${how})`);
    ended.abort(error);
    throw error;
  });
  // Once the program is ready, its end is the watcher's affair.
  exit.catch(() => undefined);
  for (;;) {
    try {
      await Promise.race([spec.ready(AbortSignal.any([timeout, ended.signal]), log), exit]);
      return;
    } catch (error) {
      if (ended.signal.aborted) throw ended.signal.reason;
      if (timeout.aborted)
        throw failureOf(spec, log, `did not answer within ${READY_TIMEOUT_MS / 1000} s`, error);
      await delay(ASK_AGAIN_MS);
    }
  }
}

function failureOf(spec: CommandSpec, log: LogFile, what: string, cause?: unknown): StackError {
  const lines = log.tail(12).map((line) => `    ${line}`);
  const detail = lines.length === 0 ? '' : `\n  Its last log lines (${log.path}):\n${lines.join('\n')}`;
  return new StackError('program_failed', `${spec.name} ${what}.${detail}`, { cause });
}

/** Resolves with how the process ended, in words, once its output is read; at once when it has already. */
async function exitOf(child: ChildProcess): Promise<string> {
  if (child.exitCode === null && child.signalCode === null) {
    const outputRead = once(child, 'close');
    await once(child, 'exit');
    // A process of its own may hold the output open for longer.
    await Promise.race([outputRead, delay(OUTPUT_TIMEOUT_MS)]);
  }
  return child.signalCode ?? `exit code ${child.exitCode ?? 'unknown'}`;
}
