import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import type { StackConfig } from '../config.ts';
import { replaceFile } from '../data-dir/files.ts';
import { StackError } from '../stack-error.ts';
import {
  embedded,
  fetchStatus,
  fromEnvironment,
  reach,
  untilAnswered,
  type Part,
  type PartContext,
} from './part.ts';
import { liteConfig, type LiteOptions } from './supabase-lite-config.ts';
import { prepareLiteRole, refuseSignUp } from './roles.ts';

type Project = NonNullable<StackConfig['supabase']>;
export type Supabase = Part & Project;

export interface SupabaseOptions extends Pick<
  LiteOptions,
  'databaseUrl' | 'smtpUrl' | 'mailFrom' | 'siteUrl'
> {
  /** A project that the environment names; undefined starts Supabase Lite. */
  given: Project | undefined;
}

/** Starts Supabase Lite (Auth, REST and Storage over `databaseUrl`), or checks that the given project answers. */
export async function startSupabase(context: PartContext, options: SupabaseOptions): Promise<Supabase> {
  if (options.given !== undefined) {
    await checkProject(options.given);
    return fromEnvironment(options.given);
  }
  const { supabasePublishableKey: publishableKey, supabaseSecretKey: secretKey } = context.secrets;
  const port = await context.ports.claim('supabase');
  const url = `http://127.0.0.1:${port}`;

  // Lite keeps the stored files below its current directory.
  const folder = join(context.dataDir, 'supabase');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const configFile = join(folder, 'config.json');
  const databaseUrl = await prepareLiteRole(options.databaseUrl, context.secrets.supabaseDatabasePassword);
  const keys = { publishableKey, secretKey, jwtSecret: context.secrets.supabaseJwtSecret };
  replaceFile(configFile, liteConfig({ ...options, ...keys, databaseUrl, port, url }));

  const config = relative(folder, join(import.meta.dirname, 'supabase-lite.config.mjs'));
  const init = { headers: { apikey: publishableKey } };
  const isUp = (status: number) => status < 500;
  const program = await context.supervisor.start({
    name: 'supabase',
    command: process.execPath,
    args: [liteCommand(), 'start', '--no-admin', '--config', config],
    cwd: folder,
    env: {
      SUPABASE_LITE_CONFIG: configFile,
      EXPERIMENTAL_STORAGE: '1',
      DO_NOT_TRACK: '1',
      NODE_OPTIONS: '--max-old-space-size=256',
    },
    ready: (signal) =>
      untilAnswered(() => fetchStatus(`${url}/auth/v1/health`, isUp, { ...init, signal }), signal),
  });
  try {
    await refuseSignUp(options.databaseUrl);
  } catch (error) {
    await program[Symbol.asyncDispose]();
    throw error;
  }
  return embedded({ url, publishableKey, secretKey }, program);
}

/** The path of Lite's own command, which the package does not export. */
function liteCommand(): string {
  const folders = createRequire(import.meta.url).resolve.paths('@supabase/lite') ?? [];
  const command = folders
    .map((folder) => join(folder, '@supabase', 'lite', 'dist', 'cli', 'index.js'))
    .find((path) => existsSync(path));
  if (command === undefined)
    throw new StackError('no_supabase', 'The package @supabase/lite is not installed.');
  return command;
}

async function checkProject(given: Project): Promise<void> {
  const { host } = new URL(given.url);
  const { status } = await reach('supabase_unreachable', `SUPABASE_URL (${host}) does not answer`, () =>
    fetch(`${given.url}/auth/v1/settings`, {
      headers: { apikey: given.publishableKey },
      signal: AbortSignal.timeout(15_000),
    }),
  );
  if (status === 401 || status === 403) {
    throw new StackError('supabase_key', `SUPABASE_PUBLISHABLE_KEY is refused by ${host} (HTTP ${status}).`);
  }
}
