import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { StackAddresses } from '@directory/stack/stack-file';
import { readStack } from './stack-file.ts';

/** The product's worker on parts of the test's own. */
export interface MailWorker extends AsyncDisposable {
  /** What it has logged so far, a line each. */
  log: readonly string[];
  /** Resolves when it is gone. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

export interface MailWorkerParts {
  postgres: string;
  redis: string;
  smtp: string;
  /** Variables that differ from the ordinary: `MAIL_FIRST_RETRY_SECONDS`, `MAIL_SWEEP_SECONDS`. */
  env?: Readonly<Record<string, string>>;
  /** The stack whose other parts it is told of; the tests' own unless said otherwise. */
  stack?: StackAddresses;
}

export const MAIL_FROM = 'Psychologist Directory <directory@directory.example>';
export const OPERATOR = 'operator@directory.example';

/** Starts the built worker. @throws Error when it ends before it is ready */
export async function startMailWorker(parts: MailWorkerParts): Promise<MailWorker> {
  const { postgres, redis, smtp, env, stack = readStack() } = parts;
  const child = spawn(process.execPath, ['build/api/worker.js'], {
    cwd: resolve(import.meta.dirname, '..', '..'),
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      DATABASE_URL: postgres,
      REDIS_URL: redis,
      SMTP_URL: smtp,
      MAIL_FROM,
      OPERATOR_EMAIL: OPERATOR,
      SUPABASE_URL: stack.supabase.url,
      SUPABASE_PUBLISHABLE_KEY: stack.supabase.publishableKey,
      SUPABASE_SECRET_KEY: stack.supabase.secretKey,
      MEILISEARCH_URL: stack.meilisearch.url,
      MEILISEARCH_SEARCH_KEY: stack.meilisearch.searchKey,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // It does not outlive the tests, however they end.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const log: string[] = [];
  const ended = once(child, 'close').finally(() => process.off('exit', kill));
  await new Promise<void>((ready, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      log.push(line);
      if (line.includes('"msg":"ready"')) ready();
    });
    ended.then(() => reject(new Error(`The worker ended before it was ready:\n${log.join('\n')}`)), reject);
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    await ended;
  };
  return { log, end, [Symbol.asyncDispose]: () => end('SIGTERM') };
}
