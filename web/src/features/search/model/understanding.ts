import type { MultiSearchRequest, MultiSearchResponse } from '@directory/domain/directory';
import type { Understood } from '@directory/domain/query/understood';

/**
 * The request with the words that were taken back, for all its searches alike. Meilisearch's adapter knows nothing of these: it passes them
 * on as the fields to crop, which this screen has no other use for.
 */
export function withLiterals({ queries }: MultiSearchRequest): MultiSearchRequest {
  return {
    queries: queries.map(({ attributesToCrop: literal, ...query }) =>
      literal === undefined ? query : { ...query, literal },
    ),
  };
}

/** The answer as the adapter passes all of it on: it leaves out what Meilisearch does not answer with, but for the metadata. */
export function wrapUnderstood({ results }: MultiSearchResponse): MultiSearchResponse {
  return {
    results: results.map(({ understood, ...result }) =>
      understood === undefined ? result : { ...result, metadata: understood },
    ),
  };
}

/** The adapter's result with `understood` as the gateway gave it. */
export function unwrapUnderstood({
  _meilisearch: wrapped,
  ...result
}: Record<string, unknown>): Record<string, unknown> {
  const { metadata } = (wrapped ?? {}) as { metadata?: Understood };
  return metadata === undefined ? result : { ...result, understood: metadata };
}
