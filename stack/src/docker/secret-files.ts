import { PROGRAMS } from '../config.ts';
import { meilisearchKey } from '../parts/meilisearch-keys.ts';
import { smtpParts } from '../smtp-address.ts';
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
  /** `nobody` of Alertmanager's. */
  nobody: 65534,
} as const;

/** Where it is below the folder of secrets, who reads it, and what it holds. */
type SecretFile = [path: string, reader: keyof typeof READERS, content: string];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Every file that docker-compose.yml and docker/hosted.yml give to a container. What the environment names, as parts that run elsewhere, is
 * taken from there; the rest are the addresses and keys of the containers.
 */
export function secretFiles(keys: Keys, env: Environment) {
  const forPrograms = (variable: string, content: string): SecretFile => [
    variable.toLowerCase().replaceAll('_', '-'),
    'program',
    env[variable] || content,
  ];
  const keyholder = (name: string, token: string) => `http://${name}:${token}@keyholder:8081`;
  const database = (role: string, password: string) => `postgres://${role}:${password}@db:5432/postgres`;
  const files: SecretFile[] = [
    ['postgres-password', 'postgres', keys.postgresPassword],
    ['database-roles.sql', 'postgres', databaseRoles(keys)],
    ['rest-database-url', 'program', database('authenticator', keys.restPassword)],
    ['rest-jwt-secret', 'program', keys.jwtSecret],
    ['storage.env', 'root', storageSettings(keys, database('supabase_storage_admin', keys.storagePassword))],
    ['meilisearch.toml', 'root', `master_key = "${keys.meilisearchMasterKey}"\n`],
    ['redis.conf', 'redis', redisSettings(keys)],
    ['grafana-password', 'grafana', keys.grafanaPassword],
    forPrograms('DATABASE_URL', database('postgres', keys.postgresPassword)),
    ...PROGRAMS.map((program) =>
      forPrograms(
        `${program.toUpperCase()}_DATABASE_URL`,
        database(`directory_${program}`, keys[`${program}Password`]),
      ),
    ),
    forPrograms('REDIS_URL', `redis://:${keys.redisPassword}@redis:6379`),
    forPrograms('SUPABASE_PUBLISHABLE_KEY', signRole('anon', keys)),
    forPrograms('SUPABASE_SECRET_KEY', signRole('service_role', keys)),
    ['keyholder-api-token', 'program', keys.keyholderApiToken],
    ['keyholder-worker-token', 'program', keys.keyholderWorkerToken],
    ['api-keyholder-url', 'program', keyholder('api', keys.keyholderApiToken)],
    ['worker-keyholder-url', 'program', keyholder('worker', keys.keyholderWorkerToken)],
    ['site-secret', 'program', keys.siteSecret],
    forPrograms('MEILISEARCH_MASTER_KEY', keys.meilisearchMasterKey),
    forPrograms('MEILISEARCH_SEARCH_KEY', meilisearchKey('search', keys.meilisearchMasterKey)),
    forPrograms('MEILISEARCH_ADMIN_KEY', meilisearchKey('admin', keys.meilisearchMasterKey)),
    ...mailFiles(keys, env, database('supabase_auth_admin', keys.authPassword)),
  ];
  return files.map(([path, reader, content]) => ({ path, uid: READERS[reader], content }));
}

/** Where mail goes while no server is named: the mailbox of the profile `dev`. */
const MAILBOX = 'smtp://mailpit:1025';

