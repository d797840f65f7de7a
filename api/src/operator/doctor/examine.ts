import { Resolver } from 'node:dns/promises';
import { resolve } from 'node:path';
import { isOnThisMachine } from '@directory/runtime/connection-security';
import { connectMeilisearch } from '@directory/search-config/meilisearch-http';
import type { SearchNode } from '@directory/search-config/nodes';
import type { Sql } from 'postgres';
import { domainOf } from '../../mail-address.ts';
import { createSupabaseHttp } from '../../people/members/supabase-http.ts';
import type { Context } from '../command-line/context.ts';
import type { DoctorConfig } from './config.ts';
import {
  checkBeat,
  checkListen,
  checkMails,
  checkMigrations,
  checkPersonRequests,
  checkPostgres,
  checkWaiting,
  readDatabaseClock,
} from './database.ts';
import { checkDatabaseLints, checkRoles, checkRowSecurity } from './rights.ts';
import { checkAdminKey, checkIndex, checkSearchKey } from './search.ts';
import { checkDkim, checkDmarc, checkSpf } from './sender.ts';
import { checkMeilisearch, checkRedis, checkSmtp } from './servers.ts';
import { checkCertificate, checkClock, checkDisk, checkSite, readSiteClock } from './site.ts';
import { checkAuth, checkKeyholder, checkPictures } from './supabase.ts';
import { type Finding, look, NotNamed, ok, PATIENCE_MS, type Verdict, type Way, way } from './verdict.ts';

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

/** What the questions are asked with. */
interface Visit {
  sql: Sql;
  config: DoctorConfig;
  /** How long a part is waited for. */
  patienceMs: number;
  /** The way to the database. */
  database: readonly Way[];
  /** Has a client closed when everything was looked at. */
  keep: <Client extends { close: () => Promise<void> }>(client: Client) => Client;
  /** The value of a variable. @throws NotNamed where the doctor was not told it */
  told: <Name extends keyof DoctorConfig>(name: Name) => NonNullable<DoctorConfig[Name]>;
}

/**
 * Looks at everything at the same time, each part by itself: what one lacks hides nothing of the others. What is asked by way of a part that
 * stands still says so, in place of a cure that would not help.
 * @param options.dns is asked instead of the system's server, as `address` or `address:port` @param options.patienceMs how long a part is waited for
 */
export async function examine(
  context: Context,
  config: DoctorConfig,
  { dns, patienceMs = PATIENCE_MS }: { dns?: string | undefined; patienceMs?: number | undefined } = {},
): Promise<Finding[]> {
  const { sql } = context;
  const redis = await context.redis();
  const database = [way('Postgres', DATABASE, () => sql`select 1`, patienceMs)];
  const closing: { close: () => Promise<void> }[] = [];
  const visit: Visit = {
    ...{ sql, config, patienceMs, database },
    keep(client) {
      closing.push(client);
      return client;
    },
    told(name) {
      const value = config[name];
      if (value === undefined) throw new NotNamed(name);
      return value;
    },
  };
  const apply = 'Apply supabase/migrations: supabase db push.';
  const retry = 'Start the worker; npm run admin -- queues retry tries at once what waits.';
  const parts: Part[] = [
    ['postgres', DATABASE, () => checkPostgres(sql)],
    ['migrations', apply, () => checkMigrations(sql, resolve('supabase', 'migrations')), database],
    ['row security', AS_OWNER, () => checkRowSecurity(sql), database],
    ['database lints', AS_OWNER, () => checkDatabaseLints(sql), database],
    ['roles', AS_OWNER, () => checkRoles(sql), database],
    ['listen', DATABASE, () => checkListen(context.config.databaseUrl, patienceMs), database],
    ['redis', REDIS, () => checkRedis(redis)],
    ...config.searchNodes.flatMap((node) => searchParts(visit, node)),
    ...(config.searchNodes.length === 0 ? [unnamed('meilisearch', 'MEILISEARCH_URL')] : []),
    ...supabaseParts(visit),
    ['worker', LOG('worker'), () => checkBeat(sql, 'worker'), database],
    ['indexer', LOG('indexer'), () => checkBeat(sql, 'indexer'), database],
    ['mails', retry, () => checkMails(sql), database],
    ['custodian', AS_OWNER, () => checkPersonRequests(sql), database],
    ['waiting', AS_OWNER, () => checkWaiting(sql), database],
    ...mailParts(visit, dns),
    ...publicParts(visit),
  ];
  try {
    return await Promise.all(parts.map(([name, cure, ask, ways]) => look(name, cure, ask, ways, patienceMs)));
  } finally {
    await Promise.all(closing.map((client) => client.close()));
  }
}

