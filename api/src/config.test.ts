import { expect, it } from 'vitest';
import { loadAdminConfig, loadConfig, loadWorkerConfig } from './config.ts';

const complete = {
  DATABASE_URL: 'postgres://u:p@db:5432/x?sslmode=verify-full',
  REDIS_URL: 'rediss://cache:6379',
  MEILISEARCH_URL: 'https://search:7700/',
  MEILISEARCH_SEARCH_KEY: 'key',
  SUPABASE_URL: 'https://project.supabase.co/',
  SUPABASE_PUBLISHABLE_KEY: 'key',
  KEYHOLDER_URL: 'https://api:a%20token@keyholder:8081',
  SITE_SECRET: 'a secret of 24 characters',
};

it('fills in what is not given, and leaves final slashes away', () => {
  expect(loadConfig({ ...complete, PUBLIC_URL: '' })).toMatchObject({
    publicUrl: 'http://127.0.0.1:8080',
    supabase: { url: 'https://project.supabase.co' },
    keyholder: { url: 'https://keyholder:8081', token: 'a token' },
    meilisearch: { nodes: [{ name: 'psychologists', url: 'https://search:7700' }] },
    trustedProxies: 0,
    supportEmail: null,
    clinicalReview: null,
    privacyOfficer: null,
    processors: null,
    securityContact: null,
  });
});

it('refuses a limit of messages that the database could not count', () => {
  const of = (limit: string) => loadConfig({ ...complete, CONTACT_MESSAGES_PER_10_MINUTES: limit });
  expect(of('1000000').contactMessagesPer10Minutes).toBe(1_000_000);
  for (const limit of ['1000001', '0', 'many'])
    expect(() => of(limit)).toThrow(/CONTACT_MESSAGES_PER_10_MINUTES/);
});

it('names the operator for reports of vulnerabilities, unless somebody else is named', () => {
  const OPERATOR_EMAIL = 'operator@example.org';
  const contactOf = (SECURITY_CONTACT: string) =>
    loadConfig({ ...complete, OPERATOR_EMAIL, SECURITY_CONTACT }).securityContact;
  expect(contactOf('')).toBe('mailto:operator@example.org');
  expect(contactOf('https://example.org/security')).toBe('https://example.org/security');
  expect(() => contactOf('security@example.org')).toThrow(/SECURITY_CONTACT/);
});

it('names who reviewed the clinical words and when, whole or not at all', () => {
  const review = {
    CLINICAL_REVIEWER_NAME: 'Dr. Anne Tremblay',
    CLINICAL_REVIEWER_CREDENTIALS: 'Ph.D., C.Psych.',
    CLINICAL_REVIEW_DATE: '2026-03-02',
  };
  expect(loadConfig({ ...complete, ...review }).clinicalReview).toEqual({
    name: 'Dr. Anne Tremblay',
    credentials: 'Ph.D., C.Psych.',
    date: '2026-03-02',
  });
  expect(() => loadConfig({ ...complete, ...review, CLINICAL_REVIEWER_CREDENTIALS: '' })).toThrow(
    /CLINICAL_REVIEWER_CREDENTIALS: is missing/,
  );
  for (const CLINICAL_REVIEW_DATE of ['2 March 2026', '2026-02-30', '2999-01-01']) {
    expect(() => loadConfig({ ...complete, ...review, CLINICAL_REVIEW_DATE })).toThrow(
      /CLINICAL_REVIEW_DATE/,
    );
  }
});

it('names who runs the directory, and takes no address that is nobody’s', () => {
  const [OPERATOR_NAME, OPERATOR_ADDRESS] = ['Prairie Directories Inc.', '1 Main Street, Winnipeg'];
  expect(loadConfig(complete).operator).toBeNull();
  expect(loadConfig({ ...complete, OPERATOR_NAME }).operator).toEqual({ name: OPERATOR_NAME });
  expect(loadConfig({ ...complete, OPERATOR_NAME, OPERATOR_ADDRESS }).operator).toEqual({
    name: OPERATOR_NAME,
    address: OPERATOR_ADDRESS,
  });
  expect(() => loadConfig({ ...complete, OPERATOR_ADDRESS })).toThrow(/OPERATOR_NAME/);
});

it('says what premium costs in whole dollars, or nothing', () => {
  const pricesOf = (PREMIUM_PRICES: string) => loadConfig({ ...complete, PREMIUM_PRICES }).premiumPrices;
  expect(pricesOf('')).toBeNull();
  expect(pricesOf('30, 300')).toEqual({ monthly: 30, annual: 300 });
  for (const wrong of ['30', '30.50, 300', 'thirty, 300', '30, 300, 3000'])
    expect(() => pricesOf(wrong)).toThrow(/PREMIUM_PRICES: is not two prices/);
});

