// `supabase.mjs auth|rest|storage`: Supabase Lite as one of the three, at the port and below the path of the maker's image.
import { prepareLiteRole, refuseSignUp } from '@directory/stack/parts/supabase-role';
import { liteConfig } from '@directory/stack/parts/supabase-lite-config';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { relative } from 'node:path';
import { parseEnv } from 'node:util';

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

let isGuarded = part !== PARTS.auth;
createServer((incoming, outgoing) => {
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
      refuseSignUp(ownerUrl).catch(() => (isGuarded = false));
    }
    outgoing.writeHead(isHealth && status < 500 ? 200 : status, isHealth ? {} : answer.headers);
    answer.pipe(outgoing);
  });
  asked.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(asked);
}).listen(part.port);
