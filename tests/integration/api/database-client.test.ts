import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { startApi } from '../../support/api-process.ts';
import { ownDatabase } from '../../support/own-database.ts';
import { readStack } from '../../support/stack-file.ts';
import { ask } from './site.ts';

/** The database at another address, where a connection ends as soon as it is asked for the database's types. */
async function databaseThatEnds(target: string): Promise<AsyncDisposable & { url: string }> {
  const url = new URL(target);
  const { port, hostname } = url;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.on('data', (sent) => {
      if (sent.includes('pg_catalog.pg_type')) near.destroy();
      else far.write(sent);
    });
    far.pipe(near);
    near.on('error', () => undefined).on('close', () => far.destroy());
    far.on('error', () => undefined).on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    [Symbol.asyncDispose]: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

it('the api opens as many connections as DATABASE_CONNECTIONS allows, and one to listen on, and asks a new one nothing of its own that could fail with nobody to hear of it', async () => {
  await using database = await ownDatabase();
  await using ending = await databaseThatEnds(database.url);
  const parts = { ...readStack(), postgres: ending.url };
  await using api = await startApi(parts, { env: { DATABASE_CONNECTIONS: '2' } });
  const many = Array.from({ length: 30 }, (_, index) => ask(`/api/profiles/${index}`, {}, api.url));
  const [featured, health] = await Promise.all([
    ask('/api/featured', {}, api.url),
    ask('/api/health', {}, api.url),
    ...many,
  ]);
  expect(featured.status).toBe(200);
  expect(health.json()).toMatchObject({ checks: { postgres: { status: 'ok' } } });
  const open = await database.sql<{ name: string; count: number }[]>`
    select application_name as name, count(*)::integer as count
    from pg_stat_activity
    where datname = current_database() and application_name like 'directory-api%'
    group by 1 order by 1`;
  expect([...open]).toEqual([
    { name: 'directory-api', count: 2 },
    { name: 'directory-api-listen', count: 1 },
  ]);
});
