import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isBuilt } from '../../scripts/build/fingerprint.ts';
import { PROGRAMS, type ProgramName, projectRoot } from './config.ts';
import type { OpenStack } from './open-stack.ts';
import type { LogFile } from './process/log-file.ts';
import type { CommandSpec, Supervisor } from './process/supervisor.ts';
import { StackError, reasonOf } from './stack-error.ts';
import type { Parts } from './parts/start-parts.ts';

const HEALTH_TIMEOUT_MS = 30_000;

export type AnyProgram = ProgramName | 'custodian' | 'keyholder';

/** Where each is, `api/server` for `build/api/server.js` and `api/src/bin/server.ts`, and what it is told. */
const FILES: Readonly<Record<AnyProgram, { file: `${string}/${string}`; args?: readonly string[] }>> = {
  api: { file: 'api/server' },
  // One of the operator's commands.
  custodian: { file: 'api/admin', args: ['person', 'settle', '--follow', '/dev/null'] },
  keyholder: { file: 'api/keyholder' },
  worker: { file: 'api/worker' },
  indexer: { file: 'indexer/worker' },
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
  'DATABASE_URL',
  ...PROGRAMS.map((program) => `${program.toUpperCase()}_DATABASE_URL`),
  ...['REDIS_URL', 'SMTP_URL', 'SITE_SECRET', 'SUPABASE_SECRET_KEY'],
  ...['KEYHOLDER_URL', 'KEYHOLDER_API_TOKEN', 'KEYHOLDER_WORKER_TOKEN'],
  ...['MEILISEARCH_MASTER_KEY', 'MEILISEARCH_ADMIN_KEY', 'MEILISEARCH_SEARCH_KEY'],
];

const NO_SECRETS = Object.fromEntries(SECRETS.map((name) => [name, undefined]));

/**
 * The environment that each of the directory's own programs is configured by: what it needs, and no key of another's.
 */
export function programEnvironments(
  { config, secrets, origin, port }: Pick<OpenStack, 'config' | 'secrets' | 'origin' | 'port'>,
  parts: Parts,
  NODE_ENV: 'production' | 'development' = 'production',
): Readonly<Record<AnyProgram, ProgramEnvironment>> {
  const { programDatabaseUrls, supabase, meilisearch, redisUrl, mailbox, keyholder } = parts;
  const { siteSecret, keyholderApiToken, keyholderWorkerToken } = secrets;
  const every = { ...NO_SECRETS, NODE_ENV };
  const served = (program: ProgramName) => ({
    ...every,
    DATABASE_URL: programDatabaseUrls[program],
    LOG_LEVEL: config.logLevel,
    METRICS_PORT: metricsPort(config.metricsPort, program),
  });
  const site = {
    SITE_SECRET: siteSecret,
    REDIS_URL: redisUrl,
    OPERATOR_EMAIL: config.operatorEmail,
    PUBLIC_URL: origin,
  };
  return {
    api: {
      ...served('api'),
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
      PREMIUM_PRICES: config.premiumPrices,
    },
    worker: {
      ...served('worker'),
      ...site,
      KEYHOLDER_URL: keyholder.workerUrl,
      SMTP_URL: mailbox.smtpUrl,
      MAIL_FROM: config.mailFrom,
    },
    custodian: {
      ...every,
      DATABASE_URL: parts.databaseUrl,
      REDIS_URL: redisUrl,
      SITE_SECRET: siteSecret,
      SUPABASE_URL: supabase.url,
      SUPABASE_SECRET_KEY: supabase.secretKey,
    },
    keyholder: {
      ...every,
      SUPABASE_URL: supabase.url,
      SUPABASE_SECRET_KEY: supabase.secretKey,
      KEYHOLDER_API_TOKEN: keyholderApiToken,
      KEYHOLDER_WORKER_TOKEN: keyholderWorkerToken,
      PORT: String(keyholder.port),
      HOST: '127.0.0.1',
      LOG_LEVEL: config.logLevel,
    },
    indexer: {
      ...served('indexer'),
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
): Promise<void> {
  const { file, args = [] } = FILES[name];
  const source = join(projectRoot, `${file.replace('/', '/src/bin/')}.ts`);
  const program = isWatched
    ? [createRequire(import.meta.url).resolve('tsx/cli'), 'watch', '--clear-screen=false', source]
    : [HEAP_BOUND, join(projectRoot, 'build', `${file}.js`)];
  const ready = (signal: AbortSignal, log: LogFile) => log.nextLine('"msg":"ready"', signal);
  return supervisor.start({ ...nodeCommand(name, [...program, ...args], env), ready });
}

/** How to run one of the checkout's programs. */
export const nodeCommand = (name: string, args: readonly string[], env: ProgramEnvironment): CommandSpec => ({
  name,
  command: process.execPath,
  args,
  cwd: projectRoot,
  env,
});

/** Builds when the sources have changed, in a process of its own whose memory is given back. Returns whether it did. */
export async function ensureBuild(supervisor: Supervisor): Promise<boolean> {
  if (isBuilt()) return false;
  const args = ['scripts/run.mjs', 'scripts/build/main.ts'];
  await supervisor.run(nodeCommand('build', args, { NODE_ENV: 'production', NO_COLOR: '1' }));
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
  await supervisor.run(nodeCommand('index', [...cli, 'rebuild', '--if-needed'], env), onLine);
}

/** Resolves when the site's health check answers 200. Throws a StackError with its last answer when that takes too long. */
export async function untilHealthy(origin: string): Promise<void> {
  const deadline = Date.now() + HEALTH_TIMEOUT_MS;
  let last = 'no answer';
  while (Date.now() < deadline) {
    try {
      const signal = AbortSignal.timeout(deadline - Date.now());
      const response = await fetch(`${origin}/api/health`, { signal });
      const body = await response.text();
      if (response.ok) return;
      last = `HTTP ${response.status} ${body.slice(0, 1000)}`;
    } catch (error) {
      if (Date.now() < deadline) last = reasonOf(error);
    }
    await delay(50);
  }
  const limit = `within ${HEALTH_TIMEOUT_MS / 1000} s`;
  const what = `The site runs, but its health check did not pass ${limit}: ${last}`;
  throw new StackError('unhealthy', what);
}
