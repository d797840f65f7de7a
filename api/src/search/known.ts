import { byFacetParam, CHIP_FACETS } from '@directory/domain/facets';
import { PROVINCE_CODES } from '@directory/domain/places/provinces';
import { type ConditionKind, facetOfKind } from '@directory/domain/query/condition';
import { placeLexicon } from '@directory/domain/query/directory-lexicon';
import type { Lexicon } from '@directory/domain/query/lexicon';
import type { KnownCity } from '@directory/domain/query/places';
import type { DirectoryFilters } from '@directory/domain/site/directory';
import { slugify } from '@directory/domain/text/slug';
import { quote } from '@directory/search-config/document';
import type { AnswerCache } from './answer-cache.ts';
import { type Ask, countsOf, facetQuery } from './engine-query.ts';

/** What the directory's profiles have: what of a search can be a condition. */
export interface Known {
  places: Lexicon;
  /** Of a place with a city. */
  cityName: (place: string) => string | undefined;
  isNamed: (kind: ConditionKind, value: string) => boolean;
}

/** How long the values of before do when the index has changed. */
const KEPT_MS = 60_000;

/** Knows the directory's values. They are read anew a minute after the index has changed, while the old ones go on serving. */
export function keepKnown(ask: Ask, cache: Pick<AnswerCache, 'generation'>): () => Promise<Known> {
  let kept: { generation: number | null; at: number; known: Promise<Known> } | null = null;
  return () => {
    const generation = cache.generation();
    const now = Date.now();
    if (kept && (kept.generation === generation || now - kept.at < KEPT_MS)) return kept.known;
    const before = kept;
    const next = { generation, at: now, known: readKnown(ask) };
    kept = next;
    next.known.catch(() => {
      if (kept === next) kept = before;
    });
    return before ? before.known : next.known;
  };
}

async function readKnown(ask: Ask): Promise<Known> {
  const filters = await readFilters(ask);
  const named = byFacetParam(({ param }) => new Set(filters[param].map(({ value }) => value)));
  const cities = filters.provinces.flatMap(({ code, cities: inProvince }) =>
    inProvince.map(({ value }): KnownCity => ({ province: code, slug: slugify(value), name: value })),
  );
  const cityNames = new Map(cities.map(({ province, slug, name }) => [`${province}/${slug}`, name]));
  return {
    places: placeLexicon(cities),
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
