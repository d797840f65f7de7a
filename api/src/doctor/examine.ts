import { Resolver } from 'node:dns/promises';
import { isOnThisMachine } from '@directory/domain/connection-security';
import { connectMeilisearch } from '@directory/search-config/meilisearch-http';
import type { Redis } from 'ioredis';
import type postgres from 'postgres';
import { createSupabaseHttp } from '../members/supabase-http.ts';
import { checkCertificate } from './certificate.ts';
import { checkClock } from './clock.ts';
import type { DoctorConfig } from './config.ts';
import { checkDisk } from './disk.ts';
import { checkListen } from './listen.ts';
import { checkMeilisearch } from './meilisearch.ts';
import { checkMigrations } from './migrations.ts';
import { checkPostgres } from './postgres.ts';
import { checkBeat, checkMails } from './programs.ts';
import { checkRedis } from './redis.ts';
import { checkRoles } from './roles.ts';
import { checkRowSecurity } from './row-security.ts';
import { checkIndex } from './search-index.ts';
import { checkAdminKey, checkSearchKey } from './search-keys.ts';
import { checkDkim, checkDmarc, checkSpf } from './sender.ts';
import { checkSite, readSiteClock } from './site.ts';
import { checkSmtp } from './smtp.ts';
import { checkAuth, checkPictures } from './supabase.ts';
import { type Finding, look, notNamed, ok, type Verdict } from './verdict.ts';

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
  'Start Postgres, or correct DATABASE_URL: host, password, network; docs/operations/README.md, "The database is away".';
const AS_OWNER = 'See the line of postgres; the doctor needs DATABASE_URL as the owner of the database.';
const AWAY = 'Start it, or correct its address and what lies between: network, firewall, DNS.';

/** Looks at everything at the same time, each part by itself: what one lacks hides nothing of the others. */
export async function examine(patient: Patient): Promise<Finding[]> {
  const { databaseUrl, sql, redis, migrations } = patient;
  return (
    await Promise.all([
      look('postgres', DATABASE, () => checkPostgres(sql)),
      look('migrations', 'Apply supabase/migrations: supabase db push.', () =>
        checkMigrations(sql, migrations),
      ),
      look('row security', AS_OWNER, () => checkRowSecurity(sql)),
      look('roles', AS_OWNER, () => checkRoles(sql)),
      look('listen', DATABASE, () => checkListen(databaseUrl)),
      look('redis', 'Start Redis, or correct REDIS_URL; docs/operations/README.md, "Redis is away".', () =>
        checkRedis(redis),
      ),
      ...examineSearch(patient),
      ...examineSupabase(patient),
      look('worker', 'Start the worker; its log says why it ended.', () => checkBeat(sql, 'worker')),
      look('indexer', 'Start the indexer; its log says why it ended.', () => checkBeat(sql, 'indexer')),
      look('mails', 'Start the worker; npm run admin -- queues retry tries at once what waits.', () =>
        checkMails(sql),
      ),
      ...examineMail(patient),
      ...examinePublic(patient),
    ])
  ).flat();
}

function examineSearch({ sql, config: { meilisearch } }: Patient): Promise<Finding | Finding[]>[] {
  if (!meilisearch) return [Promise.resolve({ name: 'meilisearch', ...notNamed('MEILISEARCH_URL') })];
  const { nodes, searchKey, adminKey } = meilisearch;
  const several = nodes.length > 1;
  return nodes.map(async ({ name, url }) => {
    const { host } = new URL(url);
    const named = (what: string) => (several ? `${what} ${host}` : what);
    const connect = (apiKey: string) => connectMeilisearch({ url, apiKey, timeoutMs: 8000, connections: 4 });
    const search = searchKey === null ? null : connect(searchKey);
    const admin = adminKey === null ? null : connect(adminKey);
    const any = admin ?? search ?? connect('');
    const opened = new Set([search, admin, any].filter((each) => each !== null));
    try {
      return await Promise.all([
        look(named('meilisearch'), AWAY, () => checkMeilisearch(any, host)),
        look(named('search key'), AWAY, orNotNamed(search, 'MEILISEARCH_SEARCH_KEY', checkSearchKey)),
        look(named('admin key'), AWAY, orNotNamed(admin, 'MEILISEARCH_ADMIN_KEY', checkAdminKey)),
        look(named('index'), 'See the lines of postgres and meilisearch.', () =>
          checkIndex(sql, name, admin),
        ),
      ]);
    } finally {
      await Promise.all([...opened].map((each) => each.close()));
    }
  });
}

