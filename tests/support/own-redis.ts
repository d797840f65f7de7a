import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Redis } from 'ioredis';
import { freePort } from '@directory/stack/data-dir/ports';

/** A Redis of the test's own, to be emptied and stopped. Disposing ends it and removes its data. */
export interface OwnRedis extends AsyncDisposable {
  url: string;
  /** It loses all that it has. */
  empty(): Promise<void>;
}

/** Starts it on an empty folder. @throws Error when it ends before it is ready */
export async function ownRedis(): Promise<OwnRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'directory-redis-'));
  const port = await freePort();
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--appendonly', 'yes', '--save', '', '--dir', folder],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  // It does not outlive the tests, however they end.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'close').finally(() => process.off('exit', kill));
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('Ready to accept connections')) resolve();
    });
    ended.then(() => reject(new Error('Redis ended before it was ready.')), reject);
  });
  const url = `redis://127.0.0.1:${port}`;
  return {
    url,
    async empty() {
      const client = new Redis(url);
      await client.flushall();
      client.disconnect();
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
