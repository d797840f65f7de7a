import { z } from 'zod';

const origin = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const wholeNumber = (fallback: number) => z.coerce.number().int().min(0).default(fallback);

const environment = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  MEILISEARCH_URL: origin,
  MEILISEARCH_SEARCH_KEY: z.string().min(1),
  SUPABASE_URL: origin,
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(8080),
  PUBLIC_URL: origin.optional(),
  TRUSTED_PROXIES: wholeNumber(0),
  SAMPLE_PROFILES: wholeNumber(0),
  SEARCHES_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  WEB_BUILD_DIR: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** What the server and the worker need to know. Addresses carry no final slash. */
export interface Config {
  databaseUrl: string;
  redisUrl: string;
  meilisearch: { url: string; searchKey: string };
  supabase: { url: string; publishableKey: string };
  host: string;
  port: number;
  /** The site's public origin. */
  publicUrl: string;
  /** Number of reverse proxies in front whose X-Forwarded-For entries are believed. */
  trustedProxies: number;
  /** True when the profiles are made up; the site then says so. */
  sampleData: boolean;
  /** Requests to the search routes that one address may make in a minute. */
  searchesPerMinute: number;
  /** Folder of the web build; null means `build/web` beside the program. */
  webBuildDir: string | null;
  logLevel: string;
}

/**
 * Reads the configuration from environment variables.
 * @throws Error whose message names every missing or wrong variable
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable means "not set": shells and compose files cannot unset one.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => {
      const name = issue.path.join('.');
      return `  ${name}: ${given[name] === undefined ? 'is missing' : issue.message}`;
    });
    throw new Error(`The configuration is not usable:\n${problems.join('\n')}`);
  }
  const value = parsed.data;
  return {
    databaseUrl: value.DATABASE_URL,
    redisUrl: value.REDIS_URL,
    meilisearch: { url: value.MEILISEARCH_URL, searchKey: value.MEILISEARCH_SEARCH_KEY },
    supabase: { url: value.SUPABASE_URL, publishableKey: value.SUPABASE_PUBLISHABLE_KEY },
    host: value.HOST,
    port: value.PORT,
    publicUrl: value.PUBLIC_URL ?? `http://${value.HOST}:${value.PORT}`,
    trustedProxies: value.TRUSTED_PROXIES,
    sampleData: value.SAMPLE_PROFILES > 0,
    searchesPerMinute: value.SEARCHES_PER_MINUTE,
    webBuildDir: value.WEB_BUILD_DIR ?? null,
    logLevel: value.LOG_LEVEL,
  };
}
