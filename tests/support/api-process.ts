import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { StackAddresses } from '@directory/stack/stack-file';

export interface ApiProcess extends AsyncDisposable {
  url: string;
  /** What it has logged so far, a line each. */
  log: readonly string[];
  /** Ends it as an operator does and resolves with its exit code. */
  stop(): Promise<number | null>;
}

export interface ApiOptions {
  /** Variables that differ from the stack's own. */
  env?: Readonly<Record<string, string>>;
  /** The server as arguments of node; the built one unless said otherwise. */
  program?: readonly string[];
}

/** Runs the server on the stack's parts, beside the stack's own. @throws Error when it ends before it is ready */
export async function startApi(
  stack: Pick<StackAddresses, 'postgres' | 'redis'> & {
    supabase: StackAddresses['supabase'];
    meilisearch: Pick<StackAddresses['meilisearch'], 'url' | 'searchKey'>;
  },
  { env = {}, program = ['build/api/server.js'] }: ApiOptions = {},
): Promise<ApiProcess> {
  const child = spawn(process.execPath, program, {
    cwd: resolve(import.meta.dirname, '..', '..'),
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      DATABASE_URL: stack.postgres,
      SUPABASE_URL: stack.supabase.url,
      SUPABASE_PUBLISHABLE_KEY: stack.supabase.publishableKey,
      SUPABASE_SECRET_KEY: stack.supabase.secretKey,
      MEILISEARCH_URL: stack.meilisearch.url,
      MEILISEARCH_SEARCH_KEY: stack.meilisearch.searchKey,
      REDIS_URL: stack.redis,
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const log: string[] = [];
  const ended = once(child, 'close') as Promise<[number | null]>;
  const ready = new Promise<number>((resolvePort, reject) => {
    // The log goes on being read: a full pipe would hold the server up.
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (log.push(line) > MOST_LINES) log.shift();
      if (!line.includes('"msg":"ready"')) return;
      resolvePort((JSON.parse(line) as { port: number }).port);
    });
    void ended.then(() => reject(new Error('The server ended before it was ready.')));
  });
  const stop = async (): Promise<number | null> => {
    child.kill('SIGTERM');
    const [code] = await ended;
    return code;
  };
  return {
    url: `http://127.0.0.1:${await ready}`,
    log,
    stop,
    async [Symbol.asyncDispose]() {
      await stop();
    },
  };
}

const MOST_LINES = 10_000;
