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

const wholeNumber = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(minimum, `must be at least ${minimum}`).max(maximum, `must be at most ${maximum}`));

const address = (pattern: RegExp, example: string) =>
  z.url({ protocol: pattern, error: `must be an address like ${example}` });

const databaseAddress = address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/postgres');

const variables = z
  .object({
    PORT: wholeNumber(0, 65_535),
    HOST: z
      .string()
      .refine((host) => host === 'localhost' || isIP(host) !== 0, 'must be an IP address or localhost'),
    PUBLIC_URL: address(/^https?$/, 'https://directory.example.org'),
    DATA_DIR: z.string(),
    SAMPLE_PROFILES: wholeNumber(0, 2_000_000),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    TRUSTED_PROXIES: wholeNumber(0, 10),
    METRICS_PORT: wholeNumber(0, 65_533),
    DATABASE_URL: databaseAddress,
    API_DATABASE_URL: databaseAddress,
    WORKER_DATABASE_URL: databaseAddress,
    INDEXER_DATABASE_URL: databaseAddress,
    SUPABASE_URL: address(/^https?$/, 'https://project.supabase.co'),
    SUPABASE_PUBLISHABLE_KEY: z.string(),
    SUPABASE_SECRET_KEY: z.string(),
    MEILISEARCH_URL: address(/^https?$/, 'http://127.0.0.1:7700'),
    MEILISEARCH_MASTER_KEY: z.string().min(16, 'must be at least 16 characters'),
    MEILISEARCH_ADMIN_KEY: z.string(),
    MEILISEARCH_SEARCH_KEY: z.string(),
    REDIS_URL: address(/^rediss?$/, 'redis://127.0.0.1:6379'),
    SMTP_URL: address(/^smtps?$/, 'smtp://127.0.0.1:1025'),
    MAIL_FROM: z.string().regex(/@/, 'must hold an email address'),
    OPERATOR_EMAIL: z.email('must be an email address'),
    PREMIUM_PRICES: z.string(),
    PRIVACY_OFFICER_NAME: z.string(),
    PRIVACY_OFFICER_EMAIL: z.email('must be an email address'),
  })
  .partial();

type Variable = keyof z.output<typeof variables>;

/** What a variable is of no use without. A Supabase project's database and its API are one thing, and so are a server and its key. */
const NEEDED_WITH: Readonly<Partial<Record<Variable, readonly Variable[]>>> = {
  PRIVACY_OFFICER_EMAIL: ['PRIVACY_OFFICER_NAME'],
  PRIVACY_OFFICER_NAME: ['PRIVACY_OFFICER_EMAIL'],
  SUPABASE_URL: ['DATABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'],
  SUPABASE_PUBLISHABLE_KEY: ['SUPABASE_URL'],
  SUPABASE_SECRET_KEY: ['SUPABASE_URL'],
  API_DATABASE_URL: ['DATABASE_URL'],
  WORKER_DATABASE_URL: ['DATABASE_URL'],
  INDEXER_DATABASE_URL: ['DATABASE_URL'],
  MEILISEARCH_URL: ['MEILISEARCH_MASTER_KEY'],
  MEILISEARCH_MASTER_KEY: ['MEILISEARCH_URL'],
  MEILISEARCH_ADMIN_KEY: ['MEILISEARCH_URL'],
  MEILISEARCH_SEARCH_KEY: ['MEILISEARCH_URL'],
};

const environmentSchema = variables.superRefine((env, context) => {
  for (const [because, needed] of Object.entries(NEEDED_WITH)) {
    if (env[because as Variable] === undefined) continue;
    for (const key of needed.filter((name) => env[name] === undefined))
      context.addIssue({ code: 'custom', path: [key], message: `is needed because ${because} is set` });
  }
});

/** The names of all variables that `npm start` reads. */
export const VARIABLES: readonly string[] = [
  ...CONNECTION_VARIABLES,
  ...Object.keys(environmentSchema.shape),
];

