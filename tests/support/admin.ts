import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { readStack } from './stack-file.ts';

/** What a command of the operator did. */
export interface AdminResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the built command on the stack, as `npm run admin -- …` does from the sources. `env` holds variables that differ. */
export async function admin(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<AdminResult> {
  const stack = readStack();
  const child = spawn(process.execPath, ['build/api/admin.js', ...args], {
    cwd: resolve(import.meta.dirname, '..', '..'),
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      DATABASE_URL: stack.postgres,
      REDIS_URL: stack.redis,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const result = { code: null as number | null, stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (result.stdout += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (result.stderr += chunk.toString('utf8')));
  [result.code] = (await once(child, 'close')) as [number | null];
  return result;
}
