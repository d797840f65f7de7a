import { spawn } from 'node:child_process';

/** `shown` as it comes, or `held` until the program has ended: programs that run side by side do not mix their lines. */
export type Output = 'shown' | 'held';

/**
 * Runs a program and resolves with its exit code (a signal counts as 1).
 * @throws Error when it cannot be started.
 */
export function runProgram(
  command: string,
  args: readonly string[],
  { env, output }: { env: NodeJS.ProcessEnv; output: Output },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const stdio = output === 'shown' ? 'inherit' : 'pipe';
    const child = spawn(command, args, { stdio: ['ignore', stdio, stdio], env });
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
