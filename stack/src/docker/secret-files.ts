import { meilisearchKey } from '../parts/meilisearch-keys.ts';
import { signRole, type Keys } from './keys.ts';

/** The users that the containers' programs run as, by the number that each image gives them: a file of mode 0600 has one reader. */
const READERS = {
  /** `node` of our own image, and the users of Auth's and PostgREST's. */
  program: 1000,
  /** Storage and Meilisearch run as root, with none of root's rights. */
  root: 0,
  /** `postgres` of Supabase's image, which Alpine numbers so. */
  postgres: 100,
  redis: 999,
  grafana: 472,
} as const;

export interface SecretFile {
  /** Below the folder of secrets. */
  path: string;
  uid: number;
  content: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Every file that docker-compose.yml and docker/hosted.yml give to a container. What the environment names, as parts that run elsewhere, is
 * taken from there; the rest are the addresses and keys of the containers.
 */
export function secretFiles(keys: Keys, env: Environment): SecretFile[] {
  const file = (path: string, reader: keyof typeof READERS, content: string): SecretFile => ({
    path,
    uid: READERS[reader],
    content,
  });
  const forPrograms = (variable: string, content: string) =>
    file(variable.toLowerCase().replaceAll('_', '-'), 'program', env[variable] || content);
  const database = (role: string, password: string) => `postgres://${role}:${password}@db:5432/postgres`;
  return [
    file('postgres-password', 'postgres', keys.postgresPassword),
    file('database-roles.sql', 'postgres', databaseRoles(keys)),
    file('rest-database-url', 'program', database('authenticator', keys.restPassword)),
    file('rest-jwt-secret', 'program', keys.jwtSecret),
    file(
      'storage.env',
      'root',
      storageSettings(keys, database('supabase_storage_admin', keys.storagePassword)),
    ),
    file('meilisearch.toml', 'root', `master_key = "${keys.meilisearchMasterKey}"\n`),
    file('redis.conf', 'redis', redisSettings(keys)),
    file('grafana-password', 'grafana', keys.grafanaPassword),
    forPrograms('DATABASE_URL', database('postgres', keys.postgresPassword)),
    forPrograms('API_DATABASE_URL', database('directory_api', keys.apiPassword)),
    forPrograms('WORKER_DATABASE_URL', database('directory_worker', keys.workerPassword)),
    forPrograms('INDEXER_DATABASE_URL', database('directory_indexer', keys.indexerPassword)),
    forPrograms('REDIS_URL', `redis://:${keys.redisPassword}@redis:6379`),
    forPrograms('SUPABASE_PUBLISHABLE_KEY', signRole('anon', keys)),
    forPrograms('SUPABASE_SECRET_KEY', signRole('service_role', keys)),
    forPrograms('MEILISEARCH_MASTER_KEY', keys.meilisearchMasterKey),
    forPrograms('MEILISEARCH_SEARCH_KEY', meilisearchKey('search', keys.meilisearchMasterKey)),
    forPrograms('MEILISEARCH_ADMIN_KEY', meilisearchKey('admin', keys.meilisearchMasterKey)),
    ...mailFiles(keys, env, file, database('supabase_auth_admin', keys.authPassword)),
  ];
}

/** Where mail goes while no server is named: the mailbox of the profile `dev`. */
const MAILBOX = 'smtp://mailpit:1025';

/** What depends on the mail server has a folder of its own, which is removed to name another. */
function mailFiles(
  keys: Keys,
  env: Environment,
  file: (path: string, reader: 'program', content: string) => SecretFile,
  databaseUrl: string,
): SecretFile[] {
  const smtpUrl = env['SMTP_URL'] || MAILBOX;
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const auth = {
    GOTRUE_DB_DATABASE_URL: databaseUrl,
    GOTRUE_JWT_SECRET: keys.jwtSecret,
    GOTRUE_SMTP_HOST: hostname,
    GOTRUE_SMTP_PORT: port || (protocol === 'smtps:' ? '465' : '587'),
    GOTRUE_SMTP_USER: decodeURIComponent(username),
    GOTRUE_SMTP_PASS: decodeURIComponent(password),
  };
  // The containers' own networks are nobody else's. The mailbox is on one; a real server is reached over TLS or not at all.
  const ownParts = ['postgres', 'redis', 'supabase', 'meilisearch'];
  const allowed =
    env['ALLOW_UNVERIFIED'] || [...ownParts, ...(smtpUrl === MAILBOX ? ['smtp'] : [])].join(',');
  return [
    file('mail/smtp-url', 'program', smtpUrl),
    file('mail/allow-unverified', 'program', allowed),
    file('mail/auth.env', 'program', environmentText(auth)),
  ];
}

const environmentText = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join('');

function storageSettings(keys: Keys, databaseUrl: string): string {
  return environmentText({
    ANON_KEY: signRole('anon', keys),
    SERVICE_KEY: signRole('service_role', keys),
    AUTH_JWT_SECRET: keys.jwtSecret,
    PGRST_JWT_SECRET: keys.jwtSecret,
    DATABASE_URL: databaseUrl,
  });
}

function redisSettings({ redisPassword }: Keys): string {
  return [
    "# The queue's jobs must survive a crash, and none may be dropped to make room.",
    'appendonly yes',
    'appendfsync everysec',
    'maxmemory 256mb',
    'maxmemory-policy noeviction',
    'dir /data',
    `requirepass ${redisPassword}`,
    '# Who asks whether it is well may do nothing else.',
    'user health on nopass -@all +ping',
    '',
  ].join('\n');
}

/** The passwords of the roles that Supabase's image brings, and the directory's own, of which the migrations say what they may do. */
function databaseRoles(keys: Keys): string {
  const theirs = {
    authenticator: keys.restPassword,
    supabase_auth_admin: keys.authPassword,
    supabase_storage_admin: keys.storagePassword,
  };
  const ours = {
    directory_api: keys.apiPassword,
    directory_worker: keys.workerPassword,
    directory_indexer: keys.indexerPassword,
  };
  return [
    ...Object.entries(theirs).map(([role, password]) => `alter user ${role} with password '${password}';\n`),
    ...Object.entries(ours).map(([role, password]) => `create role ${role} login password '${password}';\n`),
  ].join('');
}
