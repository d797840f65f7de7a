import { FACET_FIELDS, type FacetField } from '@directory/domain/facets';
import { CARD_FIELDS, FACT_FIELDS } from '@directory/domain/profile/card';
import { slugify } from '@directory/domain/slug';
import { PROFILE_INDEX, type PublicField } from '@directory/search-config/document';

export const RESULT_FIELDS = [
  ...CARD_FIELDS,
  ...FACT_FIELDS,
  'languages',
  'concerns',
  'therapies',
  'own_words',
  'session_types',
] as const satisfies readonly PublicField[];

export const MARKED_FIELDS = [
  'name',
  'city',
  'specialties',
  'therapies',
  'own_words',
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
    filters?: string;
    literal?: readonly string[];
    near?: string;
    [parameter: string]: unknown;
  };
}

/**
 * InstantSearch's requests of one search cut down to what the screen uses: the card's fields, highlighting only where there is a keyword,
 * cities only within a province, and no fields for the requests that only count. InstantSearch counts every facet beside the results, and
 * those in which something is chosen once more without that choice: here each that is shown is counted once.
 * @param shown the facets whose counts are on the screen
 * @returns the requests, null in place of one that would count nothing
 */
export function shapeRequests(
  requests: readonly SearchRequest[],
  shown: readonly FacetField[],
): (SearchRequest | null)[] {
  const countedApart = requests.filter(countsOnly).flatMap(facetsOf);
  return requests.map((request) => {
    const facets = facetsOf(request).filter(
      (facet) => shown.includes(facet) && (countsOnly(request) || !countedApart.includes(facet)),
    );
    return shapeRequest(request, facets);
  });
}

function shapeRequest(request: SearchRequest, facets: readonly FacetField[]): SearchRequest | null {
  const { params } = request;
  const isCount = countsOnly(request);
  const facetFilters = (params.facetFilters ?? []).filter(
    // Choosing another province leaves the city, so the provinces' counts must not depend on it.
    (filter) => !(isCount && facets.includes('province') && isOn(filter, 'city')),
  );
  const inProvince = facetFilters.some((filter) => isOn(filter, 'province'));
  const counted = facets.filter((facet) => facet !== 'city' || inProvince);
  if (isCount && counted.length === 0) return null;
  return {
    indexName: PROFILE_INDEX,
    params: {
      query: params.query ?? '',
      page: params['page'] ?? 0,
      ...(params.hitsPerPage !== undefined && { hitsPerPage: params.hitsPerPage }),
      facets: counted,
      ...(params.filters && { filters: params.filters }),
      ...(facetFilters.length > 0 && { facetFilters: facetFilters.map(citiesBySlug) }),
      attributesToRetrieve: isCount ? ['id'] : RESULT_FIELDS,
      // See `withLiterals`.
      ...(params.query && params.literal?.length && { attributesToSnippet: params.literal }),
      ...(params.near && { snippetEllipsisText: params.near }),
      attributesToHighlight: params.query && !isCount ? MARKED_FIELDS : [],
    },
  };
}

function countsOnly({ params }: SearchRequest): boolean {
  return params.hitsPerPage === 0;
}

function facetsOf({ params: { facets = [] } }: SearchRequest): FacetField[] {
  return FACET_FIELDS.filter(
    (field) => facets === field || (typeof facets !== 'string' && facets.includes(field)),
  );
}

function isOn(filter: string | readonly string[], facet: FacetField): boolean {
  return (typeof filter === 'string' ? [filter] : filter).some((term) => term.startsWith(`${facet}:`));
}

/** Equality in the engine minds accents, and people do not type them: `montreal` must find Montréal. */
function citiesBySlug(filter: string | readonly string[]): string | readonly string[] {
  if (typeof filter !== 'string') return filter.map((term) => citiesBySlug(term) as string);
  return filter.startsWith('city:') ? `city_slug:${slugify(filter.slice('city:'.length))}` : filter;
}
