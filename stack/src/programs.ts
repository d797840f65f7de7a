import { join } from 'node:path';
import { isBuilt } from '../../scripts/build/fingerprint.ts';
import { projectRoot } from './config.ts';
import type { OpenStack } from './open-stack.ts';
import type { ProgramSpec, Supervisor } from './process/supervisor.ts';
import { StackError, reasonOf } from './stack-error.ts';
import { untilAnswered } from './parts/part.ts';
import type { Parts } from './parts/start-parts.ts';

const HEALTH_TIMEOUT_MS = 30_000;

export const PROGRAMS = ['api', 'worker', 'indexer'] as const;
export type ProgramName = (typeof PROGRAMS)[number];

const BUILT: Readonly<Record<ProgramName, string>> = {
  api: 'api/server.js',
  worker: 'api/worker.js',
  indexer: 'indexer/worker.js',
};

/**
 * The environment that the directory's own programs are configured by. `sampleData` says whether the profiles are made up,
 * which the site tells its visitors.
 */
export function programEnvironment(
  stack: OpenStack,
  parts: Parts,
  sampleData: boolean,
): Record<string, string> {
  const { config } = stack;
  return {
    DATABASE_URL: parts.postgres.databaseUrl,
    SUPABASE_URL: parts.supabase.url,
    SUPABASE_PUBLISHABLE_KEY: parts.supabase.publishableKey,
    SUPABASE_SECRET_KEY: parts.supabase.secretKey,
    MEILISEARCH_URL: parts.meilisearch.url,
    MEILISEARCH_MASTER_KEY: parts.meilisearch.masterKey,
    MEILISEARCH_ADMIN_KEY: parts.meilisearch.adminKey,
    MEILISEARCH_SEARCH_KEY: parts.meilisearch.searchKey,
    REDIS_URL: parts.redis.redisUrl,
    SMTP_URL: parts.mailbox.smtpUrl,
    MAIL_FROM: config.mailFrom,
    OPERATOR_EMAIL: config.operatorEmail,
    PORT: String(stack.port),
    HOST: config.host,
    PUBLIC_URL: stack.origin,
    LOG_LEVEL: config.logLevel,
    TRUSTED_PROXIES: String(config.trustedProxies),
    SAMPLE_PROFILES: sampleData ? String(config.sampleProfiles) : '0',
    NODE_ENV: 'production',
  };
}

/** Starts one of the directory's programs from the build and resolves when it says that it is ready. */
export function startProgram(
  supervisor: Supervisor,
  name: ProgramName,
  env: Readonly<Record<string, string>>,
  command: Pick<ProgramSpec, 'command' | 'args'> = {
    command: process.execPath,
    args: [join(projectRoot, 'build', BUILT[name])],
  },
): Promise<AsyncDisposable> {
  return supervisor.start({
    name,
    ...command,
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
  env: Readonly<Record<string, string>>,
  onLine: (line: string) => void,
): Promise<void> {
  await supervisor.run(
    {
      name: 'index',
      command: process.execPath,
      args: [join(projectRoot, 'build', 'indexer', 'cli.js'), 'rebuild', '--if-needed'],
      cwd: projectRoot,
      env,
    },
    onLine,
  );
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
