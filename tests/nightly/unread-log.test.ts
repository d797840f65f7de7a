import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readStack } from '../support/stack-file.ts';

const stack = readStack();
const env = {
  PATH: process.env['PATH'],
  NODE_ENV: 'production',
  PORT: '0',
  DATABASE_URL: stack.postgres,
  REDIS_URL: stack.redis,
  SMTP_URL: stack.smtp,
  MAIL_FROM: 'Psychologist Directory <directory@directory.example>',
  OPERATOR_EMAIL: 'operator@directory.example',
  SUPABASE_URL: stack.supabase.url,
  SUPABASE_PUBLISHABLE_KEY: stack.supabase.publishableKey,
  KEYHOLDER_URL: stack.keyholder.apiUrl,
  SITE_SECRET: stack.siteSecret,
  MEILISEARCH_URL: stack.meilisearch.url,
  MEILISEARCH_SEARCH_KEY: stack.meilisearch.searchKey,
  MEILISEARCH_ADMIN_KEY: stack.meilisearch.masterKey,
};

/** Starts a built program and resolves when it is ready. It does not outlive the test. */
async function startProgram(path: string) {
  const child = spawn(process.execPath, [path], {
    cwd: resolve(import.meta.dirname, '..', '..'),
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit') as Promise<[number | null]>;
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes('"msg":"ready"')) break;
  }
  return { child, ended };
}

describe('when whoever read the log is gone', () => {
  it.each(['build/api/server.js', 'build/api/worker.js', 'build/indexer/worker.js'])(
    '%s still ends, at once when it is asked twice',
    async (path) => {
      const { child, ended } = await startProgram(path);
      child.stdout.destroy();
      await once(child.stdout, 'close');
      child.kill('SIGTERM');
      child.kill('SIGINT');
      expect(await ended).toEqual([expect.any(Number), null]);
    },
  );
});
