import { CONNECTION_VARIABLES, openConnections } from '@directory/runtime/connection-security';
import {
  TELEMETRY_ENVIRONMENT,
  type TelemetryConfig,
  telemetryOf,
} from '@directory/runtime/telemetry/config';
import { PROFILE_INDEX } from '@directory/search-config/document';
import { parseNodeUrls } from '@directory/search-config/nodes';
import { z } from 'zod';
import type { NodeOptions } from './target.ts';

/** The environment is not as it should be; the message names every bad variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly code = 'bad_configuration';
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const text = (what: string) => z.string({ error: `is missing: ${what}` }).min(1, `is empty: ${what}`);

const environment = z.object({
  ...TELEMETRY_ENVIRONMENT,
  DATABASE_URL: text("the database's connection string").regex(
    /^postgres(ql)?:\/\//,
    'must begin with postgres://',
  ),
  MEILISEARCH_URLS: text("Meilisearch's address, or MEILISEARCH_URL").transform((list, context) => {
    const urls = parseNodeUrls(list);
    if (urls) return urls;
    context.addIssue({
      code: 'custom',
      message: '(or MEILISEARCH_URL) must be an http(s) address, or several with commas between',
    });
    return z.NEVER;
  }),
  MEILISEARCH_ADMIN_KEY: text('the key that may write the index (or set MEILISEARCH_MASTER_KEY)'),
  INDEX_UID: z
    .string()
    .regex(/^[\w-]{1,200}$/, 'may hold letters, digits, hyphens and underscores')
    .default(PROFILE_INDEX),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
});

/** The names of all variables that the indexer reads. */
export const VARIABLES: readonly string[] = [
  ...CONNECTION_VARIABLES,
  'MEILISEARCH_URL',
  'MEILISEARCH_MASTER_KEY',
  ...Object.keys(environment.shape),
];

export interface IndexerConfig {
  databaseUrl: string;
  /** Each is kept up to date; they share one key. */
  nodes: NodeOptions[];
  indexUid: string;
  /** The site's origin, whose reading of a search `explain` shows; undefined when it is not named. */
  siteUrl: string | undefined;
  /** What the program tells of its work, and where. */
  telemetry: TelemetryConfig;
  logLevel: (typeof LOG_LEVELS)[number];
}

/** Reads the environment. @throws ConfigError naming every missing or wrong variable at once */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): IndexerConfig {
  // An empty variable is an absent one, as compose files write them.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const given: typeof set = {
    ...set,
    MEILISEARCH_URLS: set['MEILISEARCH_URLS'] ?? set['MEILISEARCH_URL'],
    MEILISEARCH_ADMIN_KEY: set['MEILISEARCH_ADMIN_KEY'] ?? set['MEILISEARCH_MASTER_KEY'],
  };
  const parsed = environment.safeParse(given);
  const open = openConnections(given, Object.keys(environment.shape));
  if (!parsed.success || open.length > 0) {
    const wrong = (parsed.error?.issues ?? []).map(({ path, message }) => `  ${path.join('.')} ${message}`);
    const lines = [...wrong, ...open.map(({ variable, message }) => `  ${variable} ${message}`)];
    throw new ConfigError(['The indexer cannot start:', ...lines].join('\n'));
  }
  const { data } = parsed;
  return {
    databaseUrl: data.DATABASE_URL,
    nodes: data.MEILISEARCH_URLS.map((url) => ({ url, apiKey: data.MEILISEARCH_ADMIN_KEY })),
    indexUid: data.INDEX_UID,
    siteUrl: data.PUBLIC_URL,
    telemetry: telemetryOf(data),
    logLevel: data.LOG_LEVEL,
  };
}
