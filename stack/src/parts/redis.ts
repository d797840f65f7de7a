import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Redis as RedisClient } from 'ioredis';
import { partFolder } from '../data-dir/files.ts';
import type { OpenStack } from '../open-stack.ts';
import { canRun, runCommand } from '../process/command.ts';
import { explained, StackError } from '../stack-error.ts';

/** Starts redis-server in DATA_DIR/redis, or checks that the one the environment names answers. Returns its address. */
export async function startRedis({
  config,
  secrets,
  claimPort,
  supervisor,
  say,
}: OpenStack): Promise<string> {
  if (config.redisUrl !== undefined) {
    const given = config.redisUrl;
    await explained('redis_unreachable', `REDIS_URL (${new URL(given).host}) does not answer`, () =>
      ping(given),
    );
    return given;
  }
  const [command, port] = await Promise.all([findRedis(say), claimPort('redis')]);
  const password = secrets.redisPassword;
  const url = `redis://:${password}@127.0.0.1:${port}`;
  const folder = partFolder(config.dataDir, 'redis');
  await writeFile(join(folder, 'redis.conf'), configText(port, password), { mode: 0o600 });
  await supervisor.start({
    name: 'redis',
    command,
    args: ['redis.conf'],
    cwd: folder,
    ready: () => ping(url),
  });
  return url;
}

function configText(port: number, password: string): string {
  return [
    ...[`port ${port}`, 'bind 127.0.0.1', `requirepass ${password}`, 'dir .', 'daemonize no'],
    // The queue's jobs must survive a crash, and none may be dropped to make room.
    ...[
      'appendonly yes',
      'appendfsync everysec',
      'save ""',
      'maxmemory-policy noeviction',
      'maxmemory 256mb',
    ],
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

const ADVICE =
  'Install it (Debian and Ubuntu: apt-get install redis-server; macOS: brew install redis) or set REDIS_URL.';

/**
 * Returns the command that runs a Redis server: the one on PATH, else, as root on Debian or Ubuntu, one that apt-get
 * installs now. Throws a StackError that says what to do when there is none.
 */
async function findRedis(say: (sentence: string) => void): Promise<string> {
  if (await canRun('redis-server')) return 'redis-server';
  if (process.getuid?.() !== 0 || !(await canRun('apt-get'))) {
    throw new StackError('no_redis', `There is no redis-server on PATH. ${ADVICE}`);
  }
  say('There is no redis-server on PATH: installing it with apt-get.');
  await aptGet('update');
  await aptGet('install', '-y', '--no-install-recommends', 'redis-server');
  if (await canRun('redis-server')) return 'redis-server';
  throw new StackError('no_redis', `apt-get installed redis-server, but it does not run. ${ADVICE}`);
}

async function aptGet(...args: string[]): Promise<void> {
  // Run level 1 keeps the package from starting a server of its own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await runCommand('apt-get', ['-q', ...args], { env, maxBuffer: 64 * 1024 ** 2 }).catch((cause: unknown) => {
    const { stdout = '', stderr = '' } = cause as { stdout?: string; stderr?: string };
    const why = `apt-get ${args[0] ?? ''} failed, so there is no Redis. ${ADVICE}`;
    throw new StackError('no_redis', `${why}\n${(stdout + stderr).slice(-2000).trim()}`, { cause });
  });
}
