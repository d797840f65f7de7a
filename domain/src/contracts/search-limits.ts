/** Results on one page of a search. */
export const HITS_PER_PAGE = 20;

/** With fewer people than this, those who come near follow below them. */
export const NEAR_BELOW = 10;

/** With fewer than this, which leave little choice, other searches are offered, and to be told of others. */
export const OFFERS_BELOW = 5;

/** What a search may ask for. */
export const SEARCH_LIMITS = {
  /** Meilisearch's `pagination.maxTotalHits`, and how far pages go: many times the psychologists of the country. */
  totalHits: 500_000,
  /** The most people of a search that a map is drawn of, in the list's order. */
  pins: 1000,
  /** The screen says "1000+ results" from this many on. */
  manyHits: 1000,
  queryLength: 200,
  /** Of a place to be near, and of a city. */
  placeLength: 100,
  /** Stretches of the words that mean themselves alone. */
  literals: 20,
  /** Values that are chosen or refused, of all facets together. */
  values: 100,
  valueLength: 200,
} as const;

/** No list has a page beyond this: the engine goes no further. */
export const LAST_PAGE = Math.ceil(SEARCH_LIMITS.totalHits / HITS_PER_PAGE);
