import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

const env = {
  DATABASE_URL: 'postgres://u:p@localhost/db',
  MEILISEARCH_URL: 'http://localhost:7700',
  MEILISEARCH_ADMIN_KEY: 'admin',
};

describe('loadConfig', () => {
  it('reads the environment', () => {
    expect(loadConfig(env)).toEqual({
      databaseUrl: env.DATABASE_URL,
      nodes: [{ url: env.MEILISEARCH_URL, apiKey: 'admin' }],
      indexUid: 'psychologists',
      siteUrl: undefined,
      telemetry: { metrics: null, traces: null },
      logLevel: 'info',
    });
  });

  it('falls back to the master key, and takes an empty variable as absent', () => {
    const nodes = loadConfig({
      ...env,
      MEILISEARCH_ADMIN_KEY: '',
      MEILISEARCH_MASTER_KEY: 'master',
      LOG_LEVEL: '',
    }).nodes;
    expect(nodes[0]?.apiKey).toBe('master');
  });

  it('does not start with servers that others could listen to', () => {
    const DATABASE_URL = 'postgres://u:p@db.example.org/x';
    expect(() => loadConfig({ ...env, DATABASE_URL })).toThrow(/DATABASE_URL leaves this machine/);
    expect(() => loadConfig({ ...env, MEILISEARCH_URL: 'http://search:7700' })).toThrow(
      /MEILISEARCH_URLS leaves this machine/,
    );
    const url = `${DATABASE_URL}?sslmode=verify-full`;
    expect(loadConfig({ ...env, DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it('names every bad variable at once', () => {
    const load = () =>
      loadConfig({ DATABASE_URL: 'mysql://x', MEILISEARCH_URL: 'nonsense', LOG_LEVEL: 'loud' });
    expect(load).toThrow(ConfigError);
    for (const name of ['DATABASE_URL', 'MEILISEARCH_URL', 'MEILISEARCH_ADMIN_KEY', 'LOG_LEVEL'])
      expect(load).toThrow(name);
  });
});
