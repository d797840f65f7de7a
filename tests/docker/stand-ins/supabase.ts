// `supabase.mjs auth|rest|storage`: Supabase Lite as one of the three, at the port and below the path of the maker's image.
import { createEmbeddedAccounts } from '@directory/api/people/members/accounts';
import { prepareLiteRole, refuseSignUp } from '@directory/stack/parts/roles';
import { liteConfig } from '@directory/stack/parts/supabase-lite-config';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { relative } from 'node:path';
import { json } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import postgres from 'postgres';

const PARTS = {
  auth: { port: 9999, prefix: '/auth/v1', folder: '/tmp/lite' },
  rest: { port: 3000, prefix: '/rest/v1', folder: '/tmp/lite' },
  storage: { port: 5000, prefix: '/storage/v1', folder: '/var/lib/storage' },
} as const;
const LITE_PORT = 54_321;

const part = PARTS[process.argv[2] as keyof typeof PARTS];
const secret = (name: string) => readFileSync(`/run/secrets/${name}`, 'utf8').trim();
const mail = part === PARTS.auth ? parseEnv(secret('auth.env')) : {};
const password = createHash('sha256').update(secret('rest-jwt-secret')).digest('hex');
const ownerUrl = secret('database-url');
const config = liteConfig({
  databaseUrl: await prepareLiteRole(ownerUrl, password),
  smtpUrl: `smtp://${mail['GOTRUE_SMTP_HOST'] ?? '127.0.0.1'}:${mail['GOTRUE_SMTP_PORT'] ?? '1025'}`,
  mailFrom: 'directory@example.org',
  siteUrl: process.env['GOTRUE_SITE_URL'] ?? 'https://localhost',
  port: LITE_PORT,
  url: `http://127.0.0.1:${LITE_PORT}`,
  jwtSecret: secret('rest-jwt-secret'),
  publishableKey: secret('supabase-publishable-key'),
  secretKey: secret('supabase-secret-key'),
});
mkdirSync(part.folder, { recursive: true });
writeFileSync('/tmp/config.json', JSON.stringify(config), { mode: 0o600 });
const lite = spawn(
  process.execPath,
  [
    '/app/node_modules/@supabase/lite/dist/cli/index.js',
    ...['start', '--no-admin'],
    ...['--config', relative(part.folder, '/app/stack/src/parts/supabase-lite.config.mjs')],
  ],
  {
    cwd: part.folder,
    stdio: 'inherit',
    env: {
      ...process.env,
      SUPABASE_LITE_CONFIG: '/tmp/config.json',
      EXPERIMENTAL_STORAGE: '1',
      DO_NOT_TRACK: '1',
      // Nothing else can be written here.
      HOME: '/tmp',
    },
  },
);
lite.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => lite.kill('SIGTERM'));

/** The makers' own health checks have no path in common. */
const HEALTH = new Set(['/health', '/status']);

const sql = postgres(ownerUrl, { max: 1, onnotice: () => undefined });
const accounts = createEmbeddedAccounts(sql);

/** Nobody registers; and Auth's history of its own migrations, by which the directory knows that it has an admin interface. */
async function actAsAuth(): Promise<void> {
  await refuseSignUp(ownerUrl);
  await sql`create table if not exists auth.schema_migrations (version text primary key)`;
}

/** As much of Auth's admin interface as the directory asks for, with the secret key alone: Lite has none. */
async function administer(
  { method, url, headers }: IncomingMessage,
  body: Promise<unknown>,
): Promise<unknown> {
  const key = secret('supabase-secret-key');
  if (headers.apikey !== key || headers.authorization !== `Bearer ${key}`) return undefined;
  const { email = '', ban_duration: ban } = (await body) as { email?: string; ban_duration?: string };
  const id = /^\/admin\/users\/([0-9a-f-]{36})$/.exec(url ?? '')?.[1];
  if (method === 'POST' && url === '/admin/users') return { id: await accounts.create(email) };
  if (method === 'POST' && url === '/admin/generate_link')
    return { hashed_token: await accounts.recoveryToken(email) };
  if (method !== 'PUT' || id === undefined) return undefined;
  await (ban === 'none' ? accounts.enable(id) : accounts.disable(id));
  return { id };
}

let isGuarded = part !== PARTS.auth;
createServer((incoming, outgoing) => {
  if (part === PARTS.auth && incoming.url?.startsWith('/admin/')) {
    administer(incoming, json(incoming)).then(
      (answer) => outgoing.writeHead(answer ? 200 : 403).end(JSON.stringify(answer ?? {})),
      (error: unknown) => outgoing.writeHead(500).end(String(error)),
    );
    return;
  }
  const isHealth = HEALTH.has(incoming.url ?? '');
  const path = isHealth ? '/auth/v1/health' : part.prefix + (incoming.url ?? '');
  const options = {
    host: '127.0.0.1',
    port: LITE_PORT,
    path,
    method: isHealth ? 'GET' : incoming.method,
    headers: isHealth ? { apikey: secret('supabase-publishable-key') } : incoming.headers,
  };
  const asked = request(options, (answer) => {
    const status = answer.statusCode ?? 502;
    if (isHealth && status < 500 && !isGuarded) {
      isGuarded = true;
      actAsAuth().catch(() => (isGuarded = false));
    }
    outgoing.writeHead(isHealth && status < 500 ? 200 : status, isHealth ? {} : answer.headers);
    answer.pipe(outgoing);
  });
  asked.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(asked);
}).listen(part.port);
