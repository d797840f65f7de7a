import { type Condition, type ConditionKind, kindOf } from '@directory/domain/query/condition';
import { conditionNames } from '@directory/domain/query/condition-names';
import { directoryLexicon, placeLexicon } from '@directory/domain/query/directory-lexicon';
import type { Lexicon } from '@directory/domain/query/lexicon';
import type { KnownCity } from '@directory/domain/query/phrases/places';
import { understand } from '@directory/domain/query/understand';
import type { Understood } from '@directory/domain/query/understood';
import { slugify } from '@directory/domain/slug';
import { EVERYONE } from '@directory/search-config/document';
import type { AnswerCache } from './answer-cache.ts';
import { conditionFilter } from './condition-filter.ts';
import { withId } from './exact-name.ts';
import { allOf } from './filter.ts';
import { facetQuery, readCounts, readFilters } from './filters.ts';
import type { SearchGateway } from './gateway.ts';
import type { EngineQuery } from './query.ts';

/** A search as its writer means it. */
export interface Reading {
  /** None when the words ask for nothing but themselves. */
  conditions: readonly Condition[];
  /**
   * What the engine is asked for in place of a query with these words: conditions are filters, the rest are words that exclude nobody.
   * @param asked the conditions to ask for, when not all
   * @param or a filter whose people count as if they met them
   */
  ask: (query: EngineQuery, asked?: readonly Condition[], or?: string) => EngineQuery;
  understood: Understood;
}

export interface SearchReader {
  /** @throws ApiError 503 without the engine */
  read(typed: string, takenBack: readonly string[]): Promise<Reading>;
}

/** What the directory's profiles have: what of a search can be a condition. */
interface Known {
  places: Lexicon;
  /** Of a place with a city. */
  cityName: (place: string) => string | undefined;
  isNamed: (kind: ConditionKind, value: string) => boolean;
}

/** How long the values of before do when the index has changed. */
const KEPT_MS = 60_000;

/** The facets that hold the values of conditions. */
const VALUE_FACETS = {
  concern: 'concerns',
  group: 'populations',
  therapy: 'therapies',
  language: 'languages',
  insurer: 'insurers',
  gender: 'gender',
  session: 'session_types',
  online: 'online_provinces',
} as const;

/** Reads searches with what the index has. The values are read anew a minute after it has changed, while the old ones go on serving. */
export function createSearchReader(
  gateway: Pick<SearchGateway, 'search'>,
  cache: Pick<AnswerCache, 'generation'>,
): SearchReader {
  const words = directoryLexicon();
  let kept: { generation: number | null; at: number; known: Promise<Known> } | null = null;

  function known(): Promise<Known> {
    const generation = cache.generation();
    const now = Date.now();
    if (kept && (kept.generation === generation || now - kept.at < KEPT_MS)) return kept.known;
    const before = kept;
    const next = { generation, at: now, known: readKnown(gateway) };
    kept = next;
    next.known.catch(() => {
      if (kept === next) kept = before;
    });
    return before ? before.known : next.known;
  }

  return {
    async read(typed, takenBack) {
      const { places, isNamed, cityName } = await known();
      const { conditions, rest, danger } = understand(typed, [words, places], { takenBack, isNamed });
      const ask = (query: EngineQuery, asked = conditions, or?: string): EngineQuery => {
        if (conditions.length === 0) return query;
        const { filter: own = '', ...others } = withId(query);
        const met = allOf(...asked.map(conditionFilter));
        const filter = or ? allOf(own, `(${met}) OR ${or}`) : allOf(own, met);
        const q = rest === '' ? '' : `${EVERYONE} ${rest}`;
        // By id, so that nobody comes twice among the nearest.
        return { ...others, q, ...(filter && { filter }) };
      };
      const understood: Understood = {
        conditions: conditions.map((condition) => ({
          kind: kindOf(condition),
          anyOf: condition.anyOf,
          names: conditionNames(condition.anyOf, cityName),
          words: condition.ranges.map(([start, end]) => typed.slice(start, end)),
        })),
        rest,
        danger,
      };
      return { conditions, ask, understood };
    },
  };
}

async function readKnown(gateway: Pick<SearchGateway, 'search'>): Promise<Known> {
  const [filters, [counted]] = await Promise.all([
    readFilters(gateway),
    gateway.search([facetQuery(Object.values(VALUE_FACETS))]),
  ]);
  const counts = readCounts(counted);
  const cities = filters.provinces.flatMap(({ code, cities: inProvince }) =>
    inProvince.map(({ value }): KnownCity => ({ province: code, slug: slugify(value), name: value })),
  );
  const cityNames = new Map(cities.map(({ province, slug, name }) => [`${province}/${slug}`, name]));
  return {
    places: placeLexicon(cities),
    cityName: (place) => cityNames.get(place),
    isNamed: (kind, value) => {
      const facet = VALUE_FACETS[kind as keyof typeof VALUE_FACETS];
      return (counts[facet]?.[value] ?? 0) > 0;
    },
  };
}