const unnamed = (name: string, variable: string): Part => [
  name,
  '',
  () => Promise.reject(new NotNamed(variable)),
];

function searchParts(
  { sql, config, patienceMs, database, keep, told }: Visit,
  { name, url }: SearchNode,
): Part[] {
  const { MEILISEARCH_SEARCH_KEY: searchKey, MEILISEARCH_ADMIN_KEY: adminKey, searchNodes } = config;
  const { host } = new URL(url);
  const named = (what: string) => (searchNodes.length > 1 ? `${what} ${host}` : what);
  const connect = (apiKey: string) => keep(connectMeilisearch({ url, apiKey }));
  const any = connect(adminKey ?? searchKey ?? '');
  const cure = AWAY(`Meilisearch at ${host}`);
  const health = () => any.send({ method: 'GET', path: '/health' });
  const server = [way('Meilisearch', cure, health, patienceMs)];
  const index = () => checkIndex(sql, name, adminKey === undefined ? null : any);
  return [
    [named('meilisearch'), cure, () => checkMeilisearch(any, host)],
    [named('search key'), cure, () => checkSearchKey(connect(told('MEILISEARCH_SEARCH_KEY'))), server],
    [named('admin key'), cure, () => checkAdminKey(connect(told('MEILISEARCH_ADMIN_KEY'))), server],
    [named('index'), cure, index, [...database, ...server]],
  ];
}

function supabaseParts({ config, patienceMs, database, keep, told }: Visit): Part[] {
  const { SUPABASE_URL: url } = config;
  const keyholder = () => {
    const address = told('KEYHOLDER_URL');
    return checkKeyholder(keep(createSupabaseHttp(address)), decodeURIComponent(new URL(address).password));
  };
  if (url === undefined)
    return [unnamed('accounts', 'SUPABASE_URL'), ['keyholder', LOG('keyholder'), keyholder, database]];
  const http = keep(createSupabaseHttp(url));
  const cure = AWAY(`Supabase at ${new URL(url).host}`);
  const health = { method: 'GET', path: '/auth/v1/health', headers: {} } as const;
  const ways = [...database, way('Supabase', cure, () => http.send(health), patienceMs)];
  return [
    ['accounts', cure, () => checkAuth(http, told('SUPABASE_PUBLISHABLE_KEY')), ways],
    ['pictures', cure, () => checkPictures(http, told('SUPABASE_SECRET_KEY')), ways],
    ['keyholder', LOG('keyholder'), keyholder, ways],
  ];
}

function mailParts({ config, told }: Visit, dnsServer: string | undefined): Part[] {
  const dns = new Resolver({ timeout: 3000, tries: 2 });
  if (dnsServer !== undefined) dns.setServers([dnsServer]);
  const isNeeded = !isAtHome(config) || (config.MAIL_FROM && config.IN_CONTAINER === undefined);
  const unresolved = 'No name server answered: see the resolver of this machine.';
  const ofDomain = (name: string, check: (domain: string) => Promise<Verdict>): Part => [
    name,
    unresolved,
    () => (isNeeded ? check(domainOf(told('MAIL_FROM').address)) : NO_NEED),
  ];
  return [
    ['smtp', AWAY('the mail server'), () => checkSmtp(told('SMTP_URL'))],
    ofDomain('spf', (domain) => checkSpf(dns, domain)),
    ofDomain('dkim', (domain) => checkDkim(dns, domain, told('DKIM_SELECTOR'))),
    ofDomain('dmarc', (domain) => checkDmarc(dns, domain)),
  ];
}

function publicParts({ sql, config, database, told }: Visit): Part[] {
  const { PUBLIC_URL: publicUrl, DISK_PATHS } = config;
  const isOutOfReach = config.IN_CONTAINER !== undefined && isAtHome(config);
  const clocks = [{ name: 'the database', read: () => readDatabaseClock(sql) }];
  if (publicUrl !== undefined && !isOutOfReach)
    clocks.push({ name: 'the site', read: () => readSiteClock(publicUrl) });
  const site = () => {
    const url = told('PUBLIC_URL');
    return isOutOfReach ? ok(`not asked: ${url} is another machine’s in here`) : checkSite(url);
  };
  const noSite = 'The server, the proxy before it and the DNS record of PUBLIC_URL must be there.';
  return [
    ['site', noSite, site, database],
    ['certificate', noSite, () => (isAtHome(config) ? NO_NEED : checkCertificate(told('PUBLIC_URL')))],
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
