import type { DirectoryFilters } from '@directory/domain/directory';
import type { LandingCity } from '@directory/domain/landing';
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
