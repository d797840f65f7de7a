import { Resolver } from 'node:dns/promises';
import { isOnThisMachine } from '@directory/runtime/connection-security';
import { connectMeilisearch } from '@directory/search-config/meilisearch-http';
import type { SearchNode } from '@directory/search-config/nodes';
import type { Redis } from 'ioredis';
import type postgres from 'postgres';
import { domainOf } from '../../mail-address.ts';
import { createSupabaseHttp } from '../../people/members/supabase-http.ts';
import type { DoctorConfig } from './config.ts';
import {
  checkBeat,
  checkListen,
  checkMails,
  checkMigrations,
  checkPersonRequests,
  checkPostgres,
} from './database.ts';
import { checkClock, checkDisk } from './machine.ts';
import { checkDatabaseLints, checkRoles, checkRowSecurity } from './rights.ts';
import { checkAdminKey, checkIndex, checkSearchKey } from './search.ts';
import { checkDkim, checkDmarc, checkSpf } from './sender.ts';
import { checkMeilisearch, checkRedis, checkSmtp } from './servers.ts';
import { checkCertificate, checkSite, readSiteClock } from './site.ts';
import { checkAuth, checkKeyholder, checkPictures } from './supabase.ts';
import { checkWaiting } from './waiting.ts';
import { type Finding, look, notNamed, ok, type Verdict, type Way, way } from './verdict.ts';

/** The parts that are looked at. */
export interface Patient {
  databaseUrl: string;
  sql: postgres.Sql;
  redis: Redis;
  /** Of the programs' surroundings. */
  config: DoctorConfig;
  /** The folder of the migrations; it need not be there. */
  migrations: string;
  /** A DNS server to ask instead of the system's, as `address` or `address:port`. */
  dnsServer?: string | undefined;
}

const DATABASE =
  'Start Postgres, anew if it stands still, or correct DATABASE_URL: host, password, network; docs/operations/README.md, "The database is away".';
const REDIS =
  'Start Redis, anew if it stands still, or correct REDIS_URL; docs/operations/README.md, "Redis is away".';
const AS_OWNER = 'See the line of postgres; the doctor needs DATABASE_URL as the owner of the database.';
const LOG = (program: string) => `Start the ${program}; its log says why it ended.`;
const AWAY = (part: string) =>
  `Start ${part}, anew if it stands still, or correct its address and what lies between: network, firewall, DNS.`;

/** A part: its name, what to do when it does not answer, the question, and the ways to it. */
type Part = Parameters<typeof look>;

/**
 * Looks at everything at the same time, each part by itself: what one lacks hides nothing of the others. What is asked by way of a part that
 * stands still says so, in place of a cure that would not help.
 */
export async function examine(patient: Patient): Promise<Finding[]> {
  const { databaseUrl, sql, redis, config, migrations } = patient;
  const closing: { close: () => Promise<void> }[] = [];
  const kept = <Client extends (typeof closing)[number]>(client: Client): Client => {
    closing.push(client);
    return client;
  };
  const database = [way('Postgres', DATABASE, () => sql`select 1`)];
  const retry = 'Start the worker; npm run admin -- queues retry tries at once what waits.';
  const parts: Part[] = [
    ['postgres', DATABASE, () => checkPostgres(sql)],
    [
      'migrations',
      'Apply supabase/migrations: supabase db push.',
      () => checkMigrations(sql, migrations),
      database,
    ],
    ['row security', AS_OWNER, () => checkRowSecurity(sql), database],
    ['database lints', AS_OWNER, () => checkDatabaseLints(sql), database],
    ['roles', AS_OWNER, () => checkRoles(sql), database],
    ['listen', DATABASE, () => checkListen(databaseUrl), database],
    ['redis', REDIS, () => checkRedis(redis)],
    ...config.searchNodes.flatMap((node) => searchParts(patient, node, database, kept)),
    ...(config.searchNodes.length === 0 ? [unnamed('meilisearch', 'MEILISEARCH_URL')] : []),
    ...supabaseParts(config, database, kept),
    ['worker', LOG('worker'), () => checkBeat(sql, 'worker'), database],
    ['indexer', LOG('indexer'), () => checkBeat(sql, 'indexer'), database],
    ['mails', retry, () => checkMails(sql), database],
    ['custodian', AS_OWNER, () => checkPersonRequests(sql), database],
    ['waiting', AS_OWNER, () => checkWaiting(sql), database],
    ...mailParts(patient),
    ...publicParts(patient, database),
  ];
  try {
    return await Promise.all(parts.map((part) => look(...part)));
  } finally {
    await Promise.all(closing.map((client) => client.close()));
  }
}

type Keep = <Client extends { close: () => Promise<void> }>(client: Client) => Client;

function searchParts(
  { sql, config }: Patient,
  { name, url }: SearchNode,
  database: readonly Way[],
  keep: Keep,
): Part[] {
  const { MEILISEARCH_SEARCH_KEY: searchKey, MEILISEARCH_ADMIN_KEY: adminKey, searchNodes } = config;
  const { host } = new URL(url);
  const named = (what: string) => (searchNodes.length > 1 ? `${what} ${host}` : what);
  const connect = (apiKey: string) => keep(connectMeilisearch({ url, apiKey }));
  const search = searchKey === undefined ? undefined : connect(searchKey);
  const admin = adminKey === undefined ? undefined : connect(adminKey);
  const any = admin ?? search ?? connect('');
  const cure = AWAY(`Meilisearch at ${host}`);
  const server = [way('Meilisearch', cure, () => any.send({ method: 'GET', path: '/health' }))];
  return [
    [named('meilisearch'), cure, () => checkMeilisearch(any, host)],
    [named('search key'), cure, whereNamed(search, 'MEILISEARCH_SEARCH_KEY', checkSearchKey), server],
    [named('admin key'), cure, whereNamed(admin, 'MEILISEARCH_ADMIN_KEY', checkAdminKey), server],
    [named('index'), cure, () => checkIndex(sql, name, admin ?? null), [...database, ...server]],
  ];
}

