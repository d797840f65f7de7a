import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import type { StackConfig } from '../config.ts';
import { partFolder, replaceFile } from '../data-dir/files.ts';
import type { OpenStack } from '../open-stack.ts';
import { explained, StackError } from '../stack-error.ts';
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
  const folder = partFolder(config.dataDir, 'supabase');
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
    ready: async (signal) => {
      const status = await askAuth(project, 'health', signal);
      if (status >= 500) throw new Error(`HTTP ${status}`);
    },
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
  const status = await explained('supabase_unreachable', `SUPABASE_URL (${host}) does not answer`, () =>
    askAuth(given, 'settings', AbortSignal.timeout(15_000)),
  );
  if (status === 401 || status === 403) {
    throw new StackError('supabase_key', `SUPABASE_PUBLISHABLE_KEY is refused by ${host} (HTTP ${status}).`);
  }
}

async function askAuth(
  { url, publishableKey }: Supabase,
  path: string,
  signal: AbortSignal,
): Promise<number> {
  const response = await fetch(`${url}/auth/v1/${path}`, { headers: { apikey: publishableKey }, signal });
  await response.arrayBuffer();
  return response.status;
}
