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

/** Reads the configuration from environment variables. @throws Error whose message names every missing or wrong one */
export function loadAdminConfig(env: Readonly<Record<string, string | undefined>>): AdminConfig {
  // An empty variable is an absent one, as compose files write them.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is not usable:\n${names.join('\n')}`);
  }
  const { DATABASE_URL, REDIS_URL, SUPABASE_URL, SUPABASE_SECRET_KEY } = parsed.data;
  const supabase =
    SUPABASE_URL && SUPABASE_SECRET_KEY ? { url: SUPABASE_URL, secretKey: SUPABASE_SECRET_KEY } : null;
  return { databaseUrl: DATABASE_URL, redisUrl: REDIS_URL, supabase };
}
