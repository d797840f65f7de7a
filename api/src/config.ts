import { LANGUAGES, type Language } from '@directory/domain/language';
import { CONNECTION_VARIABLES, isTlsRequired, openConnections } from '@directory/runtime/connection-security';
import { isEmail } from '@directory/domain/contracts/email';
import type { PremiumPrices } from '@directory/domain/site/plans';
import {
  TELEMETRY_ENVIRONMENT,
  type TelemetryConfig,
  telemetryOf,
} from '@directory/runtime/telemetry/config';
import { PROFILE_INDEX } from '@directory/search-config/document';
import { parseNodeUrls, searchNodes, type SearchNode } from '@directory/search-config/nodes';
import { tmpdir } from 'node:os';
import { z } from 'zod';
import { type MailAddress, parseSender } from './mail-address.ts';
import { RESPONSIBLE_ENVIRONMENT, type Responsible, responsibleOf, wholeResponsible } from './responsible.ts';

const origin = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const wholeNumber = (fallback: number) => z.coerce.number().int().min(0).default(fallback);
const atLeastOne = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
const seconds = (fallback: number) =>
  z.coerce
    .number()
    .positive()
    .default(fallback)
    .transform((value) => value * 1000);

/** Connections to the database that each keeps open at most, unless DATABASE_CONNECTIONS says otherwise. docs/operations/hosted.md has the sums. */
const SERVER_CONNECTIONS = 10;
const WORKER_CONNECTIONS = 5;

const listening = {
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(8080),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
};

/** Long enough that nobody finds it by trying. */
const secret = z.string().min(24, 'must have 24 characters at least');

/** The keyholder's address, with the program's token as the password in it. */
const keyholder = z.url({ protocol: /^https?$/ }).transform((address, context) => {
  const { origin: url, password } = new URL(address);
  if (password !== '') return { url, token: decodeURIComponent(password) };
  context.addIssue({ code: 'custom', message: 'must hold the token: http://api:<token>@host:port' });
  return z.NEVER;
});

/** What the server and the worker both need. */
const sharedEnvironment = z.object({
  ...TELEMETRY_ENVIRONMENT,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(100).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  KEYHOLDER_URL: keyholder,
  SITE_SECRET: secret,
  ...listening,
  PUBLIC_URL: origin.optional(),
  // The database counts what waits in whole numbers of 32 bits, and the other limits are multiples of this one.
  CONTACT_MESSAGES_PER_10_MINUTES: z.coerce.number().int().min(1).max(1_000_000).default(5),
});

const keyholderEnvironment = z.object({
  ...listening,
  SUPABASE_URL: origin,
  SUPABASE_SECRET_KEY: z.string().min(1),
  KEYHOLDER_API_TOKEN: secret,
  KEYHOLDER_WORKER_TOKEN: secret,
});

/** The server's variables. */
export const environment = sharedEnvironment.extend({
  MEILISEARCH_URLS: z.string().transform((list, context) => {
    const urls = parseNodeUrls(list);
    if (urls) return urls;
    context.addIssue({
      code: 'custom',
      message: 'must be an http(s) address, or several with commas between',
    });
    return z.NEVER;
  }),
  MEILISEARCH_SEARCH_KEY: z.string().min(1),
  SUPABASE_URL: origin,
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
  TRUSTED_PROXIES: wholeNumber(0),
  API_SERVERS: atLeastOne(1),
  ...RESPONSIBLE_ENVIRONMENT,
  PREMIUM_PRICES: z
    .string()
    .regex(/^\d{1,5} *, *\d{1,6}$/, 'is not two prices in whole dollars, “30, 300”')
    .transform((text) => {
      const [monthly = 0, annual = 0] = text.split(',').map(Number);
      return { monthly, annual };
    })
    .optional(),
  SEARCHES_PER_MINUTE: atLeastOne(1800),
  REQUESTS_PER_MINUTE: atLeastOne(600),
  PAGES_PER_MINUTE: atLeastOne(300),
  REQUEST_SECONDS: seconds(30),
  // The program is ended after twenty seconds (bin/process.ts), of which the last requests may take fourteen.
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(5)
    .default(0)
    .transform((value) => value * 1000),
  GEOCODER_URL: z.url({ protocol: /^https?$/ }).default('https://nominatim.openstreetmap.org/search'),
  WEB_BUILD_DIR: z.string().min(1).optional(),
  DISK_PATHS: z
    .string()
    .default(tmpdir())
    .transform((list) => list.split(',').map((path) => path.trim())),
});

const adminEnvironment = environment.pick({ DATABASE_URL: true, REDIS_URL: true }).extend({
  SUPABASE_URL: origin.optional(),
  SUPABASE_SECRET_KEY: z.string().optional(),
  SITE_SECRET: secret.optional(),
  OPERATOR: z.string().trim().optional(),
});

