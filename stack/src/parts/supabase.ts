import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import type { StackConfig } from '../config.ts';
import { replaceFile } from '../data-dir/files.ts';
import type { OpenStack } from '../open-stack.ts';
import { StackError } from '../stack-error.ts';
import { fetchStatus, reach } from './part.ts';
import { liteConfig } from './supabase-lite-config.ts';
import { prepareLiteRole, refuseSignUp } from './roles.ts';

export type Supabase = NonNullable<StackConfig['supabase']>;

/** Starts Supabase Lite (Auth, REST and Storage over the owner's database), or checks that the given project answers. */
export async function startSupabase(
  { config, secrets, origin, claimPort, supervisor }: OpenStack,
  ownerUrl: string,
  smtpUrl: string,
): Promise<Supabase> {
  if (config.supabase !== undefined) {
    await checkProject(config.supabase);
    return config.supabase;
  }
  const port = await claimPort('supabase');
  const project = {
    url: `http://127.0.0.1:${port}`,
    publishableKey: secrets.supabasePublishableKey,
    secretKey: secrets.supabaseSecretKey,
  };

  // Lite keeps the stored files below its current directory.
  const folder = join(config.dataDir, 'supabase');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const configFile = join(folder, 'config.json');
  const settings = liteConfig({
    ...project,
    port,
    databaseUrl: await prepareLiteRole(ownerUrl, secrets.supabaseDatabasePassword),
    jwtSecret: secrets.supabaseJwtSecret,
    smtpUrl,
    mailFrom: config.mailFrom,
    siteUrl: origin,
  });
  replaceFile(configFile, settings);

  const loader = relative(folder, join(import.meta.dirname, 'supabase-lite.config.mjs'));
  const init = { headers: { apikey: project.publishableKey } };
  const isUp = (status: number) => status < 500;
  await supervisor.start({
    name: 'supabase',
    command: process.execPath,
    args: [liteCommand(), 'start', '--no-admin', '--config', loader],
    cwd: folder,
    env: {
      SUPABASE_LITE_CONFIG: configFile,
      EXPERIMENTAL_STORAGE: '1',
      DO_NOT_TRACK: '1',
      NODE_OPTIONS: '--max-old-space-size=256',
    },
    ready: (signal) => fetchStatus(`${project.url}/auth/v1/health`, isUp, { ...init, signal }),
  });
  await refuseSignUp(ownerUrl);
  return project;
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

async function checkProject(given: Supabase): Promise<void> {
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
