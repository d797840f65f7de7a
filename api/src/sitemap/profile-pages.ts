import { profilePath } from '@directory/domain/paths';
import type { ProvinceCode } from '@directory/domain/provinces';
import type postgres from 'postgres';
import type { ProfileFile } from './profile-files.ts';
import type { SitemapPage } from './sitemap-xml.ts';

interface Row {
  id: string;
  province: ProvinceCode | null;
  city_slug: string | null;
  name_slug: string | null;
  updated_at: Date;
}

const BATCH = 1000;

/**
 * The profiles of a file, a thousand at a time. Each batch is a query of its own that begins after the last id: an open
 * cursor would hold one of the site's few connections, and a snapshot, for as long as the reader takes.
 */
export async function* profilePages(sql: postgres.Sql, file: ProfileFile): AsyncGenerator<SitemapPage[]> {
  let batch = await readBatch(sql, file, sql`id >= ${file.first}`);
  while (batch.length > 0) {
    yield batch.map((row) => ({ path: profilePath(row), lastModified: row.updated_at }));
    const last = batch.at(-1);
    batch = last && batch.length === BATCH ? await readBatch(sql, file, sql`id > ${last.id}`) : [];
  }
}

async function readBatch(
  sql: postgres.Sql,
  { next }: ProfileFile,
  from: postgres.PendingQuery<postgres.Row[]>,
): Promise<Row[]> {
  return sql<Row[]>`
    select id, province, city_slug, name_slug, updated_at
    from public.psychologist_profiles
    where is_active and ${from} ${next === null ? sql`` : sql`and id < ${next}`}
    order by id
    limit ${BATCH}`;
}
