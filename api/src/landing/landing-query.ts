import { landingCardSchema, type LandingCard } from '@directory/domain/landing';
import { PROFILE_INDEX, type ProfileDocument } from '@directory/search-config/document';
import type { EngineQuery } from '../search/query.ts';

const CARD_FIELDS = Object.keys(landingCardSchema.shape) as (keyof LandingCard & keyof ProfileDocument)[];

/** A card as the index has it: on a service's page with everything that the psychologist offers. */
type FoundCard = LandingCard & Partial<Pick<ProfileDocument, 'services'>>;

const FACETS = ['services', 'session_types', 'languages', 'is_premium'] as const;

type Facet = (typeof FACETS)[number];

export interface LandingAnswer {
  cards: FoundCard[];
  /** Of everyone who matches the filter; the engine's own total ends at its limit. */
  total: number;
  counts: (facet: Facet) => { value: string; count: number }[];
}

export interface LandingQueryOptions {
  sort?: string[];
  withServices?: boolean;
}

/** The engine's query for the cards of a filter, in the index's order: premium first. */
export function landingQuery(
  filter: string,
  limit: number,
  { sort = [], withServices = false }: LandingQueryOptions = {},
): EngineQuery {
  return {
    indexUid: PROFILE_INDEX,
    q: '',
    filter,
    facets: [...FACETS],
    limit,
    offset: 0,
    ...(sort.length > 0 && { sort }),
    attributesToRetrieve: withServices ? [...CARD_FIELDS, 'services'] : CARD_FIELDS,
  };
}

/** Reads what the engine answers to {@link landingQuery}. */
export function readLandingAnswer(answer: Buffer | undefined): LandingAnswer {
  const { hits, facetDistribution = {} } = JSON.parse(answer?.toString('utf8') ?? '{"hits":[]}') as {
    hits: FoundCard[];
    facetDistribution?: Partial<Record<Facet, Record<string, number>>>;
  };
  const counts = (facet: Facet) =>
    Object.entries(facetDistribution[facet] ?? {})
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
  return { cards: hits, total: counts('is_premium').reduce((sum, { count }) => sum + count, 0), counts };
}
