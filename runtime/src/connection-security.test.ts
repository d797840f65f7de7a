import { expect, it } from 'vitest';
import { isTlsRequired, openConnections } from './connection-security.ts';

const judged = (env: Record<string, string>) => openConnections(env, Object.keys(env));
const found = (env: Record<string, string>) => judged(env).map(({ variable }) => variable);

it.each([
  ['DATABASE_URL', 'postgres://u:p@db.example.org:5432/x'],
  // Encrypted, for whoever answers.
  ['DATABASE_URL', 'postgres://u:p@db.example.org:5432/x?sslmode=require'],
  ['DATABASE_URL', 'postgres://u:p@10.0.0.4/x?sslmode=prefer'],
  ['WORKER_DATABASE_URL', 'postgres://u:p@127.0.0.1.example.org/x'],
  ['REDIS_URL', 'redis://:p@cache:6379'],
  ['REDIS_URL', 'rediss://:p@cache:6379?tls=RedisCloudFixed'],
  ['SMTP_URL', 'smtp://u:p@mail.example.org:587?ignoreTLS=true'],
  ['SMTP_URL', 'smtps://u:p@mail.example.org?tls.rejectUnauthorized=false'],
  ['SUPABASE_URL', 'http://u:p@gateway:8000'],
  ['KEYHOLDER_URL', 'http://u:p@keyholder:8081'],
  ['MEILISEARCH_URL', 'http://u:p@10.0.0.5:7700'],
  ['MEILISEARCH_URLS', 'https://one.example.org, http://u:p@two.example.org'],
])(
  '%s=%s leaves the machine unprotected, and its message says what to do and no password',
  (variable, url) => {
    const [problem, ...others] = judged({ [variable]: url });
    expect(problem?.variable).toBe(variable);
    expect(problem?.message).toMatch(
      /without verified TLS: .+ set ALLOW_UNVERIFIED=(?:postgres|redis|smtp|supabase|keyholder|meilisearch)$/,
    );
    expect(problem?.message).not.toContain('p@');
    expect(others).toEqual([]);
  },
);

it.each([
  ['DATABASE_URL', 'postgres://u:p@db.example.org:5432/x?sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://u:p@127.0.0.1:5432/x'],
  ['DATABASE_URL', 'postgres://u:p@localhost/x'],
  ['DATABASE_URL', 'postgres://u:p@[::1]:5432/x'],
  ['DATABASE_URL', 'nonsense'],
  ['DATABASE_URL', ''],
  ['REDIS_URL', 'rediss://:p@cache:6380/1'],
  ['SMTP_URL', 'smtp://u:p@mail.example.org:587'],
  ['SMTP_URL', 'smtps://u:p@mail.example.org'],
  ['SUPABASE_URL', 'https://project.supabase.co'],
  ['SUPABASE_URL', 'http://localhost:54321'],
  ['MEILISEARCH_URLS', 'https://one.example.org,http://127.0.0.1:7700'],
])('%s=%s is fine', (variable, url) => {
  expect(found({ [variable]: url })).toEqual([]);
});

it('what is allowed by name is allowed, and nothing beside it', () => {
  const env = {
    DATABASE_URL: 'postgres://db/x',
    REDIS_URL: 'redis://cache',
    SMTP_URL: 'smtp://mail?ignoreTLS=true',
    SUPABASE_URL: 'http://gateway:8000',
    MEILISEARCH_URL: 'http://meilisearch:7700',
  };
  expect(found({ ...env, ALLOW_UNVERIFIED: 'postgres, smtp, supabase' })).toEqual([
    'REDIS_URL',
    'MEILISEARCH_URL',
  ]);
  expect(found({ ...env, ALLOW_UNVERIFIED: 'postgres,redis,smtp,supabase,meilisearch' })).toEqual([]);
  expect(found({ ...env, ALLOW_UNVERIFIED: 'all' })).toContain('ALLOW_UNVERIFIED');
});

it('a variable that the program does not read is not judged', () => {
  expect(openConnections({ REDIS_URL: 'redis://cache' }, ['DATABASE_URL'])).toEqual([]);
});

it('nobody switches the check of certificates off as a whole', () => {
  expect(found({ NODE_TLS_REJECT_UNAUTHORIZED: '0', ALLOW_UNVERIFIED: 'postgres,redis,smtp' })).toEqual([
    'NODE_TLS_REJECT_UNAUTHORIZED',
  ]);
});

it('mail goes over TLS or not at all, but to this machine and where it is allowed', () => {
  expect(isTlsRequired('smtp://mail.example.org:587', {})).toBe(true);
  expect(isTlsRequired('smtp://127.0.0.1:1025', {})).toBe(false);
  expect(isTlsRequired('smtp://mailpit:1025', { ALLOW_UNVERIFIED: 'smtp' })).toBe(false);
});
