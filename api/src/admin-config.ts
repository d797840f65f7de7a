import { z } from 'zod';

/** What the operator's commands need to know. */
export interface AdminConfig {
  databaseUrl: string;
  redisUrl: string;
  /** The project whose accounts `members` manages; null when it is not named. */
  supabase: { url: string; secretKey: string } | null;
}

const environment = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  SUPABASE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  SUPABASE_SECRET_KEY: z.string().optional(),
});

const stackFile = z.object({
  postgres: z.string(),
  redis: z.string(),
  supabase: z.object({ url: z.string(), secretKey: z.string() }),
});

/**
 * Reads the configuration from environment variables. What they do not name is taken from the local stack that runs in
 * DATA_DIR (`.data`), so that the commands work beside `npm start` as they are.
 * @param readStackFile reads `stack.json` of a data folder; undefined when there is none
 * @throws Error whose message names every missing or wrong variable
 */
export function loadAdminConfig(
  env: Readonly<Record<string, string | undefined>>,
  readStackFile: (dataDir: string) => unknown,
): AdminConfig {
  const stack = stackFile.safeParse(readStackFile(env['DATA_DIR'] || '.data')).data;
  const parsed = environment.safeParse({
    DATABASE_URL: env['DATABASE_URL'] || stack?.postgres,
    REDIS_URL: env['REDIS_URL'] || stack?.redis,
    SUPABASE_URL: env['SUPABASE_URL'] || stack?.supabase.url,
    SUPABASE_SECRET_KEY: env['SUPABASE_SECRET_KEY'] || stack?.supabase.secretKey,
  });
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(
      `The configuration is not usable, and no local stack runs (npm start):\n${names.join('\n')}`,
    );
  }
  const { DATABASE_URL, REDIS_URL, SUPABASE_URL, SUPABASE_SECRET_KEY } = parsed.data;
  const supabase =
    SUPABASE_URL && SUPABASE_SECRET_KEY ? { url: SUPABASE_URL, secretKey: SUPABASE_SECRET_KEY } : null;
  return { databaseUrl: DATABASE_URL, redisUrl: REDIS_URL, supabase };
}
