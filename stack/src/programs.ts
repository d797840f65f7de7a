import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isBuilt } from '../../scripts/build/fingerprint.ts';
import { PROGRAMS, type ProgramName, projectRoot } from './config.ts';
import type { OpenStack } from './open-stack.ts';
import type { Supervisor } from './process/supervisor.ts';
import { StackError, reasonOf } from './stack-error.ts';
import { untilAnswered } from './parts/part.ts';
import type { Parts } from './parts/start-parts.ts';

const HEALTH_TIMEOUT_MS = 30_000;

export type AnyProgram = ProgramName | 'custodian' | 'keyholder';

/** Where each is in the build, its source, and what it is told. */
const FILES: Readonly<Record<AnyProgram, { built: string; source: string; args?: readonly string[] }>> = {
  api: { built: 'api/server.js', source: 'api/src/bin/server.ts' },
  // One of the operator's commands.
  custodian: {
    built: 'api/admin.js',
    source: 'api/src/bin/admin.ts',
    args: ['person', 'settle', '--follow', '/dev/null'],
  },
  keyholder: { built: 'api/keyholder.js', source: 'api/src/bin/keyholder.ts' },
  worker: { built: 'api/worker.js', source: 'api/src/bin/worker.ts' },
  indexer: { built: 'indexer/worker.js', source: 'indexer/src/bin/worker.ts' },
};

/** What Node takes of a container of 512 MB, too: with more room it frees late, and a server under overload grows to 800 MB. */
export const HEAP_BOUND = '--max-old-space-size=256';

/** Undefined takes a variable of the stack's own environment away. */
export type ProgramEnvironment = Readonly<Record<string, string | undefined>>;

/**
 * Every variable with a key or a password in it. The stack may have all of them; each program gets those that it works with, and can
 * give away no others.
 */
const SECRETS = [
  ...[
    'DATABASE_URL',
    'API_DATABASE_URL',
    'WORKER_DATABASE_URL',
    'INDEXER_DATABASE_URL',
    'REDIS_URL',
    'SMTP_URL',
  ],
  ...['KEYHOLDER_URL', 'KEYHOLDER_API_TOKEN', 'KEYHOLDER_WORKER_TOKEN', 'SITE_SECRET', 'SUPABASE_SECRET_KEY'],
  ...['MEILISEARCH_MASTER_KEY', 'MEILISEARCH_ADMIN_KEY', 'MEILISEARCH_SEARCH_KEY'],
];

const NO_SECRETS = Object.fromEntries(SECRETS.map((name) => [name, undefined]));

/**
 * The environment that each of the directory's own programs is configured by: what it needs, and no key of another's.
 */
export function programEnvironments(
  {
    config,
    context,
    origin,
    port,
  }: Pick<OpenStack, 'config' | 'origin' | 'port'> & {
    context: Pick<OpenStack['context'], 'secrets'>;
  },
  parts: Parts,
): Readonly<Record<AnyProgram, ProgramEnvironment>> {
  const { programDatabaseUrls, supabase, meilisearch, redis, mailbox, keyholder } = parts;
  const { siteSecret, keyholderApiToken, keyholderWorkerToken } = context.secrets;
  const every = (program: ProgramName) => ({
    ...NO_SECRETS,
    DATABASE_URL: programDatabaseUrls[program],
    LOG_LEVEL: config.logLevel,
    NODE_ENV: 'production',
    METRICS_PORT: metricsPort(config.metricsPort, program),
  });
  const site = {
    SITE_SECRET: siteSecret,
    REDIS_URL: redis.redisUrl,
    OPERATOR_EMAIL: config.operatorEmail,
    PUBLIC_URL: origin,
  };
  return {
    api: {
      ...every('api'),
      ...site,
      KEYHOLDER_URL: keyholder.apiUrl,
      SUPABASE_URL: supabase.url,
      SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
      MEILISEARCH_URL: meilisearch.url,
      MEILISEARCH_SEARCH_KEY: meilisearch.searchKey,
      PORT: String(port),
      HOST: config.host,
      DISK_PATHS: config.dataDir,
      TRUSTED_PROXIES: String(config.trustedProxies),
    },
    worker: {
      ...every('worker'),
      ...site,
      KEYHOLDER_URL: keyholder.workerUrl,
      SMTP_URL: mailbox.smtpUrl,
      MAIL_FROM: config.mailFrom,
    },
    custodian: {
      ...NO_SECRETS,
      DATABASE_URL: parts.postgres.databaseUrl,
      REDIS_URL: redis.redisUrl,
      SITE_SECRET: siteSecret,
      SUPABASE_URL: supabase.url,
      SUPABASE_SECRET_KEY: supabase.secretKey,
      NODE_ENV: 'production',
    },
    keyholder: {
      ...NO_SECRETS,
      SUPABASE_URL: supabase.url,
      SUPABASE_SECRET_KEY: supabase.secretKey,
      KEYHOLDER_API_TOKEN: keyholderApiToken,
      KEYHOLDER_WORKER_TOKEN: keyholderWorkerToken,
      PORT: String(keyholder.port),
      HOST: '127.0.0.1',
      LOG_LEVEL: config.logLevel,
      NODE_ENV: 'production',
    },
    indexer: {
      ...every('indexer'),
      MEILISEARCH_URL: meilisearch.url,
      MEILISEARCH_ADMIN_KEY: meilisearch.adminKey,
    },
  };
}

