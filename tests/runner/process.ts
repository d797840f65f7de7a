import { spawn } from 'node:child_process';

/**
 * Runs a program in the foreground with its output shown, and resolves with its exit code (a signal counts as 1).
 * @throws Error when it cannot be started.
 */
export function runProgram(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
    child.once('error', (cause) => reject(new Error(`${command} could not be started`, { cause })));
    child.once('close', (code) => resolve(code ?? 1));
  });
}
