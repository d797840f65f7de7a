import { createHmac, randomBytes } from 'node:crypto';

/** The secrets of a set of containers. The two API keys are tokens that Supabase's services check with `jwtSecret`. */
export interface DockerKeys {
  postgresPassword: string;
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
  meilisearchMasterKey: string;
  redisPassword: string;
}

const TEN_YEARS_SECONDS = 10 * 365 * 24 * 60 * 60;

/** Makes fresh secrets for docker-compose.yml or for the tests' containers. */
export function makeDockerKeys(): DockerKeys {
  const jwtSecret = randomBytes(32).toString('hex');
  return {
    postgresPassword: randomBytes(24).toString('hex'),
    jwtSecret,
    publishableKey: signRole('anon', jwtSecret),
    secretKey: signRole('service_role', jwtSecret),
    meilisearchMasterKey: randomBytes(24).toString('hex'),
    redisPassword: randomBytes(24).toString('hex'),
  };
}

/** A Supabase API key of the older kind: a signed token that names a database role. */
function signRole(role: 'anon' | 'service_role', secret: string): string {
  const issuedAt = Math.floor(Date.now() / 1000);
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { role, iss: 'supabase', iat: issuedAt, exp: issuedAt + TEN_YEARS_SECONDS };
  const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`;
}
