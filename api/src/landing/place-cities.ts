import type { DirectoryFilters } from '@directory/domain/directory';
import type { LandingCity } from '@directory/domain/landing';
import { listedCity } from '@directory/domain/listed-cities';
import type { ProvinceCode } from '@directory/domain/provinces';
import { slugify } from '@directory/domain/slug';

/** The cities of a province, most psychologists first. Spellings of one slug are one city, by its most frequent name. */
export function placeCities(filters: DirectoryFilters, province: ProvinceCode): LandingCity[] {
  const cities = new Map<string, LandingCity>();
  for (const { value, count } of filters.provinces.find(({ code }) => code === province)?.cities ?? []) {
    const slug = slugify(value);
    const known = cities.get(slug);
    if (known) known.count += count;
    else if (slug !== '') cities.set(slug, { name: value, slug, count });
  }
  return [...cities.values()].sort((a, b) => b.count - a.count);
}

/** The city of this slug: one with psychologists, or a listed one, which has its page without any. */
export function findCity(
  cities: readonly LandingCity[],
  province: ProvinceCode,
  slug: string,
): LandingCity | undefined {
  const known = cities.find((city) => city.slug === slug);
  if (known) return known;
  const name = listedCity(province, slug);
  return name === undefined ? undefined : { name, slug, count: 0 };
}
