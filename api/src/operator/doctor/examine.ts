import { Resolver } from 'node:dns/promises';
import { isOnThisMachine } from '@directory/runtime/connection-security';
import { connectMeilisearch } from '@directory/search-config/meilisearch-http';
import type { Redis } from 'ioredis';
import type postgres from 'postgres';
import { domainOf } from '../../mail-address.ts';
import { createSupabaseHttp, type SupabaseHttp } from '../../people/members/supabase-http.ts';
import { checkCertificate, checkSite, readSiteClock } from './site.ts';
import { checkClock, checkDisk } from './machine.ts';
import type { DoctorConfig } from './config.ts';
import { checkDatabaseLints, checkRoles, checkRowSecurity } from './rights.ts';
import { checkListen, checkMigrations, checkPostgres, checkBeat, checkMails } from './database.ts';
import { checkMeilisearch, checkRedis, checkSmtp } from './servers.ts';
import { checkIndex, checkAdminKey, checkSearchKey } from './search.ts';
import { checkDkim, checkDmarc, checkSpf } from './sender.ts';
import { checkAuth, checkKeyholder, checkPictures } from './supabase.ts';
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
const away = (part: string) =>
  `Start ${part}, anew if it stands still, or correct its address and what lies between: network, firewall, DNS.`;

/**
 * Looks at everything at the same time, each part by itself: what one lacks hides nothing of the others. What is asked by way of a part that
 * stands still says so, in place of a cure that would not help.
 */
export async function examine(patient: Patient): Promise<Finding[]> {
  const { databaseUrl, sql, redis, migrations } = patient;
  const database = way('Postgres', DATABASE, () => sql`select 1`);
  const inDatabase = (name: string, cure: string, check: () => Promise<Verdict>) =>
    look(name, cure, check, [database]);
  return (
    await Promise.all([
      look('postgres', DATABASE, () => checkPostgres(sql)),
      inDatabase('migrations', 'Apply supabase/migrations: supabase db push.', () =>
        checkMigrations(sql, migrations),
      ),
      inDatabase('row security', AS_OWNER, () => checkRowSecurity(sql)),
      inDatabase('database lints', AS_OWNER, () => checkDatabaseLints(sql)),
      inDatabase('roles', AS_OWNER, () => checkRoles(sql)),
      inDatabase('listen', DATABASE, () => checkListen(databaseUrl)),
      look('redis', REDIS, () => checkRedis(redis)),
      ...examineSearch(patient, database),
      ...examineSupabase(patient, database),
      inDatabase('worker', 'Start the worker; its log says why it ended.', () => checkBeat(sql, 'worker')),
      inDatabase('indexer', 'Start the indexer; its log says why it ended.', () => checkBeat(sql, 'indexer')),
      inDatabase('mails', 'Start the worker; npm run admin -- queues retry tries at once what waits.', () =>
        checkMails(sql),
      ),
      ...examineMail(patient),
      ...examinePublic(patient, database),
    ])
  ).flat();
}

function examineSearch(
  { sql, config: { meilisearch } }: Patient,
  database: Way,
): Promise<Finding | Finding[]>[] {
  if (!meilisearch) return [Promise.resolve({ name: 'meilisearch', ...notNamed('MEILISEARCH_URL') })];
  const { nodes, searchKey, adminKey } = meilisearch;
  const several = nodes.length > 1;
  return nodes.map(async ({ name, url }) => {
    const { host } = new URL(url);
    const named = (what: string) => (several ? `${what} ${host}` : what);
    const connect = (apiKey: string) => connectMeilisearch({ url, apiKey, connections: 4 });
    const search = searchKey === null ? null : connect(searchKey);
    const admin = adminKey === null ? null : connect(adminKey);
    const any = admin ?? search ?? connect('');
    const opened = new Set([search, admin, any].filter((each) => each !== null));
    try {
      const cure = away(`Meilisearch at ${host}`);
      const server = way('Meilisearch', cure, () => any.send({ method: 'GET', path: '/health' }));
      return await Promise.all([
        look(named('meilisearch'), cure, () => checkMeilisearch(any, host)),
        look(named('search key'), cure, orNotNamed(search, 'MEILISEARCH_SEARCH_KEY', checkSearchKey), [
          server,
        ]),
        look(named('admin key'), cure, orNotNamed(admin, 'MEILISEARCH_ADMIN_KEY', checkAdminKey), [server]),
        look(named('index'), cure, () => checkIndex(sql, name, admin), [database, server]),
      ]);
    } finally {
      await Promise.all([...opened].map((each) => each.close()));
    }
  });
}

