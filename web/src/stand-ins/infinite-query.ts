/** Stands in for what `@tanstack/query-core` has for lists without an end, which every query imports: the site's lists have pages. */
function unused(): never {
  throw new Error('Infinite queries are not part of this site');
}

export const infiniteQueryBehavior = unused;
export const hasNextPage = unused;
export const hasPreviousPage = unused;
