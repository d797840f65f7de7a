import type { DirectoryFilters } from '@directory/domain/site/directory';
import { byFacetParam, CHIP_FACETS } from '@directory/domain/facets';
import { PROVINCE_CODES } from '@directory/domain/places/provinces';
import { quote } from '@directory/search-config/filter-text';
import { type Ask, countsOf, facetQuery } from './engine-query.ts';

/**
 * Every value that a filter can take, over all active profiles, most frequent first; cities by province.
 * @throws ApiError 503 without the engine
 */
export async function readFilters(ask: Ask): Promise<DirectoryFilters> {
  const [all, ...provinces] = await ask([
    facetQuery([...CHIP_FACETS.map(({ field }) => field), 'province', 'is_premium']),
    ...PROVINCE_CODES.map((code) => facetQuery(['city'], `province = ${quote(code)}`)),
  ]);
  const cities = new Map(PROVINCE_CODES.map((code, index) => [code, countsOf(provinces[index], 'city')]));
  return {
    // Each profile is premium or not; the engine's own total ends at its limit.
    total: countsOf(all, 'is_premium').reduce((sum, { count }) => sum + count, 0),
    ...byFacetParam(({ field }) => countsOf(all, field)),
    provinces: countsOf(all, 'province').flatMap(({ value, count }) => {
      const code = PROVINCE_CODES.find((known) => known === value);
      return code ? [{ code, count, cities: cities.get(code) ?? [] }] : [];
    }),
  };
}
