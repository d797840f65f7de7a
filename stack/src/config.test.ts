import { describe, expect, it } from 'vitest';
import { loadConfig, projectRoot } from './config.ts';
import { StackError } from './stack-error.ts';

describe('loadConfig', () => {
  it('runs everything here when nothing is set', () => {
    expect(loadConfig({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      dataDir: `${projectRoot}/.data`,
      sampleProfiles: 2000,
      databaseUrl: undefined,
      supabase: undefined,
      meilisearch: undefined,
      redisUrl: undefined,
      smtpUrl: undefined,
    });
  });

  it('wants made-up people in its own database, and in another only when told so', () => {
    const elsewhere = { DATABASE_URL: 'postgres://owner:x@127.0.0.1:5432/postgres' };
    expect(loadConfig(elsewhere).sampleProfiles).toBe(0);
    expect(loadConfig({ ...elsewhere, SAMPLE_PROFILES: '5' }).sampleProfiles).toBe(5);
    expect(loadConfig({ SAMPLE_PROFILES: '0' }).sampleProfiles).toBe(0);
  });

  it('names every problem at once', () => {
    const load = () =>
      loadConfig({
        PORT: '70000',
        SAMPLE_PROFILES: 'many',
        REDIS_URL: 'http://x',
        SUPABASE_URL: 'https://x.example',
      });
    expect(load).toThrow(StackError);
    for (const name of [
      'PORT must be at most 65535',
      'SAMPLE_PROFILES must be a whole number',
      'REDIS_URL must be an address like redis://',
      'DATABASE_URL is needed because SUPABASE_URL is set',
      'SUPABASE_PUBLISHABLE_KEY is needed',
      'SUPABASE_SECRET_KEY is needed',
    ]) {
      expect(load).toThrow(name);
    }
  });

  it('starts with no connection that others could read', () => {
    const load = () => loadConfig({ DATABASE_URL: 'postgres://u:hunter2@db/x', SMTP_URL: 'smtp://mail' });
    expect(load).toThrow(/1 problem[^]*DATABASE_URL leaves this machine without verified TLS(?!.*hunter2)/s);
  });

  it('repeats no value that it refuses: it may be a password', () => {
    expect(() => loadConfig({ DATABASE_URL: 'mysql://root:hunter2@x' })).toThrow(/^(?!.*hunter2)/s);
  });
});
