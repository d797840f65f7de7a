import type { DirectoryFilters } from '@directory/domain/directory';
import { PROVINCE_CODES } from '@directory/domain/provinces';
import { FACETS, PROFILE_INDEX, type Facet } from '@directory/search-config/document';
import type { SearchGateway } from '../search/gateway.ts';
import type { EngineQuery } from '../search/query.ts';

type Counts = Partial<Record<Facet, Record<string, number>>>;

/**
 * Every value that a filter can take, over all active profiles, most frequent first; cities by province.
 * @throws ApiError 503 without the engine
 */
export async function readFilters(gateway: SearchGateway): Promise<DirectoryFilters> {
  const [everything, ...provinces] = await gateway.search([
    facetQuery([...FACETS].filter((facet) => facet !== 'city')),
    ...PROVINCE_CODES.map((code) => facetQuery(['city'], `province = "${code}"`)),
  ]);
  const all = readCounts(everything);
  const cities = new Map(
    PROVINCE_CODES.map((code, index) => [code, readCounts(provinces[index]).counts.city]),
  );
  return {
    total: all.total,
    languages: byCount(all.counts.languages),
    therapies: byCount(all.counts.therapies),
    sessionTypes: byCount(all.counts.session_types),
    genders: byCount(all.counts.gender),
    provinces: byCount(all.counts.province).flatMap(({ value, count }) => {
      const code = PROVINCE_CODES.find((known) => known === value);
      return code ? [{ code, count, cities: byCount(cities.get(code)) }] : [];
    }),
  };
}

/** Facets only. One page of no hits, because only then is the total exact. */
function facetQuery(facets: Facet[], filter?: string): EngineQuery {
  return {
    indexUid: PROFILE_INDEX,
    q: '',
    ...(filter && { filter }),
    facets,
    hitsPerPage: 0,
    page: 1,
    attributesToRetrieve: ['id'],
  };
}

function readCounts(answer: Buffer | undefined): { total: number; counts: Counts } {
  const result = JSON.parse(answer?.toString('utf8') ?? '{}') as {
    totalHits?: number;
    facetDistribution?: Counts;
  };
  return { total: result.totalHits ?? 0, counts: result.facetDistribution ?? {} };
}

function byCount(counts: Record<string, number> | undefined): { value: string; count: number }[] {
  return Object.entries(counts ?? {})
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
}