function examineSupabase({ config }: Patient, database: Way): Promise<Finding | Finding[]>[] {
  const { supabase, keyholderUrl } = config;
  const asking = async <Found>(url: string, ask: (http: SupabaseHttp) => Promise<Found>): Promise<Found> => {
    const http = createSupabaseHttp(url);
    try {
      return await ask(http);
    } finally {
      await http.close();
    }
  };
  const keyholder = orNotNamed(keyholderUrl, 'KEYHOLDER_URL', (address) =>
    asking(address, (http) => checkKeyholder(http, decodeURIComponent(new URL(address).password))),
  );
  const lookAtKeyholder = (ways: readonly Way[]) =>
    look('keyholder', 'Start the keyholder; its log says why it ended.', keyholder, ways);
  if (!supabase)
    return [Promise.resolve({ name: 'accounts', ...notNamed('SUPABASE_URL') }), lookAtKeyholder([database])];
  const { url, publishableKey, secretKey } = supabase;
  return [
    asking(url, (http) => {
      const cure = away(`Supabase at ${new URL(url).host}`);
      const service = way('Supabase', cure, () =>
        http.send({ method: 'GET', path: '/auth/v1/health', headers: {} }),
      );
      const ways = [database, service];
      return Promise.all([
        look(
          'accounts',
          cure,
          orNotNamed(publishableKey, 'SUPABASE_PUBLISHABLE_KEY', (key) => checkAuth(http, key)),
          ways,
        ),
        look(
          'pictures',
          cure,
          orNotNamed(secretKey, 'SUPABASE_SECRET_KEY', (key) => checkPictures(http, key)),
          ways,
        ),
        lookAtKeyholder(ways),
      ]);
    }),
  ];
}

function examineMail({ config, dnsServer }: Patient): Promise<Finding>[] {
  const dns = new Resolver({ timeout: 3000, tries: 2 });
  if (dnsServer !== undefined) dns.setServers([dnsServer]);
  const unresolved = 'No name server answered: see the resolver of this machine.';
  const { mailServer, sender, dkimSelector, isInContainer } = config;
  const ofDomain = (check: (domain: string) => Promise<Verdict>) =>
    isAtHome(config) && (sender === null || isInContainer)
      ? () => Promise.resolve(ok('none is needed: the site is on this machine alone'))
      : orNotNamed(sender, 'MAIL_FROM', ({ address }) => check(domainOf(address)));
  return [
    look('smtp', away('the mail server'), orNotNamed(mailServer, 'SMTP_URL', checkSmtp)),
    look(
      'spf',
      unresolved,
      ofDomain((domain) => checkSpf(dns, domain)),
    ),
    look(
      'dkim',
      unresolved,
      ofDomain(async (domain) =>
        dkimSelector === null ? notNamed('DKIM_SELECTOR') : checkDkim(dns, domain, dkimSelector),
      ),
    ),
    look(
      'dmarc',
      unresolved,
      ofDomain((domain) => checkDmarc(dns, domain)),
    ),
  ];
}

function examinePublic({ sql, config }: Patient, database: Way): Promise<Finding>[] {
  const { publicUrl, diskPaths, isInContainer } = config;
  const isOutOfReach = isInContainer && isAtHome(config);
  const databaseClock = async () => {
    const [row] = await sql<{ ms: number }[]>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`;
    return row?.ms ?? Number.NaN;
  };
  const site =
    publicUrl === null || isOutOfReach ? [] : [{ name: 'the site', read: () => readSiteClock(publicUrl) }];
  const noSite = 'The server, the proxy before it and the DNS record of PUBLIC_URL must be there.';
  return [
    look(
      'site',
      noSite,
      orNotNamed(publicUrl, 'PUBLIC_URL', (url) =>
        isOutOfReach ? Promise.resolve(ok(`not asked: ${url} is another machine’s in here`)) : checkSite(url),
      ),
      [database],
    ),
    look(
      'certificate',
      noSite,
      orNotNamed(publicUrl, 'PUBLIC_URL', (url) =>
        isAtHome(config)
          ? Promise.resolve(ok('none is needed: the site is on this machine alone'))
          : checkCertificate(url),
      ),
    ),
    look(
      'clock',
      'See the line of site.',
      () => checkClock([{ name: 'the database', read: databaseClock }, ...site]),
      [database],
    ),
    look('disk', 'See whether the folders of DISK_PATHS can be read.', () => checkDisk(diskPaths)),
  ];
}

/** Nobody but who sits at this machine reaches the site, to try it out. */
function isAtHome({ publicUrl, isInContainer }: DoctorConfig): boolean {
  if (publicUrl === null || !isOnThisMachine(new URL(publicUrl))) return false;
  return publicUrl.startsWith('http:') || isInContainer;
}

/** The check, or what to say where its part was not named. */
function orNotNamed<Part>(
  part: Part | null,
  variable: string,
  check: (part: Part) => Promise<Verdict>,
): () => Promise<Verdict> {
  return () => (part === null ? Promise.resolve(notNamed(variable)) : check(part));
}