it('knows the network of the directory’s own page, and takes no address without TLS', () => {
  const linkOf = (SOCIAL_URL: string) => loadConfig({ ...complete, SOCIAL_URL }).socialLink;
  expect(loadConfig(complete).socialLink).toBeNull();
  const url = 'https://www.linkedin.com/company/directory';
  expect(linkOf(url)).toEqual({ url, network: 'LinkedIn' });
  expect(linkOf('https://cosocial.ca/@directory')?.network).toBe('cosocial.ca');
  expect(() => linkOf('http://www.facebook.com/directory')).toThrow(/SOCIAL_URL/);
  expect(() => linkOf('javascript:alert(1)')).toThrow(/SOCIAL_URL/);
});

it('names who answers for privacy, and takes no half of them', () => {
  const [PRIVACY_OFFICER_NAME, PRIVACY_OFFICER_EMAIL] = ['Ada Martin', 'privacy@example.org'];
  const DATA_PROCESSORS = 'Supabase, Montréal (Québec); Postmark, United States';
  expect(loadConfig({ ...complete, DATA_PROCESSORS }).processors).toEqual([
    'Supabase, Montréal (Québec)',
    'Postmark, United States',
  ]);
  expect(() => loadConfig({ ...complete, DATA_PROCESSORS: 'Supabase' })).toThrow(
    /DATA_PROCESSORS: is not a list/,
  );
  const { privacyOfficer } = loadConfig({ ...complete, PRIVACY_OFFICER_NAME, PRIVACY_OFFICER_EMAIL });
  expect(privacyOfficer).toEqual({ name: 'Ada Martin', email: 'privacy@example.org' });
  expect(() => loadConfig({ ...complete, PRIVACY_OFFICER_NAME })).toThrow(
    /PRIVACY_OFFICER_EMAIL: is missing/,
  );
  expect(() => loadConfig({ ...complete, PRIVACY_OFFICER_EMAIL })).toThrow(
    /PRIVACY_OFFICER_NAME: is missing/,
  );
  expect(() => loadConfig({ ...complete, PRIVACY_OFFICER_NAME, PRIVACY_OFFICER_EMAIL: 'ada' })).toThrow(
    /PRIVACY_OFFICER_EMAIL: is not an email/,
  );
});

it('names every missing and every wrong variable at once', () => {
  const wrong = {
    ...complete,
    DATABASE_URL: '',
    REDIS_URL: 'http://x',
    PORT: '99999',
    TRUSTED_PROXIES: '-1',
  };
  expect(() => loadConfig(wrong)).toThrow(/DATABASE_URL: is missing[^]*REDIS_URL[^]*PORT[^]*TRUSTED_PROXIES/);
});

it('does not start with a connection that others could read, and says what to do', () => {
  const open = {
    ...complete,
    DATABASE_URL: 'postgres://u:p@db/x',
    REDIS_URL: 'redis://cache',
    SUPABASE_URL: 'http://gateway:8000',
    MEILISEARCH_URL: 'http://search:7700',
  };
  expect(() => loadConfig(open)).toThrow(
    /DATABASE_URL: leaves this machine[^]*REDIS_URL: leaves[^]*SUPABASE_URL: leaves[^]*MEILISEARCH_URLS: leaves/,
  );
  expect(loadConfig({ ...open, ALLOW_UNVERIFIED: 'postgres,redis,supabase,meilisearch' }).redisUrl).toBe(
    'redis://cache',
  );
  expect(() => loadAdminConfig(open)).toThrow(/DATABASE_URL: leaves/);
  // The worker's affair.
  expect(() => loadConfig({ ...complete, SMTP_URL: 'smtp://mail?ignoreTLS=true' })).not.toThrow();
});

it('takes how many connections the database has room for', () => {
  expect(loadConfig(complete).databaseConnections).toBe(10);
  expect(loadConfig({ ...complete, DATABASE_CONNECTIONS: '4' }).databaseConnections).toBe(4);
  expect(() => loadConfig({ ...complete, DATABASE_CONNECTIONS: '0' })).toThrow(/DATABASE_CONNECTIONS/);
});

it('the worker needs no key of the search engine and no public key', () => {
  const {
    MEILISEARCH_URL: _url,
    MEILISEARCH_SEARCH_KEY: _search,
    SUPABASE_PUBLISHABLE_KEY: _key,
    ...given
  } = complete;
  const mail = {
    SMTP_URL: 'smtp://mail:25',
    MAIL_FROM: 'directory@example.org',
    OPERATOR_EMAIL: 'operator@example.org',
  };
  expect(loadWorkerConfig({ ...given, ...mail })).toMatchObject({
    publicUrl: 'http://127.0.0.1:8080',
    mail: { requireTls: true },
  });
  const plain = { ...given, ...mail, SMTP_URL: 'smtp://mail?ignoreTLS=true' };
  expect(() => loadWorkerConfig(plain)).toThrow(/SMTP_URL: leaves this machine/);
  expect(loadWorkerConfig({ ...plain, ALLOW_UNVERIFIED: 'smtp' }).mail.requireTls).toBe(false);
});
