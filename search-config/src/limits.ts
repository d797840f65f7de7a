/** Results on one page of a search. */
export const HITS_PER_PAGE = 20;

/** What one call to the search gateway may ask for. */
export const SEARCH_LIMITS = {
  queriesPerCall: 20,
  hitsPerPage: 60,
  /** Of all queries of a call together: the screen's main query asks for 21, the others count only. */
  hitsPerCall: 120,
  /** Meilisearch's `pagination.maxTotalHits`, and how far pages go: many times the psychologists of the country. */
  totalHits: 500_000,
  /** The most people of a search that a map is drawn of, in the list's order. */
  pins: 1000,
  /** The screen says "1000+ results" from this many on. */
  manyHits: 1000,
  queryLength: 200,
  /** Of a place to be near. */
  placeLength: 100,
  /** Stretches of the words that mean themselves alone. */
  literals: 20,
  filterDepth: 2,
  filterTerms: 100,
  filterLength: 200,
} as const;
