import { setTimeout as delay } from 'node:timers/promises';
import { loadConfig, type StackConfig } from './config.ts';
import type { StackOptions } from './open-stack.ts';
import { untilNpmEnded } from './process/identity.ts';
import { showProgress } from './progress.ts';
import { StackError, traceOf } from './stack-error.ts';
import type { StepId } from './steps.ts';

/** What is said when everything runs. */
export interface Words {
  /** The result, on stdout. */
  lines: string[];
  /** On stderr. */
  warnings: string[];
}

/** Disposing stops everything. */
export type Running = Words & AsyncDisposable;

const EXIT_FAILED = 1;
const EXIT_MISUSED = 2;
const IMPATIENT_MS = 1_000;

/**
 * Runs a command that starts a stack: shows the progress, prints the lines, waits for Ctrl-C, SIGTERM, the end of npm or
 * a part that cannot be kept running, stops the stack and exits. Never returns.
 */
export async function runUntilStopped(
  env: NodeJS.ProcessEnv,
  steps: readonly StepId[],
  start: (config: StackConfig, options: StackOptions) => Promise<Running>,
): Promise<never> {
  const stop = new AbortController();
  let stoppedAt = Infinity;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // npm passes Ctrl-C on although the terminal has sent it already; a second one a moment later is meant: the guard
      // then ends what still runs.
      if (performance.now() - stoppedAt > IMPATIENT_MS) process.exit(EXIT_FAILED);
      stoppedAt = Math.min(stoppedAt, performance.now());
      stop.abort();
    });
  }
  // The terminal or the pipe is gone: nobody reads, and stopping still has to work.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => stop.abort());
  void untilNpmEnded(env).then(
    () => stop.abort(),
    () => undefined, // The parent ended before it could be looked at, or there is no ps: the signals remain.
  );

  const display = showProgress(process.stdout, steps);
  const say = (sentence: string) => void process.stderr.write(`${sentence}\n`);
  let exitCode = 0;
  try {
    const running = await start(loadConfig(env), {
      signal: stop.signal,
      onStep: display.onStep,
      say: display.say,
      events: {
        say,
        onGivenUp(error) {
          say(error.message);
          exitCode = EXIT_FAILED;
          stop.abort();
        },
      },
    });
    await display.close();
    process.stdout.write(`${running.lines.join('\n')}\n`);
    running.warnings.forEach(say);
    if (!stop.signal.aborted) {
      // The timer keeps the process alive whatever the parts hold open.
      await delay(2 ** 31 - 1, undefined, { signal: stop.signal }).catch(() => undefined);
    }
    await running[Symbol.asyncDispose]();
  } catch (error) {
    await display.close();
    if (!(error instanceof StackError && error.code === 'stopping')) {
      process.stderr.write(`${error instanceof StackError ? error.message : traceOf(error)}\n`);
      exitCode =
        error instanceof StackError && error.code === 'bad_configuration' ? EXIT_MISUSED : EXIT_FAILED;
    }
  }
  process.exit(exitCode);
}
