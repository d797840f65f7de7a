import { CONNECTION_VARIABLES, openConnections } from '@directory/runtime/connection-security';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { StackError } from './stack-error.ts';

/** The repository's root folder, whatever the current directory is. */
export const projectRoot = resolve(import.meta.dirname, '..', '..');

/** The programs that work on the database, each in a role of its own. */
export const PROGRAMS = ['api', 'worker', 'indexer'] as const;
export type ProgramName = (typeof PROGRAMS)[number];

/** An unset variable and an empty one mean the same, as in a shell or a compose file. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const wholeNumber = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(minimum, `must be at least ${minimum}`).max(maximum, `must be at most ${maximum}`));

const address = (pattern: RegExp, example: string) =>
  z.url({ protocol: pattern, error: `must be an address like ${example}` });

const databaseAddress = address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/postgres');

const environmentSchema = z
  .object({
    PORT: optional(wholeNumber(0, 65_535)),
    HOST: optional(
      z
        .string()
        .refine((host) => host === 'localhost' || isIP(host) !== 0, 'must be an IP address or localhost'),
    ),
    PUBLIC_URL: optional(address(/^https?$/, 'https://directory.example.org')),
    DATA_DIR: optional(z.string()),
    SAMPLE_PROFILES: optional(wholeNumber(0, 2_000_000)),
    LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
    TRUSTED_PROXIES: optional(wholeNumber(0, 10)),
    METRICS_PORT: optional(wholeNumber(0, 65_533)),
    DATABASE_URL: optional(databaseAddress),
    API_DATABASE_URL: optional(databaseAddress),
    WORKER_DATABASE_URL: optional(databaseAddress),
    INDEXER_DATABASE_URL: optional(databaseAddress),
    SUPABASE_URL: optional(address(/^https?$/, 'https://project.supabase.co')),
    SUPABASE_PUBLISHABLE_KEY: optional(z.string()),
    SUPABASE_SECRET_KEY: optional(z.string()),
    MEILISEARCH_URL: optional(address(/^https?$/, 'http://127.0.0.1:7700')),
    MEILISEARCH_MASTER_KEY: optional(z.string().min(16, 'must be at least 16 characters')),
    MEILISEARCH_ADMIN_KEY: optional(z.string()),
    MEILISEARCH_SEARCH_KEY: optional(z.string()),
    REDIS_URL: optional(address(/^rediss?$/, 'redis://127.0.0.1:6379')),
    SMTP_URL: optional(address(/^smtps?$/, 'smtp://127.0.0.1:1025')),
    MAIL_FROM: optional(z.string().regex(/@/, 'must hold an email address')),
    OPERATOR_EMAIL: optional(z.email('must be an email address')),
    PRIVACY_OFFICER_NAME: optional(z.string()),
    PRIVACY_OFFICER_EMAIL: optional(z.email('must be an email address')),
  })
  .superRefine((env, context) => {
    const require = (key: keyof typeof env, because: keyof typeof env) => {
      if (env[because] !== undefined && env[key] === undefined) {
        context.addIssue({ code: 'custom', path: [key], message: `is needed because ${because} is set` });
      }
    };
    require('PRIVACY_OFFICER_NAME', 'PRIVACY_OFFICER_EMAIL');
    require('PRIVACY_OFFICER_EMAIL', 'PRIVACY_OFFICER_NAME');
    // A Supabase project's database and its API are one thing: half of it from here and half from there cannot work.
    require('DATABASE_URL', 'SUPABASE_URL');
    require('DATABASE_URL', 'API_DATABASE_URL');
    require('DATABASE_URL', 'WORKER_DATABASE_URL');
    require('DATABASE_URL', 'INDEXER_DATABASE_URL');
    require('SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_URL');
    require('SUPABASE_SECRET_KEY', 'SUPABASE_URL');
    require('SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY');
    require('SUPABASE_URL', 'SUPABASE_SECRET_KEY');
    require('MEILISEARCH_MASTER_KEY', 'MEILISEARCH_URL');
    require('MEILISEARCH_URL', 'MEILISEARCH_MASTER_KEY');
    require('MEILISEARCH_URL', 'MEILISEARCH_ADMIN_KEY');
    require('MEILISEARCH_URL', 'MEILISEARCH_SEARCH_KEY');
  });

/** The names of all variables that `npm start` reads. */
export const VARIABLES: readonly string[] = [
  ...CONNECTION_VARIABLES,
  ...Object.keys(environmentSchema.shape),
];

