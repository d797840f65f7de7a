import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownDatabase, type OwnDatabase } from './own-database.ts';
import { ownRedis } from './own-redis.ts';
import { CERTIFICATE, tlsFront } from './tls-front.ts';

/** A database and a Redis of the test's own, which programs reach over TLS alone. */
export interface SecuredParts extends AsyncDisposable {
  /** The test's own way to it, without TLS. */
  database: OwnDatabase;
  postgres: string;
  redis: string;
  /** The variables of a program that knows the authority. */
  authority: { NODE_EXTRA_CA_CERTS: string };
  /** Which of them somebody has shaken hands with. */
  trusted(): { postgres: boolean; redis: boolean };
}

export async function securedParts(): Promise<SecuredParts> {
  const folder = await mkdtemp(join(tmpdir(), 'directory-authority-'));
  const authority = { NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem') };
  await writeFile(authority.NODE_EXTRA_CA_CERTS, CERTIFICATE);
  const [database, redis] = await Promise.all([ownDatabase(), ownRedis()]);
  const fronts = { postgres: await tlsFront(database.url), redis: await tlsFront(redis.url) };
  fronts.postgres.url.searchParams.set('sslmode', 'verify-full');
  return {
    ...{ database, authority },
    postgres: fronts.postgres.url.href,
    redis: fronts.redis.url.href.replace('redis:', 'rediss:'),
    trusted: () => ({ postgres: fronts.postgres.trusted() > 0, redis: fronts.redis.trusted() > 0 }),
    async [Symbol.asyncDispose]() {
      await Promise.all([fronts.postgres, fronts.redis].map((front) => front[Symbol.asyncDispose]()));
      await Promise.all([redis, database].map((part) => part[Symbol.asyncDispose]()));
      await rm(folder, { recursive: true });
    },
  };
}