function supabaseParts(config: DoctorConfig, database: readonly Way[], keep: Keep): Part[] {
  const { SUPABASE_URL: url, KEYHOLDER_URL: keyholderUrl } = config;
  const keyholder = whereNamed(keyholderUrl, 'KEYHOLDER_URL', (address) =>
    checkKeyholder(keep(createSupabaseHttp(address)), decodeURIComponent(new URL(address).password)),
  );
  if (url === undefined)
    return [unnamed('accounts', 'SUPABASE_URL'), ['keyholder', LOG('keyholder'), keyholder, database]];
  const http = keep(createSupabaseHttp(url));
  const cure = AWAY(`Supabase at ${new URL(url).host}`);
  const health = { method: 'GET', path: '/auth/v1/health', headers: {} } as const;
  const ways = [...database, way('Supabase', cure, () => http.send(health))];
  const publishable = whereNamed(config.SUPABASE_PUBLISHABLE_KEY, 'SUPABASE_PUBLISHABLE_KEY', (key) =>
    checkAuth(http, key),
  );
  const secret = whereNamed(config.SUPABASE_SECRET_KEY, 'SUPABASE_SECRET_KEY', (key) =>
    checkPictures(http, key),
  );
  return [
    ['accounts', cure, publishable, ways],
    ['pictures', cure, secret, ways],
    ['keyholder', LOG('keyholder'), keyholder, ways],
  ];
}

function mailParts({ config, dnsServer }: Patient): Part[] {
  const dns = new Resolver({ timeout: 3000, tries: 2 });
  if (dnsServer !== undefined) dns.setServers([dnsServer]);
  const { mailServer, MAIL_FROM: sender, DKIM_SELECTOR: selector, IN_CONTAINER } = config;
  const ofDomain = (check: (domain: string) => Promise<Verdict>) =>
    isAtHome(config) && (sender === undefined || IN_CONTAINER !== undefined)
      ? () => Promise.resolve(NO_NEED)
      : whereNamed(sender, 'MAIL_FROM', ({ address }) => check(domainOf(address)));
  const dkim = ofDomain((domain) =>
    whereNamed(selector, 'DKIM_SELECTOR', (name) => checkDkim(dns, domain, name))(),
  );
  const unresolved = 'No name server answered: see the resolver of this machine.';
  return [
    ['smtp', AWAY('the mail server'), whereNamed(mailServer ?? undefined, 'SMTP_URL', checkSmtp)],
    ['spf', unresolved, ofDomain((domain) => checkSpf(dns, domain))],
    ['dkim', unresolved, dkim],
    ['dmarc', unresolved, ofDomain((domain) => checkDmarc(dns, domain))],
  ];
}

function publicParts({ sql, config }: Patient, database: readonly Way[]): Part[] {
  const { PUBLIC_URL: publicUrl, DISK_PATHS } = config;
  const isOutOfReach = config.IN_CONTAINER !== undefined && isAtHome(config);
  const databaseClock = async () => {
    const [row] = await sql<{ ms: number }[]>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`;
    return row?.ms ?? Number.NaN;
  };
  const clocks = [{ name: 'the database', read: databaseClock }];
  if (publicUrl !== undefined && !isOutOfReach)
    clocks.push({ name: 'the site', read: () => readSiteClock(publicUrl) });
  const site = whereNamed(publicUrl, 'PUBLIC_URL', (url) =>
    isOutOfReach ? Promise.resolve(ok(`not asked: ${url} is another machine’s in here`)) : checkSite(url),
  );
  const certificate = whereNamed(publicUrl, 'PUBLIC_URL', (url) =>
    isAtHome(config) ? Promise.resolve(NO_NEED) : checkCertificate(url),
  );
  const noSite = 'The server, the proxy before it and the DNS record of PUBLIC_URL must be there.';
  return [
    ['site', noSite, site, database],
    ['certificate', noSite, certificate],
    ['clock', 'See the line of site.', () => checkClock(clocks), database],
    ...DISK_PATHS.map((folder): Part => {
      const name = DISK_PATHS.length > 1 ? `disk ${folder}` : 'disk';
      return [name, 'See whether the folders of DISK_PATHS can be read.', () => checkDisk(folder)];
    }),
  ];
}

const NO_NEED = ok('none is needed: the site is on this machine alone');

/** Nobody but who sits at this machine reaches the site, to try it out. */
function isAtHome({ PUBLIC_URL: publicUrl, IN_CONTAINER }: DoctorConfig): boolean {
  if (publicUrl === undefined || !isOnThisMachine(new URL(publicUrl))) return false;
  return publicUrl.startsWith('http:') || IN_CONTAINER !== undefined;
}

/** The check of a part, or what to say where it was not named. */
function whereNamed<Named>(
  named: Named | undefined,
  variable: string,
  check: (named: Named) => Promise<Verdict>,
): () => Promise<Verdict> {
  return () => (named === undefined ? Promise.resolve(notNamed(variable)) : check(named));
}

const unnamed = (name: string, variable: string): Part => [
  name,
  '',
  () => Promise.resolve(notNamed(variable)),
];