/** The worker's variables. */
export const workerEnvironment = sharedEnvironment.extend({
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.string().transform((text, context) => {
    try {
      return parseSender(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
      return z.NEVER;
    }
  }),
  OPERATOR_EMAIL: z.string().refine(isEmail, 'is not an email address'),
  OPERATOR_LANGUAGE: z.enum(LANGUAGES).default('en'),
  MAIL_FIRST_RETRY_SECONDS: seconds(80),
  MAIL_SWEEP_SECONDS: seconds(60),
});

/** The names of all variables that the programs and the operator's commands read. */
export const VARIABLES: readonly string[] = [
  ...CONNECTION_VARIABLES,
  'MEILISEARCH_URL',
  ...[environment, workerEnvironment, keyholderEnvironment, adminEnvironment].flatMap(({ shape }) =>
    Object.keys(shape),
  ),
];

/** What the server needs to know. Addresses carry no final slash. */
export interface Config extends Responsible {
  databaseUrl: string;
  /** Most connections of the pool; each program holds one more beside it. */
  databaseConnections: number;
  redisUrl: string;
  /** Meilisearch's servers, each with an index of its own; they share one key. */
  meilisearch: { nodes: SearchNode[]; searchKey: string };
  supabase: { url: string; publishableKey: string };
  /** Who asks Supabase with the secret key, and the token that this program shows. */
  keyholder: Keyholder;
  /** What digests of addresses and the marks of browsers are made with; the same for every program and as long as they shall be known. */
  siteSecret: string;
  host: string;
  port: number;
  /** The site's public origin. */
  publicUrl: string;
  /** Number of reverse proxies in front whose X-Forwarded-For entries are believed. */
  trustedProxies: number;
  /** How many servers share the limits: what each holds to its part of while Redis is away. */
  servers: number;
  /** What one network address may have in a minute: searches, requests of each other kind, and pages. */
  searchesPerMinute: number;
  requestsPerMinute: number;
  pagesPerMinute: number;
  /** How long a request may take to arrive. */
  requestTimeoutMs: number;
  /** How long a server that is told to stop serves on, so that the proxies in front learn of it. */
  drainMs: number;
  /** Messages that one network address may send in 10 minutes; the other limits of the forms grow with it. */
  contactMessagesPer10Minutes: number;
  /** What premium costs, in Canadian dollars; null where that is arranged with each. */
  premiumPrices: PremiumPrices | null;
  /** A Nominatim-compatible search. */
  geocoderUrl: string;
  /** Folder of the web build; null means `build/web` beside the program. */
  webBuildDir: string | null;
  /** Folders whose free space is looked after. */
  diskPaths: readonly string[];
  /** What the program tells of its work, and where. */
  telemetry: TelemetryConfig;
  logLevel: string;
}

export interface Keyholder {
  url: string;
  token: string;
}

/** What the keyholder needs to know. */
export interface KeyholderConfig extends Pick<Config, 'host' | 'port' | 'logLevel'> {
  supabaseUrl: string;
  secretKey: string;
  /** By which it knows the programs. */
  tokens: Readonly<Record<'api' | 'worker', string>>;
}

/** What the worker needs to know: no search key, for it asks no search engine. */
export interface WorkerConfig extends Pick<
  Config,
  | 'databaseUrl'
  | 'databaseConnections'
  | 'redisUrl'
  | 'keyholder'
  | 'siteSecret'
  | 'publicUrl'
  | 'contactMessagesPer10Minutes'
  | 'telemetry'
  | 'logLevel'
> {
  mail: {
    smtpUrl: string;
    /** Whether a mail may only go over TLS. */
    requireTls: boolean;
    from: MailAddress;
    operator: MailAddress;
    operatorLanguage: Language;
    /** The wait before the second try; later ones grow from it. */
    firstRetryMs: number;
    /** How often lost jobs are looked for. */
    sweepMs: number;
  };
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration from environment variables.
 * @throws Error whose message names every missing or wrong variable
 */
export function loadConfig(env: Env): Config {
  const value = parse(environment.superRefine(wholeResponsible), env);
  return {
    databaseUrl: value.DATABASE_URL,
    databaseConnections: value.DATABASE_CONNECTIONS ?? SERVER_CONNECTIONS,
    redisUrl: value.REDIS_URL,
    meilisearch: {
      nodes: searchNodes(value.MEILISEARCH_URLS, PROFILE_INDEX),
      searchKey: value.MEILISEARCH_SEARCH_KEY,
    },
    supabase: { url: value.SUPABASE_URL, publishableKey: value.SUPABASE_PUBLISHABLE_KEY },
    keyholder: value.KEYHOLDER_URL,
    siteSecret: value.SITE_SECRET,
    host: value.HOST,
    port: value.PORT,
    publicUrl: publicUrlOf(value),
    trustedProxies: value.TRUSTED_PROXIES,
    servers: value.API_SERVERS,
    ...responsibleOf(value),
    searchesPerMinute: value.SEARCHES_PER_MINUTE,
    requestsPerMinute: value.REQUESTS_PER_MINUTE,
    pagesPerMinute: value.PAGES_PER_MINUTE,
    requestTimeoutMs: value.REQUEST_SECONDS,
    drainMs: value.DRAIN_SECONDS,
    contactMessagesPer10Minutes: value.CONTACT_MESSAGES_PER_10_MINUTES,
    premiumPrices: value.PREMIUM_PRICES ?? null,
    geocoderUrl: value.GEOCODER_URL,
    webBuildDir: value.WEB_BUILD_DIR ?? null,
    diskPaths: value.DISK_PATHS,
    telemetry: telemetryOf(value),
    logLevel: value.LOG_LEVEL,
  };
}

/** The same for the worker, which sends mail. @throws Error whose message names every missing or wrong variable */
export function loadWorkerConfig(env: Env): WorkerConfig {
  const value = parse(workerEnvironment, env);
  return {
    databaseUrl: value.DATABASE_URL,
    databaseConnections: value.DATABASE_CONNECTIONS ?? WORKER_CONNECTIONS,
    redisUrl: value.REDIS_URL,
    keyholder: value.KEYHOLDER_URL,
    siteSecret: value.SITE_SECRET,
    publicUrl: publicUrlOf(value),
    contactMessagesPer10Minutes: value.CONTACT_MESSAGES_PER_10_MINUTES,
    telemetry: telemetryOf(value),
    logLevel: value.LOG_LEVEL,
    mail: {
      smtpUrl: value.SMTP_URL,
      requireTls: isTlsRequired(value.SMTP_URL, env),
      from: value.MAIL_FROM,
      operator: { name: '', address: value.OPERATOR_EMAIL },
      operatorLanguage: value.OPERATOR_LANGUAGE,
      firstRetryMs: value.MAIL_FIRST_RETRY_SECONDS,
      sweepMs: value.MAIL_SWEEP_SECONDS,
    },
  };
}

/** The same for the keyholder. @throws Error whose message names every missing or wrong variable */
export function loadKeyholderConfig(env: Env): KeyholderConfig {
  const value = parse(keyholderEnvironment, env);
  return {
    host: value.HOST,
    port: value.PORT,
    logLevel: value.LOG_LEVEL,
    supabaseUrl: value.SUPABASE_URL,
    secretKey: value.SUPABASE_SECRET_KEY,
    tokens: { api: value.KEYHOLDER_API_TOKEN, worker: value.KEYHOLDER_WORKER_TOKEN },
  };
}

/** The same for the operator's commands. @throws Error whose message names every missing or wrong variable */
export function loadAdminConfig(env: Env) {
  const value = parse(adminEnvironment, env);
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = value;
  return {
    databaseUrl: value.DATABASE_URL,
    redisUrl: value.REDIS_URL,
    /** The project whose accounts `members` manages; null when it is not named. */
    supabase: url && secretKey ? { url, secretKey } : null,
    /** As the programs have it; null when it is not named. */
    siteSecret: value.SITE_SECRET ?? null,
    /** Who acts, unless the command says so; null when nobody is named. */
    operator: value.OPERATOR ?? null,
  };
}

/**
 * The variables as a schema reads them.
 * @param mayBeOpen whether addresses may be there that others on the network could read along
 * @throws Error whose message names every missing or wrong variable
 */
export function parse<Schema extends z.ZodObject>(
  schema: Schema,
  env: Env,
  { mayBeOpen = false } = {},
): z.output<Schema> {
  // An empty variable means "not set": shells and compose files cannot unset one.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  // One search engine may be named by itself.
  const given: typeof set = { MEILISEARCH_URLS: set['MEILISEARCH_URL'], ...set };
  const parsed = schema.safeParse(given);
  const open = mayBeOpen ? [] : openConnections(given, Object.keys(schema.shape));
  if (parsed.success && open.length === 0) return parsed.data;
  const wrong = (parsed.error?.issues ?? []).map((issue) => {
    const name = issue.path.join('.');
    return `  ${name}: ${given[name] === undefined ? 'is missing' : issue.message}`;
  });
  const problems = [...wrong, ...open.map(({ variable, message }) => `  ${variable}: ${message}`)];
  throw new Error(`The configuration is not usable:\n${problems.join('\n')}`);
}

function publicUrlOf({ PUBLIC_URL, HOST, PORT }: z.output<typeof sharedEnvironment>): string {
  return PUBLIC_URL ?? `http://${HOST}:${PORT}`;
}
