import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis as RedisClient } from 'ioredis';
import { nothingToStop, type Origin, type PartContext } from './part.ts';
import { findRedis } from './redis-binary.ts';
import { StackError, reasonOf } from './stack-error.ts';

export interface Redis extends AsyncDisposable {
  redisUrl: string;
  origin: Origin;
}

/** Starts redis-server in DATA_DIR/redis, or checks that the one the environment names answers. */
export async function startRedis(context: PartContext, redisUrl: string | undefined): Promise<Redis> {
  if (redisUrl !== undefined) {
    const { host } = new URL(redisUrl);
    try {
      await ping(redisUrl);
    } catch (cause) {
      throw new StackError('redis_unreachable', `REDIS_URL (${host}) does not answer: ${reasonOf(cause)}.`, {
        cause,
      });
    }
    return { redisUrl, origin: 'environment', [Symbol.asyncDispose]: nothingToStop };
  }
  const [command, port] = await Promise.all([findRedis(context.say), context.ports.claim('redis')]);
  const url = `redis://:${context.secrets.redisPassword}@127.0.0.1:${port}`;
  const folder = join(context.dataDir, 'redis');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'redis.conf'), configText(port, context.secrets.redisPassword), {
    mode: 0o600,
  });
  const program = await context.supervisor.start({
    name: 'redis',
    command,
    args: ['redis.conf'],
    cwd: folder,
    ready: async (signal) => {
      for (;;) {
        signal.throwIfAborted();
        try {
          await ping(url);
          return;
        } catch {
          await delay(30, undefined, { signal });
        }
      }
    },
  });
  return { redisUrl: url, origin: 'embedded', [Symbol.asyncDispose]: () => program[Symbol.asyncDispose]() };
}

function configText(port: number, password: string): string {
  return [
    `port ${port}`,
    'bind 127.0.0.1',
    `requirepass ${password}`,
    // The queue's jobs must survive a crash, and none may be dropped to make room.
    'appendonly yes',
    'appendfsync everysec',
    'maxmemory-policy noeviction',
    'maxmemory 256mb',
    'save ""',
    'dir .',
    'daemonize no',
    '',
  ].join('\n');
}

/** Resolves when the server has loaded its data and answers. */
async function ping(url: string): Promise<void> {
  const client = new RedisClient(url, {
    lazyConnect: true,
    connectTimeout: 5_000,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let reason: Error | undefined;
  client.on('error', (error) => (reason = error));
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    throw reason ?? error;
  } finally {
    client.disconnect();
  }
}