export type StackConfig = Readonly<ReturnType<typeof configOf>>;

/**
 * Returns the configuration that an environment describes, with every default filled in.
 * Throws a StackError with code `bad_configuration` that names every wrong or missing variable at once.
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): StackConfig {
  return configOf(readEnvironment(environmentSchema, env));
}

/**
 * What an environment says, by the schema; an unset variable and an empty one mean the same, as in a shell or a compose file.
 * Throws a StackError with code `bad_configuration` that names every wrong, missing or open variable at once.
 */
export function readEnvironment<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  env: Readonly<Record<string, string | undefined>>,
): z.output<z.ZodObject<Shape>> {
  const parsed = schema.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')),
  );
  const open = openConnections(env, Object.keys(schema.shape));
  if (parsed.success && open.length === 0) return parsed.data;
  const wrong = (parsed.error?.issues ?? []).map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  const problems = [...wrong, ...open.map(({ variable, message }) => `  ${variable} ${message}`)];
  throw new StackError(
    'bad_configuration',
    `The environment has ${problems.length} problem(s):\n${problems.join('\n')}`,
  );
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

function configOf(given: z.output<typeof environmentSchema>) {
  const { DATABASE_URL, SUPABASE_URL, MEILISEARCH_URL } = given;
  const { PRIVACY_OFFICER_NAME: name, PRIVACY_OFFICER_EMAIL: email } = given;
  return {
    /** Preferred port of the site; 0 takes any free one. */
    port: given.PORT ?? 8080,
    host: given.HOST ?? '127.0.0.1',
    publicUrl: given.PUBLIC_URL && withoutSlash(given.PUBLIC_URL),
    /** Absolute path of the folder that holds everything the embedded parts write. */
    dataDir: resolve(projectRoot, given.DATA_DIR ?? '.data'),
    /** Made-up people for an empty database. Into one that runs elsewhere come none that nobody has asked for. */
    sampleProfiles: given.SAMPLE_PROFILES ?? (DATABASE_URL === undefined ? 2000 : 0),
    logLevel: given.LOG_LEVEL ?? 'info',
    trustedProxies: given.TRUSTED_PROXIES ?? 0,
    /** Where the first of the programs shows its figures; the others take the next ports. Undefined: none does. */
    metricsPort: given.METRICS_PORT,
    // The address of each part that runs elsewhere; undefined starts the embedded one.
    databaseUrl: DATABASE_URL,
    /** The same database as each program's own role reaches it. */
    programDatabaseUrls: {
      api: given.API_DATABASE_URL,
      worker: given.WORKER_DATABASE_URL,
      indexer: given.INDEXER_DATABASE_URL,
    } satisfies Record<ProgramName, string | undefined>,
    supabase:
      SUPABASE_URL === undefined
        ? undefined
        : {
            url: withoutSlash(SUPABASE_URL),
            publishableKey: given.SUPABASE_PUBLISHABLE_KEY ?? '',
            secretKey: given.SUPABASE_SECRET_KEY ?? '',
          },
    meilisearch:
      MEILISEARCH_URL === undefined
        ? undefined
        : {
            url: withoutSlash(MEILISEARCH_URL),
            masterKey: given.MEILISEARCH_MASTER_KEY ?? '',
            adminKey: given.MEILISEARCH_ADMIN_KEY,
            searchKey: given.MEILISEARCH_SEARCH_KEY,
          },
    redisUrl: given.REDIS_URL,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM ?? 'Psychologist Directory <directory@example.org>',
    operatorEmail: given.OPERATOR_EMAIL ?? 'operator@example.org',
    /** What premium of the made-up site costs. */
    premiumPrices: given.PREMIUM_PRICES ?? '30, 300',
    /** Who /privacy names; undefined while nobody is. */
    privacyOfficer: name === undefined || email === undefined ? undefined : { name, email },
  };
}
