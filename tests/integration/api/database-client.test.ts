import { expect, it } from 'vitest';
import { OWN_CONNECTIONS, ownSite } from '../../support/own-site.ts';
import { ask } from './site.ts';

it('the api opens as many connections as DATABASE_CONNECTIONS allows, and one to listen on, and asks a new one nothing of its own', async () => {
  const { api, database } = await ownSite();
  /** Those that are open while many ask. Those that were cut off before end a moment later. */
  const open = async () => {
    const many = Array.from({ length: 30 }, (_, index) => ask(`/api/profiles/${index}`, {}, api.url));
    const [featured] = await Promise.all([ask('/api/featured', {}, api.url), ...many]);
    expect(featured.status).toBe(200);
    const rows = await database.sql<{ name: string; count: number }[]>`
      select application_name as name, count(*)::integer as count
      from pg_stat_activity
      where datname = current_database() and application_name like 'directory-api%'
      group by 1 order by 1`;
    return [...rows];
  };
  await expect.poll(open).toEqual([
    { name: 'directory-api', count: OWN_CONNECTIONS },
    { name: 'directory-api-listen', count: 1 },
  ]);
});
