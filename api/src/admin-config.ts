import { z } from 'zod';

/** What the operator's commands need to know. */
export interface AdminConfig {
  databaseUrl: string;
  redisUrl: string;
}

const environment = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
});

const stackFile = z.object({ postgres: z.string(), redis: z.string() });

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
  });
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(
      `The configuration is not usable, and no local stack runs (npm start):\n${names.join('\n')}`,
    );
  }
  return { databaseUrl: parsed.data.DATABASE_URL, redisUrl: parsed.data.REDIS_URL };
}
