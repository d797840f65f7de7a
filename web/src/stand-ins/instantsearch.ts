import type { SearchParameters } from 'algoliasearch-helper';

/**
 * Stands in for what InstantSearch imports and this site has no use for: its middlewares, of which it uses one where it is told to
 * (`routing`, `insights`) or where Algolia's crawler reads the page (6 kB gzip), and `qs`, which its history router parses with (11 kB). The
 * address is React Router's, and the statistics are our own. Nor is anything filled into templates, or put into a client's own cache.
 */
function unused(): never {
  throw new Error('InstantSearch’s middlewares and its router are not part of this site');
}

export const createInsightsMiddleware = unused;
export const createRouterMiddleware = unused;
export const createMetadataMiddleware = unused;

/** Never: this asks whether Algolia's crawler reads the page. */
export function isMetadataEnabled(): boolean {
  return false;
}

export function hydrateSearchClient(): void {}
export function hydrateRecommendCache(): void {}

/** Its own says where to read about an error. */
export function createDocumentationMessageGenerator(): (message?: string) => string {
  return (message = '') => message;
}

export function addInsightsToRecommendParameters<Asked>(parameters: Asked): Asked {
  return parameters;
}

/** No facet and no refinement is among them, so that the later ones count: one object is made of each key's, where there were ten. */
export function mergeSearchParameters(...all: SearchParameters[]): SearchParameters {
  return all.reduce((earlier, later) => earlier.setQueryParameters(later));
}

// `qs`, and what makes the functions for templates: InstantSearch imports both by their default export.
// oxlint-disable-next-line import/no-default-export
export default Object.assign(() => ({}), { parse: unused, stringify: unused });
