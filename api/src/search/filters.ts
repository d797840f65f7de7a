import type { DirectoryFilters } from '@directory/domain/directory';
import { byFacetParam, CHIP_FACETS } from '@directory/domain/facets';
import { PROVINCE_CODES } from '@directory/domain/provinces';
import { PROFILE_INDEX } from '@directory/search-config/document';
import { quote } from '@directory/search-config/filter-text';
import type { SearchGateway } from './gateway.ts';
import type { EngineQuery } from './query.ts';

type Counts = Partial<Record<string, Record<string, number>>>;

/**
 * Every value that a filter can take, over all active profiles, most frequent first; cities by province.
 * @throws ApiError 503 without the engine
 */
export async function readFilters(gateway: Pick<SearchGateway, 'search'>): Promise<DirectoryFilters> {
  const [everything, ...provinces] = await gateway.search([
    facetQuery([...CHIP_FACETS.map(({ field }) => field), 'province', 'is_premium']),
    ...PROVINCE_CODES.map((code) => facetQuery(['city'], `province = ${quote(code)}`)),
  ]);
  const all = readCounts(everything);
  const cities = new Map(PROVINCE_CODES.map((code, index) => [code, readCounts(provinces[index]).city]));
  return {
    // Each profile is premium or not; the engine's own total ends at its limit.
    total: Object.values(all.is_premium ?? {}).reduce((sum, count) => sum + count, 0),
    ...byFacetParam(({ field }) => byCount(all[field])),
    provinces: byCount(all.province).flatMap(({ value, count }) => {
      const code = PROVINCE_CODES.find((known) => known === value);
      return code ? [{ code, count, cities: byCount(cities.get(code)) }] : [];
    }),
  };
}

/** Asks how many profiles have which value: facets alone, no profile. */
export function facetQuery(facets: string[], filter?: string): EngineQuery {
  return {
    indexUid: PROFILE_INDEX,
    q: '',
    ...(filter && { filter }),
    facets,
    limit: 0,
    offset: 0,
    attributesToRetrieve: ['id'],
  };
}

/** The answer to {@link facetQuery}: counts by value, by facet. */
export function readCounts(answer: Buffer | undefined): Counts {
  const result = JSON.parse(answer?.toString('utf8') ?? '{}') as { facetDistribution?: Counts };
  return result.facetDistribution ?? {};
}

/** The most frequent value first. */
export function byCount(counts: Record<string, number> | undefined): { value: string; count: number }[] {
  return Object.entries(counts ?? {})
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
}