function examineSupabase({ config: { supabase } }: Patient): Promise<Finding | Finding[]>[] {
  if (!supabase) return [Promise.resolve({ name: 'accounts', ...notNamed('SUPABASE_URL') })];
  const { url, publishableKey, secretKey } = supabase;
  return [
    (async () => {
      const http = createSupabaseHttp(url);
      try {
        return await Promise.all([
          look(
            'accounts',
            AWAY,
            orNotNamed(publishableKey, 'SUPABASE_PUBLISHABLE_KEY', (key) => checkAuth(http, key)),
          ),
          look(
            'pictures',
            AWAY,
            orNotNamed(secretKey, 'SUPABASE_SECRET_KEY', (key) => checkPictures(http, key)),
          ),
        ]);
      } finally {
        await http.close();
      }
    })(),
  ];
}

function examineMail({ config, dnsServer }: Patient): Promise<Finding>[] {
  const dns = new Resolver({ timeout: 3000, tries: 2 });
  if (dnsServer !== undefined) dns.setServers([dnsServer]);
  const unresolved = 'No name server answered: see the resolver of this machine.';
  const { mailServer, mailDomain, dkimSelector } = config;
  const ofDomain = (check: (domain: string) => Promise<Verdict>) =>
    mailDomain === null && isAtHome(config)
      ? () => Promise.resolve(ok('none is needed: the site is on this machine alone'))
      : orNotNamed(mailDomain, 'MAIL_FROM', check);
  return [
    look('smtp', AWAY, orNotNamed(mailServer, 'SMTP_URL', checkSmtp)),
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

function examinePublic({ sql, config }: Patient): Promise<Finding>[] {
  const { publicUrl, diskPaths } = config;
  const database = async () => {
    const [row] = await sql<{ ms: number }[]>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`;
    return row?.ms ?? Number.NaN;
  };
  const site = publicUrl === null ? [] : [{ name: 'the site', read: () => readSiteClock(publicUrl) }];
  const noSite = 'The server, the proxy before it and the DNS record of PUBLIC_URL must be there.';
  return [
    look('site', noSite, orNotNamed(publicUrl, 'PUBLIC_URL', checkSite)),
    look(
      'certificate',
      noSite,
      orNotNamed(publicUrl, 'PUBLIC_URL', (url) =>
        isAtHome(config)
          ? Promise.resolve(ok('none is needed: the site is on this machine alone'))
          : checkCertificate(url),
      ),
    ),
    look('clock', 'See the lines of postgres and site.', () =>
      checkClock([{ name: 'the database', read: database }, ...site]),
    ),
    look('disk', 'See whether the folders of DISK_PATHS can be read.', () => checkDisk(diskPaths)),
  ];
}

/** Nobody but who sits at this machine reaches the site. */
function isAtHome({ publicUrl }: DoctorConfig): boolean {
  return publicUrl !== null && publicUrl.startsWith('http:') && isOnThisMachine(new URL(publicUrl));
}

/** The check, or what to say where its part was not named. */
function orNotNamed<Part>(
  part: Part | null,
  variable: string,
  check: (part: Part) => Promise<Verdict>,
): () => Promise<Verdict> {
  return () => (part === null ? Promise.resolve(notNamed(variable)) : check(part));
}
