import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { StackAddresses } from '@directory/stack/stack-file';

/** Runs the indexer's built command on a stack. @throws Error when it fails */
export async function runIndexer(stack: StackAddresses, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, ['build/indexer/cli.js', ...args], {
    cwd: resolve(import.meta.dirname, '..', '..'),
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: stack.postgres,
      MEILISEARCH_URL: stack.meilisearch.url,
      MEILISEARCH_ADMIN_KEY: stack.meilisearch.adminKey,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`The indexer failed:\n${output}`);
}
