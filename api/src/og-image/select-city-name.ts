import type { ProvinceCode } from '@directory/domain/provinces';
import type postgres from 'postgres';

/** The name of a city with an active psychologist, as most of them write it; null when there is none. */
export async function selectCityName(
  sql: postgres.Sql,
  province: ProvinceCode,
  citySlug: string,
): Promise<string | null> {
  // A sample is enough to tell the common spelling, and keeps a large city quick.
  const [row] = await sql<{ city: string }[]>`
    select city
    from (
      select city from public.psychologist_profiles
      where province = ${province} and city_slug = ${citySlug} and is_active
      limit 200
    ) as sample
    group by city
    order by count(*) desc, city
    limit 1`;
  return row?.city ?? null;
}
