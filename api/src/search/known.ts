import { byFacetParam, CHIP_FACETS } from '@directory/domain/facets';
import { PROVINCE_CODES } from '@directory/domain/places/provinces';
import { type ConditionKind, facetOfKind } from '@directory/domain/query/condition';
import { placeLexicon } from '@directory/domain/query/directory-lexicon';
import type { Lexicon } from '@directory/domain/query/lexicon';
import type { KnownCity } from '@directory/domain/query/places';
import type { DirectoryFilters } from '@directory/domain/site/directory';
import { slugify } from '@directory/domain/text/slug';
import { quote } from '@directory/search-config/document';
import { LRUCache } from 'lru-cache';
import { type Ask, countOf, countsOf } from './engine-query.ts';

/** What the directory's profiles have: what of a search can be a condition. */
export interface Known {
  places: Lexicon;
  /** Of a place with a city. */
  cityName: (place: string) => string | undefined;
  isNamed: (kind: ConditionKind, value: string) => boolean;
}

type Read = Known & { cities: readonly KnownCity[] };

const KEPT_MS = 60_000;

/** Knows the directory's values. They are read anew every minute, while the old ones go on serving. @throws EngineFailure while none are known */
export function keepKnown(ask: Ask): () => Promise<Known> {
  const kept = new LRUCache<'all', Read>({
    max: 1,
    ttl: KEPT_MS,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (_, before) => readKnown(ask, before),
  });
  return () => kept.forceFetch('all');
}

async function readKnown(ask: Ask, before?: Read): Promise<Read> {
  const filters = await readFilters(ask);
  const named = byFacetParam(({ param }) => new Set(filters[param].map(({ value }) => value)));
  const cities = filters.provinces.flatMap(({ code, cities: inProvince }) =>
    inProvince
      .map(({ value }): KnownCity => ({ province: code, slug: slugify(value), name: value }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  );
  const cityNames = new Map(cities.map(({ province, slug, name }) => [`${province}/${slug}`, name]));
  // To make a lexicon takes as long as a hundred searches, and cities hardly change.
  const isSame = JSON.stringify(cities) === JSON.stringify(before?.cities);
  return {
    cities,
    places: before && isSame ? before.places : placeLexicon(cities),
    cityName: (place) => cityNames.get(place),
    isNamed: (kind, value) => {
      const facet = facetOfKind(kind);
      return facet !== undefined && named[facet.param].has(value);
    },
  };
}

/**
 * Every value that a filter can take, over all active profiles, most frequent first; cities by province.
 * @throws ApiError 503 without the engine
 */
export async function readFilters(ask: Ask): Promise<DirectoryFilters> {
  const [all, ...provinces] = await ask([
    countOf({}, [...CHIP_FACETS.map(({ field }) => field), 'province', 'is_premium']),
    ...PROVINCE_CODES.map((code) => countOf({ filter: `province = ${quote(code)}` }, ['city'])),
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
