import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface ApiProcess extends AsyncDisposable {
  url: string;
}

/**
 * Runs the built server beside the stack's own, without a limit per address: a benchmark is one address. Everything else
 * is as it is for visitors. @throws Error when it ends before it is ready
 */
export async function startApi(
  stack: {
    postgres: string;
    supabase: { url: string; publishableKey: string };
    meilisearch: { url: string; searchKey: string };
    redis: string;
  },
  program: readonly string[] = ['build/api/server.js'],
): Promise<ApiProcess> {
  const child = spawn(process.execPath, program, {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      DATABASE_URL: stack.postgres,
      SUPABASE_URL: stack.supabase.url,
      SUPABASE_PUBLISHABLE_KEY: stack.supabase.publishableKey,
      MEILISEARCH_URL: stack.meilisearch.url,
      MEILISEARCH_SEARCH_KEY: stack.meilisearch.searchKey,
      REDIS_URL: stack.redis,
      PORT: '0',
      SEARCHES_PER_MINUTE: String(1e9),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const ready = new Promise<number>((resolve, reject) => {
    // The log goes on being read: a full pipe would hold the server up.
    createInterface({ input: child.stdout }).on('line', (line) => {
      const { msg, port } = JSON.parse(line) as { msg?: string; port?: number };
      if (msg === 'ready' && port !== undefined) resolve(port);
    });
    void ended.then(() => reject(new Error('The server ended before it was ready.')));
  });
  const port = await ready;
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
