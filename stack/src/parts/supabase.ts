import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { z } from 'zod';
import { projectRoot, type StackConfig } from '../config.ts';
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
import { prepareLiteRole, refuseSignUp } from './supabase-role.ts';

type Project = NonNullable<StackConfig['supabase']>;
export type Supabase = Part & Project;

export interface SupabaseOptions {
  /** A project that the environment names; undefined starts Supabase Lite. */
  given: Project | undefined;
  databaseUrl: string;
  /** Where Auth's mails go. */
  smtpUrl: string;
  mailFrom: string;
  /** The site's origin: Auth's links lead there. */
  siteUrl: string;
}

/** The tables of supabase/config.toml that say the same to Supabase Lite as to Supabase itself. */
const projectConfigSchema = z.object({
  api: z.record(z.string(), z.unknown()).default({}),
  auth: z.record(z.string(), z.unknown()).default({}),
  storage: z.record(z.string(), z.unknown()).default({}),
});

const templatesSchema = z.record(z.string(), z.looseObject({ content_path: z.string() })).default({});

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
  replaceFile(configFile, liteConfig(context, { ...options, databaseUrl }, port, url));

  const program = await context.supervisor.start({
    name: 'supabase',
    command: process.execPath,
    args: [
      liteCommand(),
      'start',
      '--no-admin',
      '--config',
      relative(folder, join(import.meta.dirname, 'supabase-lite.config.mjs')),
    ],
    cwd: folder,
    env: {
      SUPABASE_LITE_CONFIG: configFile,
      EXPERIMENTAL_STORAGE: '1',
      DO_NOT_TRACK: '1',
      NODE_OPTIONS: '--max-old-space-size=256',
    },
    ready: (signal) => {
      const init = { headers: { apikey: publishableKey }, signal };
      return untilAnswered(
        () => fetchStatus(`${url}/auth/v1/health`, (status) => status < 500, init),
        signal,
      );
    },
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

function liteConfig(context: PartContext, options: SupabaseOptions, port: number, url: string) {
  const text = readFileSync(join(projectRoot, 'supabase', 'config.toml'), 'utf8');
  const project = projectConfigSchema.parse(parseToml(text));
  const smtp = new URL(options.smtpUrl);
  return {
    api: { ...project.api, port, external_url: url },
    db: { driver: 'postgres', url: options.databaseUrl },
    storage: { ...project.storage, enabled: true },
    auth: {
      ...liteAuth(project.auth),
      jwt_secret: context.secrets.supabaseJwtSecret,
      publishable_key: context.secrets.supabasePublishableKey,
      secret_key: context.secrets.supabaseSecretKey,
      site_url: options.siteUrl,
      additional_redirect_urls: [options.siteUrl],
    },
    mail: {
      host: smtp.hostname,
      port: Number(smtp.port || (smtp.protocol === 'smtps:' ? 465 : 587)),
      secure: smtp.protocol === 'smtps:',
      from: options.mailFrom,
      ...(smtp.username === ''
        ? {}
        : { user: decodeURIComponent(smtp.username), pass: decodeURIComponent(smtp.password) }),
    },
  };
}

/**
 * Auth's settings as Lite takes them: without rate limits, which it has none of, and with its templates' whole paths, since it
 * runs in another folder than the Supabase CLI.
 */
function liteAuth(settings: Record<string, unknown>): Record<string, unknown> {
  const auth = { ...settings };
  delete auth['rate_limit'];
  const { email } = z.object({ email: z.looseObject({ template: templatesSchema }) }).parse(auth);
  const template = Object.fromEntries(
    Object.entries(email.template).map(([name, { content_path, ...rest }]) => [
      name,
      { ...rest, content_path: join(projectRoot, content_path) },
    ]),
  );
  return { ...auth, email: { ...email, template } };
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
