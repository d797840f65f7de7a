import { Readable } from 'node:stream';
import { runAdmin } from '@directory/api/operator/run-admin';
import { readStack } from './stack-file.ts';

/** What a command of the operator did. */
export interface AdminResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs a command on the stack as `npm run admin -- …` does, in this process: a program's start takes longer than most commands.
 * `env` holds variables that differ.
 */
export async function admin(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  stdin: Buffer = Buffer.alloc(0),
): Promise<AdminResult> {
  const stack = readStack();
  const variables = {
    DATABASE_URL: stack.postgres,
    REDIS_URL: stack.redis,
    SITE_SECRET: stack.siteSecret,
    ...env,
  };
  const result = { stdout: '', stderr: '' };
  const code = await runAdmin(args, {
    load: (parse) => parse(variables),
    stdin: Readable.from([stdin]),
    stdout: (text) => void (result.stdout += text),
    stderr: (text) => void (result.stderr += text),
  });
  return { code, ...result };
}
