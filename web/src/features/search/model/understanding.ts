import type { MultiSearchRequest, MultiSearchResponse } from '@directory/domain/directory';
import type { AnsweredNear } from '@directory/domain/places/near';
import type { Understood } from '@directory/domain/query/understood';

/**
 * The request with the words that were taken back, and the place to be near, for all its searches alike. Meilisearch's adapter knows nothing of
 * these: it passes them on as the fields to crop and the mark of what is cut, which this screen has no other use for.
 */
export function withLiterals({ queries }: MultiSearchRequest): MultiSearchRequest {
  return {
    queries: queries.map(({ attributesToCrop: literal, cropMarker: near, ...query }) => ({
      ...query,
      ...(literal === undefined ? {} : { literal }),
      ...(near ? (JSON.parse(near as string) as object) : {}),
    })),
  };
}

/** The answer as the adapter passes all of it on: it leaves out what Meilisearch does not answer with, but for the metadata. */
export function wrapUnderstood({ results }: MultiSearchResponse): MultiSearchResponse {
  return {
    results: results.map(({ understood, near, ...result }) =>
      understood || near ? { ...result, metadata: { understood, near } } : result,
    ),
  };
}

/** The adapter's result with `understood` and `near` as the gateway gave them. */
export function unwrapUnderstood({
  _meilisearch: wrapped,
  ...result
}: Record<string, unknown>): Record<string, unknown> {
  const { metadata } = (wrapped ?? {}) as { metadata?: { understood?: Understood; near?: AnsweredNear } };
  return { ...result, ...metadata };
}
