import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { AdminResult } from './admin.ts';
import { readStack } from './stack-file.ts';

/** Runs the built command on the stack as a program of its own. `env` holds variables that differ. */
export async function adminProgram(
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
      SITE_SECRET: stack.siteSecret,
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
