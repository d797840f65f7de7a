import { expect, it } from 'vitest';
import { loadConfig } from './config.ts';
import type { Parts } from './parts/start-parts.ts';
import type { Secrets } from './data-dir/secrets.ts';
import { PROGRAMS } from './config.ts';
import { programEnvironments } from './programs.ts';

const parts = {
  databaseUrl: 'postgres://owner',
  programDatabaseUrls: { api: 'postgres://api', worker: 'postgres://worker', indexer: 'postgres://indexer' },
  supabase: { url: 'http://supabase', publishableKey: 'public key', secretKey: 'secret key' },
  meilisearch: {
    url: 'http://meilisearch',
    masterKey: 'master key',
    adminKey: 'admin key',
    searchKey: 'search key',
  },
  redisUrl: 'redis://redis',
  mailbox: { smtpUrl: 'smtp://mailbox' },
  keyholder: { port: 1, apiUrl: 'http://api:token', workerUrl: 'http://worker:token' },
} as Parts;
const secrets = { siteSecret: 'site secret' } as Secrets;
const stack = { config: loadConfig({}), secrets, origin: 'http://site', port: 8080 };
const environments = programEnvironments(stack, parts);

/** The programs that are given a value. */
const holdersOf = (value: string) =>
  PROGRAMS.filter((program) => Object.values(environments[program]).includes(value));

it('each program is given the keys that it uses, and no others', () => {
  expect(holdersOf('postgres://owner')).toEqual([]);
  expect(holdersOf('master key')).toEqual([]);
  expect(holdersOf('admin key')).toEqual(['indexer']);
  expect(holdersOf('search key')).toEqual(['api']);
  expect(holdersOf('secret key')).toEqual([]);
  expect(holdersOf('site secret')).toEqual(['api', 'worker']);
  expect(holdersOf('http://api:token')).toEqual(['api']);
  expect(holdersOf('http://worker:token')).toEqual(['worker']);
  expect(environments.keyholder).toMatchObject({ SUPABASE_SECRET_KEY: 'secret key', SITE_SECRET: undefined });
  expect(environments.custodian).toMatchObject({
    DATABASE_URL: 'postgres://owner',
    KEYHOLDER_API_TOKEN: undefined,
    SMTP_URL: undefined,
  });
  expect(holdersOf('redis://redis')).toEqual(['api', 'worker']);
  expect(holdersOf('smtp://mailbox')).toEqual(['worker']);
  for (const program of PROGRAMS) expect(environments[program]['DATABASE_URL']).toBe(`postgres://${program}`);
});

it('what the stack itself was given with a key in it is taken away from the others', () => {
  for (const program of PROGRAMS)
    expect(environments[program]).toMatchObject({
      MEILISEARCH_MASTER_KEY: undefined,
      API_DATABASE_URL: undefined,
    });
  expect(environments.indexer).toMatchObject({ SMTP_URL: undefined, SUPABASE_SECRET_KEY: undefined });
});
