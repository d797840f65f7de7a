import type { Directory } from '@directory/domain/directory';
import { paths } from '@directory/domain/paths';
import type { Province } from '@directory/domain/provinces';
import type postgres from 'postgres';
import type { SitemapPage } from './sitemap-xml.ts';

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