/** What depends on the mail server has a folder of its own, which is removed to name another. */
function mailFiles(keys: Keys, env: Environment, databaseUrl: string): SecretFile[] {
  const smtpUrl = env['SMTP_URL'] || MAILBOX;
  const { host, port, user, password } = smtpParts(smtpUrl);
  const auth = {
    GOTRUE_DB_DATABASE_URL: databaseUrl,
    GOTRUE_JWT_SECRET: keys.jwtSecret,
    GOTRUE_SMTP_HOST: host,
    GOTRUE_SMTP_PORT: port,
    GOTRUE_SMTP_USER: user,
    GOTRUE_SMTP_PASS: password,
  };
  // The containers' own networks are nobody else's. The mailbox is on one; a real server is reached over TLS or not at all.
  const ownParts = ['postgres', 'redis', 'supabase', 'keyholder', 'meilisearch'];
  const allowed =
    env['ALLOW_UNVERIFIED'] || [...ownParts, ...(smtpUrl === MAILBOX ? ['smtp'] : [])].join(',');
  return [
    ['mail/smtp-url', 'program', smtpUrl],
    ['mail/allow-unverified', 'program', allowed],
    ['mail/auth.env', 'program', environmentText(auth)],
    ['mail/alertmanager.yml', 'nobody', alertmanagerSettings(smtpUrl, !allowed.includes('smtp'), env)],
  ];
}

/** Alertmanager writes what fires to the operator: at once, when that changes, and again after a day. JSON is YAML, too. */
function alertmanagerSettings(smtpUrl: string, requireTls: boolean, env: Environment): string {
  const { host, port, user, password, isTls } = smtpParts(smtpUrl);
  const words = ALARM_WORDS[env['OPERATOR_LANGUAGE'] === 'fr' ? 'fr' : 'en'];
  const each = `{{ .Annotations.${words.summary} }}{{ "\\n" }}`;
  const mail = {
    to: env['OPERATOR_EMAIL'] || 'operator@example.org',
    send_resolved: true,
    headers: { Subject: `{{ if eq .Status "firing" }}${words.firing}{{ else }}${words.resolved}{{ end }}` },
    html: '',
    text: `{{ range .Alerts.Firing }}${each}{{ end }}{{ if .Alerts.Resolved }}\n${words.over}\n{{ range .Alerts.Resolved }}${each}{{ end }}{{ end }}`,
  };
  const settings = {
    global: {
      smtp_smarthost: `${host}:${port}`,
      smtp_from: env['MAIL_FROM'] || 'Psychologist Directory <directory@example.org>',
      ...(user !== '' && { smtp_auth_username: user, smtp_auth_password: password }),
      // Port 465 is TLS from the first byte without being told; STARTTLS is asked for elsewhere.
      smtp_require_tls: requireTls,
      ...(isTls && port !== '465' && { smtp_force_implicit_tls: true }),
    },
    route: { receiver: 'operator', group_wait: '30s', group_interval: '5m', repeat_interval: '1d' },
    receivers: [{ name: 'operator', email_configs: [mail] }],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** The subjects are those of the doctor's mails (api/src/messages/mail/templates/doctor-report.tsx). */
const ALARM_WORDS = {
  en: {
    summary: 'summary',
    firing: 'Something is wrong with the directory',
    resolved: 'The directory is well again',
    over: 'Over:',
  },
  fr: {
    summary: 'summary_fr',
    firing: 'Quelque chose ne va pas dans le répertoire',
    resolved: 'Le répertoire va bien de nouveau',
    over: 'Terminé\u00a0:',
  },
} as const;

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

const theirs = (keys: Keys) => ({
  authenticator: keys.restPassword,
  supabase_auth_admin: keys.authPassword,
  supabase_storage_admin: keys.storagePassword,
});
const ours = (keys: Keys) =>
  Object.fromEntries(PROGRAMS.map((program) => [`directory_${program}`, keys[`${program}Password`]]));

/** The passwords of the roles that programs work as, the owner's apart. */
export const rolePasswords = (keys: Keys): Readonly<Record<string, string>> => ({
  ...theirs(keys),
  ...ours(keys),
});

/** Of the roles that Supabase's image brings, and of the directory's own, of which the migrations say what they may do. */
const databaseRoles = (keys: Keys): string =>
  [
    ...Object.entries(theirs(keys)).map(([role, word]) => `alter user ${role} with password '${word}';\n`),
    ...Object.entries(ours(keys)).map(([role, word]) => `create role ${role} login password '${word}';\n`),
  ].join('');
