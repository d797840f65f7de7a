import { createHmac, randomBytes } from 'node:crypto';

const TEN_YEARS_SECONDS = 10 * 365 * 24 * 60 * 60;

/** The host's ports of docker-compose.yml, by the variable that moves each. */
export const DOCKER_PORTS = {
  POSTGRES_PORT: 54_322,
  SUPABASE_PORT: 54_321,
  MEILISEARCH_PORT: 7_700,
  REDIS_PORT: 6_379,
  SMTP_PORT: 1_025,
  MAILBOX_PORT: 8_025,
} as const;

export type DockerPorts = Record<keyof typeof DOCKER_PORTS, number>;

/**
 * Returns fresh secrets for docker-compose.yml together with the addresses at which the site finds the containers: all that
 * `docker compose up` and `npm start` need.
 */
export function dockerEnvironment(ports: DockerPorts = DOCKER_PORTS): Record<string, string> {
  const [postgresPassword, programsPassword, redisPassword, masterKey] = [
    randomSecret(),
    randomSecret(),
    randomSecret(),
    randomSecret(),
  ];
  const jwtSecret = randomSecret(32);
  const databaseUrl = (role: string, password: string) =>
    `postgres://${role}:${password}@127.0.0.1:${ports.POSTGRES_PORT}/postgres`;
  return {
    POSTGRES_PASSWORD: postgresPassword,
    PROGRAMS_PASSWORD: programsPassword,
    JWT_SECRET: jwtSecret,
    REDIS_PASSWORD: redisPassword,
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    DATABASE_URL: databaseUrl('postgres', postgresPassword),
    API_DATABASE_URL: databaseUrl('directory_api', programsPassword),
    WORKER_DATABASE_URL: databaseUrl('directory_worker', programsPassword),
    INDEXER_DATABASE_URL: databaseUrl('directory_indexer', programsPassword),
    SUPABASE_URL: `http://127.0.0.1:${ports.SUPABASE_PORT}`,
    SUPABASE_PUBLISHABLE_KEY: signRole('anon', jwtSecret),
    SUPABASE_SECRET_KEY: signRole('service_role', jwtSecret),
    MEILISEARCH_URL: `http://127.0.0.1:${ports.MEILISEARCH_PORT}`,
    MEILISEARCH_MASTER_KEY: masterKey,
    REDIS_URL: `redis://:${redisPassword}@127.0.0.1:${ports.REDIS_PORT}`,
    SMTP_URL: `smtp://127.0.0.1:${ports.SMTP_PORT}`,
  };
}

const randomSecret = (bytes = 24) => randomBytes(bytes).toString('hex');

/** A Supabase API key of the older kind: a signed token that names a database role. */
function signRole(role: 'anon' | 'service_role', secret: string): string {
  const issuedAt = Math.floor(Date.now() / 1000);
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { role, iss: 'supabase', iat: issuedAt, exp: issuedAt + TEN_YEARS_SECONDS };
  const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`;
}
