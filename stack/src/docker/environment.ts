import { makeDockerKeys } from './keys.ts';

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
  const keys = makeDockerKeys();
  return {
    POSTGRES_PASSWORD: keys.postgresPassword,
    JWT_SECRET: keys.jwtSecret,
    REDIS_PASSWORD: keys.redisPassword,
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    DATABASE_URL: `postgres://postgres:${keys.postgresPassword}@127.0.0.1:${ports.POSTGRES_PORT}/postgres`,
    SUPABASE_URL: `http://127.0.0.1:${ports.SUPABASE_PORT}`,
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_SECRET_KEY: keys.secretKey,
    MEILISEARCH_URL: `http://127.0.0.1:${ports.MEILISEARCH_PORT}`,
    MEILISEARCH_MASTER_KEY: keys.meilisearchMasterKey,
    REDIS_URL: `redis://:${keys.redisPassword}@127.0.0.1:${ports.REDIS_PORT}`,
    SMTP_URL: `smtp://127.0.0.1:${ports.SMTP_PORT}`,
  };
}
