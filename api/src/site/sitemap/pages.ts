import type { Directory } from '@directory/domain/site/directory';
import { paths, profilePath } from '@directory/domain/site/paths';
import type { ProfileRow } from '@directory/domain/profile/row';
import type { Province } from '@directory/domain/places/provinces';
import type { SitemapPage } from '@directory/domain/site/sitemap-xml';
import type postgres from 'postgres';
import type { ArticleStore } from '../articles/store.ts';
import { MOST_PER_FILE, type ProfileFile } from './profile-files.ts';

/** The list of guides and each guide. Both languages have the same ones; the later of their changes counts. */
export async function articlePages(articles: ArticleStore): Promise<SitemapPage[]> {
  const [english, french] = await Promise.all([articles.list('en'), articles.list('fr')]);
  const pages = english.map(({ slug, updatedAt }) => {
    const twin = french.find((article) => article.slug === slug)?.updatedAt ?? updatedAt;
    return { path: paths.article(slug), lastModified: updatedAt > twin ? updatedAt : twin };
  });
  const newest = pages
    .map(({ lastModified }) => lastModified)
    .sort()
    .at(-1);
  return [{ path: paths.blog(), lastModified: newest }, ...pages];
}

/** A province's own page, then each of its cities with the services that its page lists. Nothing for an empty province. */
export async function* placePages(
  { directory, sql }: { directory: Directory; sql: postgres.Sql },
  province: Province,
): AsyncGenerator<SitemapPage[]> {
  const landing = await directory.landing({ province: province.slug });
  if (!landing || landing.total === 0) return;
  const changes = await selectChanges(sql, province.code);
  const newest = [...changes.values()].reduce<Date | undefined>(
    (latest, date) => (latest === undefined || date > latest ? date : latest),
    undefined,
  );
  yield [{ path: paths.province(province.slug), lastModified: newest }];
  for (const { slug } of landing.cities) {
    const city = await directory.landing({ province: province.slug, city: slug });
    if (!city || city.total === 0) continue;
    const lastModified = changes.get(slug);
    yield [
      { path: paths.city(province.slug, slug), lastModified },
      ...city.services.map((service) => ({
        path: paths.service(province.slug, slug, service.slug),
        lastModified,
      })),
    ];
  }
}

/** When a profile of each city, by slug, last changed. */
async function selectChanges(sql: postgres.Sql, province: string): Promise<Map<string, Date>> {
  const rows = await sql<{ city_slug: string; changed: Date }[]>`
    select city_slug, max(updated_at) as changed
    from public.psychologist_profiles
    where is_active and province = ${province} and city_slug is not null
    group by city_slug`;
  return new Map(rows.map(({ city_slug, changed }) => [city_slug, changed]));
}

type Row = Pick<ProfileRow, 'id' | 'province' | 'city_slug' | 'name_slug' | 'updated_at'>;

const BATCH = 1000;

/**
 * The profiles of a file, a thousand at a time. Each batch is a query of its own that begins after the last id: an open
 * cursor would hold one of the site's few connections, and a snapshot, for as long as the reader takes.
 */
export async function* profilePages(sql: postgres.Sql, file: ProfileFile): AsyncGenerator<SitemapPage[]> {
  let batch = await readBatch(sql, file, sql`id >= ${file.first}`);
  let listed = 0;
  while (batch.length > 0) {
    listed += batch.length;
    yield batch.map((row) => ({ path: profilePath(row), lastModified: row.updated_at }));
    const last = batch.at(-1);
    batch =
      last && batch.length === BATCH && listed < MOST_PER_FILE
        ? await readBatch(sql, file, sql`id > ${last.id}`)
        : [];
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
