import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { ProgramName } from '@directory/stack/config';
import type { StackAddresses } from '@directory/stack/stack-file';

/** One of the product's programs, running beside the stack's own. */
export interface BuiltProgram {
  pid: number;
  /** What it has logged so far, a line each. */
  log: readonly string[];
  /** The line with which it said that it is ready. */
  readyLine: string;
  /** Sends the signal, and waits for nothing. */
  signal: (name: NodeJS.Signals) => void;
  /** Resolves with the exit code when it is gone; null when a signal ended it. */
  ended: Promise<number | null>;
  /** Sends the signal and resolves with the exit code when it is gone; null when the signal ended it. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
}

/** The parts of a stack that the product's programs are told of. */
export type ProgramParts = Pick<
  StackAddresses,
  'postgres' | 'programDatabaseUrls' | 'redis' | 'supabase' | 'keyholder' | 'siteSecret'
> & {
  meilisearch: Pick<StackAddresses['meilisearch'], 'url' | 'searchKey'>;
};

/** A database of the stack's server, as the program's own role reaches it: a right that it lacks fails here as it would in use. */
export function databaseAs(
  program: ProgramName,
  { postgres, programDatabaseUrls }: Pick<ProgramParts, 'postgres' | 'programDatabaseUrls'>,
): string {
  const url = new URL(postgres);
  const { username, password } = new URL(programDatabaseUrls[program]);
  url.username = username;
  url.password = password;
  return url.href;
}

const MOST_LINES = 10_000;

/** In a test it lives for seconds: to make its code fast takes a sixth of its start. Benchmarks measure it as it is. */
const FLAGS = process.env['VITEST'] === undefined ? [] : ['--no-opt'];

/**
 * Runs a program, given as arguments of node, on these parts. `env` holds the variables of this program alone, and those that differ.
 * @throws Error when it ends before it is ready
 */
export async function startBuilt(
  program: readonly string[],
  stack: ProgramParts,
  env: Readonly<Record<string, string>>,
): Promise<BuiltProgram> {
  const child = spawn(process.execPath, [...FLAGS, ...program], {
    cwd: resolve(import.meta.dirname, '..', '..'),
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      REDIS_URL: stack.redis,
      SITE_SECRET: stack.siteSecret,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // It does not outlive the tests, however they end.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const log: string[] = [];
  const ended = (once(child, 'close') as Promise<[number | null]>).finally(() => process.off('exit', kill));
  const readyLine = await new Promise<string>((ready, reject) => {
    // The log goes on being read: a full pipe would hold the program up.
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (log.push(line) > MOST_LINES) log.shift();
      if (line.includes('"msg":"ready"')) ready(line);
    });
    const what = `${program.join(' ')} ended before it was ready`;
    ended.then(() => reject(new Error(`${what}:\n${log.join('\n')}`)), reject);
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal);
    const [code] = await ended;
    return code;
  };
  const signal = (name: NodeJS.Signals) => void child.kill(name);
  return { pid: child.pid ?? 0, log, readyLine, signal, ended: ended.then(([code]) => code), end };
}

/** Runs the keyholder on a stack of which only the servers run. */
export function startKeyholder({ keyholder, supabase, ...stack }: StackAddresses): Promise<BuiltProgram> {
  const [api, worker] = [new URL(keyholder.apiUrl), new URL(keyholder.workerUrl)];
  return startBuilt(
    ['build/api/keyholder.js'],
    { keyholder, supabase, ...stack },
    {
      SUPABASE_URL: supabase.url,
      SUPABASE_SECRET_KEY: supabase.secretKey,
      KEYHOLDER_API_TOKEN: api.password,
      KEYHOLDER_WORKER_TOKEN: worker.password,
      PORT: api.port,
      HOST: '127.0.0.1',
    },
  );
}
