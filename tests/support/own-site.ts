import { expect } from 'vitest';
import { type GeocoderStandIn, place, startGeocoder } from './geocoder.ts';
import { inTime } from './in-time.ts';
import { mailSink, type MailSink } from './mail-sink.ts';
import { ownDatabase, type OwnDatabase } from './own-database.ts';
import { ownRedis, type OwnRedis } from './own-redis.ts';
import { type SharedApi, startShared } from './shared-api.ts';
import { readStack } from './stack-file.ts';
import { openLink, type SwitchableLink } from './switchable-link.ts';

/** A server on parts of the tests' own, which are filled, emptied, frozen and cut off. No worker sends its mails. */
export interface OwnSite {
  api: SharedApi;
  database: OwnDatabase;
  redis: OwnRedis;
  sink: MailSink;
  geocoder: GeocoderStandIn;
  /** The server's own ways to its database and to its Redis; those of the others lead there directly. */
  links: Record<'postgres' | 'redis', SwitchableLink>;
}

interface Health {
  checks: Record<string, { status: string }>;
}

/** As many as the server may open. */
export const OWN_CONNECTIONS = 2;

let site: Promise<OwnSite> | undefined;

/** It, one for all files, with nothing in it, all links whole, a mail server that takes everything, and a geocoder that knows every place. One proxy stands before it. */
export async function ownSite(): Promise<OwnSite> {
  site ??= start();
  const parts = await site;
  const { api, database, redis, sink, geocoder, links } = parts;
  // What stands still is given up.
  for (const link of Object.values(links)) {
    link.cut();
    link.thaw();
    link.mend();
  }
  await database.sql`
    truncate psychologist_profiles, practices, contact_messages, assessment_emails, mails, program_beats, geocode_cache cascade`;
  await redis.empty();
  sink.mails.length = 0;
  sink.refuse = () => null;
  sink.thinking = Promise.resolve();
  geocoder.requests.length = 0;
  geocoder.answer = () => place(49.8954, -97.1385);
  await inTime(async () => {
    const { checks } = (await (await fetch(`${api.url}/api/health`)).json()) as Health;
    expect([checks['postgres']?.status, checks['redis']?.status]).toEqual(['ok', 'ok']);
  });
  return parts;
}

async function start(): Promise<OwnSite> {
  const [database, redis, sink, geocoder] = await Promise.all([
    ownDatabase(),
    ownRedis(),
    mailSink(),
    startGeocoder(),
  ]);
  // What a client asks for itself could fail with nobody to hear of it.
  const [postgres, queue] = await Promise.all([
    openLink(database.url, 'pg_catalog.pg_type'),
    openLink(redis.url),
  ]);
  const parts = { ...readStack(), postgres: postgres.url, redis: queue.url };
  const env = {
    TRUSTED_PROXIES: '1',
    REQUESTS_PER_MINUTE: '1000000',
    DATABASE_CONNECTIONS: String(OWN_CONNECTIONS),
    GEOCODER_URL: geocoder.url,
  };
  const api = await startShared(env, parts);
  return { api, database, redis, sink, geocoder, links: { postgres, redis: queue } };
}
