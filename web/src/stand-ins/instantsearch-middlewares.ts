/**
 * Stands in for InstantSearch's own middlewares: it imports them all, and uses one where it is told to (`routing`, `insights`) or where
 * Algolia's crawler reads the page. None is part of this site: the address is React Router's, and the statistics are our own.
 */
function unused(): never {
  throw new Error('InstantSearch’s middlewares are not part of this site');
}

export const createInsightsMiddleware = unused;
export const createRouterMiddleware = unused;
export const createMetadataMiddleware = unused;

/** Never: this asks whether Algolia's crawler reads the page. */
export function isMetadataEnabled(): boolean {
  return false;
}