export interface StackConfig {
  /** Preferred port of the site; 0 takes any free one. */
  port: number;
  host: string;
  publicUrl: string | undefined;
  /** Absolute path of the folder that holds everything the embedded parts write. */
  dataDir: string;
  /** Made-up people for an empty database. Into one that runs elsewhere come none that nobody has asked for. */
  sampleProfiles: number;
  logLevel: string;
  trustedProxies: number;
  /** Where the first of the programs shows its figures; the others take the next ports. Undefined: none does. */
  metricsPort: number | undefined;
  /** Address of each part that runs elsewhere; undefined starts the embedded one. */
  databaseUrl: string | undefined;
  /** The same database as each program's own role reaches it. */
  programDatabaseUrls: Partial<Readonly<Record<ProgramName, string>>>;
  supabase: { url: string; publishableKey: string; secretKey: string } | undefined;
  meilisearch:
    | { url: string; masterKey: string; adminKey: string | undefined; searchKey: string | undefined }
    | undefined;
  redisUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  operatorEmail: string;
  /** Who /privacy names; undefined while nobody is. */
  privacyOfficer: { name: string; email: string } | undefined;
}

/**
 * Returns the configuration that an environment describes, with every default filled in.
 * Throws a StackError with code `bad_configuration` that names every wrong or missing variable at once.
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): StackConfig {
  const parsed = environmentSchema.safeParse(env);
  const open = openConnections(env, Object.keys(environmentSchema.shape));
  if (!parsed.success || open.length > 0) {
    const wrong = (parsed.error?.issues ?? []).map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    const problems = [...wrong, ...open.map(({ variable, message }) => `  ${variable} ${message}`)];
    throw new StackError(
      'bad_configuration',
      `The environment has ${problems.length} problem(s):\n${problems.join('\n')}`,
    );
  }
  const given = parsed.data;
  return {
    port: given.PORT ?? 8080,
    host: given.HOST ?? '127.0.0.1',
    publicUrl: given.PUBLIC_URL?.replace(/\/+$/, ''),
    dataDir: resolve(projectRoot, given.DATA_DIR ?? '.data'),
    sampleProfiles: given.SAMPLE_PROFILES ?? (given.DATABASE_URL === undefined ? 2000 : 0),
    logLevel: given.LOG_LEVEL ?? 'info',
    trustedProxies: given.TRUSTED_PROXIES ?? 0,
    metricsPort: given.METRICS_PORT,
    databaseUrl: given.DATABASE_URL,
    programDatabaseUrls: {
      ...(given.API_DATABASE_URL !== undefined && { api: given.API_DATABASE_URL }),
      ...(given.WORKER_DATABASE_URL !== undefined && { worker: given.WORKER_DATABASE_URL }),
      ...(given.INDEXER_DATABASE_URL !== undefined && { indexer: given.INDEXER_DATABASE_URL }),
    },
    supabase:
      given.SUPABASE_URL === undefined
        ? undefined
        : {
            url: given.SUPABASE_URL.replace(/\/+$/, ''),
            publishableKey: given.SUPABASE_PUBLISHABLE_KEY ?? '',
            secretKey: given.SUPABASE_SECRET_KEY ?? '',
          },
    meilisearch:
      given.MEILISEARCH_URL === undefined
        ? undefined
        : {
            url: given.MEILISEARCH_URL.replace(/\/+$/, ''),
            masterKey: given.MEILISEARCH_MASTER_KEY ?? '',
            adminKey: given.MEILISEARCH_ADMIN_KEY,
            searchKey: given.MEILISEARCH_SEARCH_KEY,
          },
    redisUrl: given.REDIS_URL,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM ?? 'Psychologist Directory <directory@example.org>',
    operatorEmail: given.OPERATOR_EMAIL ?? 'operator@example.org',
    privacyOfficer:
      given.PRIVACY_OFFICER_NAME === undefined || given.PRIVACY_OFFICER_EMAIL === undefined
        ? undefined
        : { name: given.PRIVACY_OFFICER_NAME, email: given.PRIVACY_OFFICER_EMAIL },
  };
}
