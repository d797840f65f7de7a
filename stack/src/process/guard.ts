import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { explained } from '../stack-error.ts';

export type StopSignal = 'SIGTERM' | 'SIGINT';

/** Watches over the stack's process groups from outside this process. */
export type Guard = Awaited<ReturnType<typeof startGuard>>;

/**
 * Starts the guard: a detached shell that reads a pipe from this process and, when the pipe closes, ends every process
 * group it was told of, by force after 5 s. Disposing closes the pipe and resolves when the guard is gone.
 */
export async function startGuard() {
  const shell = spawn('/bin/sh', [resolve(import.meta.dirname, 'guard.sh')], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
  });
  await explained('no_shell', 'Starting /bin/sh failed, which watches over the processes', () =>
    once(shell, 'spawn'),
  );
  const gone = once(shell, 'exit');
  // A broken pipe means that someone ended the guard; the stack goes on and its own shutdown still works.
  shell.stdin.on('error', () => undefined);
  return {
    pid: shell.pid ?? 0,
    /** From now on this process group is ended with `signal` when this process is gone. */
    add: (pid: number, signal: StopSignal) =>
      void shell.stdin.write(`add ${pid} ${signal.slice('SIG'.length)}\n`),
    /** The group is gone; its number may be another's soon. */
    remove: (pid: number) => void shell.stdin.write(`remove ${pid}\n`),
    async [Symbol.asyncDispose]() {
      shell.stdin.end();
      await gone;
    },
  };
}