/** Each has one of its own, for they share this machine; 0 is any free one. */
function metricsPort(first: number | undefined, program: ProgramName): string | undefined {
  return first === undefined ? undefined : String(first === 0 ? 0 : first + PROGRAMS.indexOf(program));
}

/**
 * Starts one of the directory's programs and resolves when it says that it is ready: from the build, or from its source, and then anew whenever
 * a file that it imports changes.
 */
export function startProgram(
  supervisor: Supervisor,
  name: AnyProgram,
  env: ProgramEnvironment,
  isWatched = false,
): Promise<AsyncDisposable> {
  const { built, source, args = [] } = FILES[name];
  const program = isWatched
    ? [
        createRequire(import.meta.url).resolve('tsx/cli'),
        'watch',
        '--clear-screen=false',
        join(projectRoot, source),
      ]
    : [HEAP_BOUND, join(projectRoot, 'build', built)];
  return supervisor.start({
    name,
    command: process.execPath,
    args: [...program, ...args],
    cwd: projectRoot,
    env,
    ready: (signal, log) => log.nextLine('"msg":"ready"', signal),
  });
}

/** Builds when the sources have changed, in a process of its own whose memory is given back. Returns whether it did. */
export async function ensureBuild(supervisor: Supervisor): Promise<boolean> {
  if (isBuilt()) return false;
  const script = (path: string) => join(projectRoot, 'scripts', path);
  await supervisor.run({
    name: 'build',
    command: process.execPath,
    args: [script('run.mjs'), script('build/main.ts')],
    cwd: projectRoot,
    env: { NODE_ENV: 'production', NO_COLOR: '1' },
  });
  return true;
}

/** Builds the search index when there is none, or when its settings are no longer the present ones. */
export async function buildIndex(
  supervisor: Supervisor,
  env: ProgramEnvironment,
  isFromSource: boolean,
  onLine: (line: string) => void,
): Promise<void> {
  const cli = isFromSource ? ['scripts/run.mjs', 'indexer/src/bin/cli.ts'] : ['build/indexer/cli.js'];
  const args = [...cli, 'rebuild', '--if-needed'];
  await supervisor.run({ name: 'index', command: process.execPath, args, cwd: projectRoot, env }, onLine);
}

/** Resolves when the site's health check answers 200. Throws a StackError with its last answer when that takes too long. */
export async function untilHealthy(origin: string): Promise<void> {
  const signal = AbortSignal.timeout(HEALTH_TIMEOUT_MS);
  let last = 'no answer';
  const ask = async () => {
    try {
      const response = await fetch(`${origin}/api/health`, { signal });
      const body = await response.text();
      if (response.ok) return;
      last = `HTTP ${response.status} ${body.slice(0, 1000)}`;
    } catch (error) {
      if (!signal.aborted) last = reasonOf(error);
    }
    throw new Error(last);
  };
  try {
    await untilAnswered(ask, signal);
  } catch (cause) {
    const limit = `within ${HEALTH_TIMEOUT_MS / 1000} s`;
    const what = `The site runs, but its health check did not pass ${limit}: ${last}`;
    throw new StackError('unhealthy', what, { cause });
  }
}
