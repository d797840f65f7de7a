import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';

const secret = (bytes: number, fewestLetters: number) =>
  z
    .string()
    .min(fewestLetters)
    .default(() => randomBytes(bytes).toString('hex'));
const password = secret(24, 16);

/** What is made up once for a directory in containers, and must stay as long as its volumes do. */
export const keysSchema = z
  .strictObject({
    postgresPassword: password,
    authPassword: password,
    restPassword: password,
    storagePassword: password,
    apiPassword: password,
    workerPassword: password,
    indexerPassword: password,
    redisPassword: password,
    meilisearchMasterKey: password,
    jwtSecret: secret(32, 32),
    grafanaPassword: password,
    keyholderApiToken: password,
    keyholderWorkerToken: password,
    siteSecret: password,
    /** Seconds since 1970: the two API keys are signed with it, and so the same each time. */
    issuedAt: z.int().default(() => Math.floor(Date.now() / 1000)),
  })
  .readonly();

export type Keys = z.output<typeof keysSchema>;

const TEN_YEARS_SECONDS = 10 * 365 * 24 * 60 * 60;

/** A Supabase API key of the older kind, the one that Supabase's own images take: a signed token that names a database role. */
export function signRole(role: 'anon' | 'service_role', { jwtSecret, issuedAt }: Keys): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { role, iss: 'supabase', iat: issuedAt, exp: issuedAt + TEN_YEARS_SECONDS };
  const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${unsigned}.${createHmac('sha256', jwtSecret).update(unsigned).digest('base64url')}`;
}
