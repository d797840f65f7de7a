import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { StackError } from './stack-error.ts';

const run = promisify(execFile);

const ADVICE =
  'Install it (Debian and Ubuntu: apt-get install redis-server; macOS: brew install redis) or set REDIS_URL.';

/**
 * Returns the command that runs a Redis server: the one on PATH, else, as root on Debian or Ubuntu, one that apt-get
 * installs now. Throws a StackError that says what to do when there is none.
 */
export async function findRedis(say: (sentence: string) => void): Promise<string> {
  if (await works('redis-server')) return 'redis-server';
  if (process.getuid?.() !== 0 || !(await works('apt-get'))) {
    throw new StackError('no_redis', `There is no redis-server on PATH. ${ADVICE}`);
  }
  say('There is no redis-server on PATH: installing it with apt-get.');
  await aptGet('update');
  await aptGet('install', '-y', '--no-install-recommends', 'redis-server');
  if (await works('redis-server')) return 'redis-server';
  throw new StackError('no_redis', `apt-get installed redis-server, but it does not run. ${ADVICE}`);
}

async function works(command: string): Promise<boolean> {
  try {
    await run(command, ['--version']);
    return true;
  } catch {
    return false;
  }
}

async function aptGet(...args: string[]): Promise<void> {
  const child = spawn('apt-get', ['-q', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Run level 1 keeps the package from starting a server of its own.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  let output = '';
  const keep = (chunk: Buffer) => (output = (output + chunk.toString('utf8')).slice(-2000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) return;
  throw new StackError(
    'no_redis',
    `apt-get ${args[0] ?? ''} failed, so there is no Redis. ${ADVICE}\n${output.trim()}`,
  );
}
