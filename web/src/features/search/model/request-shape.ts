import type { FacetField } from '@directory/domain/facets';
import { CARD_FIELDS } from '@directory/domain/profile/card';
import { slugify } from '@directory/domain/slug';
import { PROFILE_INDEX, type PublicField } from '@directory/search-config/document';

/** The fields a result card shows. */
const RESULT_FIELDS = [
  ...CARD_FIELDS,
  'therapies',
  'session_types',
] as const satisfies readonly PublicField[];

/** The fields whose matching words a card marks. */
export const MARKED_FIELDS = [
  'name',
  'city',
  'specialties',
  'therapies',
] as const satisfies readonly PublicField[];

export type ResultField = (typeof RESULT_FIELDS)[number];

/** One of InstantSearch's requests, as far as this screen makes them. */
export interface SearchRequest {
  indexName: string;
  params: {
    query?: string;
    facets?: string | readonly string[];
    facetFilters?: readonly (string | readonly string[])[];
    hitsPerPage?: number;
    [parameter: string]: unknown;
  };
}

/**
 * InstantSearch's request cut down to what the screen uses: the card's fields, highlighting only where there is a keyword,
 * cities only within a province, and no fields for the requests that only count.
 */
export function shapeRequest(request: SearchRequest): SearchRequest {
  const { params } = request;
  const counted = typeof params.facets === 'string' ? [params.facets] : (params.facets ?? []);
  const countsOnly = params.hitsPerPage === 0;
  const facetFilters = (params.facetFilters ?? []).filter(
    // Choosing another province leaves the city, so the provinces' counts must not depend on it.
    (filter) => !(countsOnly && counted.includes('province') && isOn(filter, 'city')),
  );
  const inProvince = facetFilters.some((filter) => isOn(filter, 'province'));
  return {
    indexName: PROFILE_INDEX,
    params: {
      query: params.query ?? '',
      page: params['page'] ?? 0,
      ...(params.hitsPerPage !== undefined && { hitsPerPage: params.hitsPerPage }),
      facets: counted.filter((facet) => facet !== 'city' || inProvince),
      ...(facetFilters.length > 0 && { facetFilters: facetFilters.map(citiesBySlug) }),
      attributesToRetrieve: countsOnly ? ['id'] : RESULT_FIELDS,
      attributesToHighlight: params.query && !countsOnly ? MARKED_FIELDS : [],
    },
  };
}

function isOn(filter: string | readonly string[], facet: FacetField): boolean {
  return (typeof filter === 'string' ? [filter] : filter).some((term) => term.startsWith(`${facet}:`));
}

/** Equality in the engine minds accents, and people do not type them: `montreal` must find Montréal. */
function citiesBySlug(filter: string | readonly string[]): string | readonly string[] {
  if (typeof filter !== 'string') return filter.map((term) => citiesBySlug(term) as string);
  return filter.startsWith('city:') ? `city_slug:${slugify(filter.slice('city:'.length))}` : filter;
}
