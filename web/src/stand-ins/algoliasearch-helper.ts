/**
 * Stands in for what InstantSearch's helper makes of each key for Algolia: queries of its hits and facets, and a tree of its answer's. Here a
 * request is the search itself and its answer is shown as it came, so that this would only be sent (4 kB gzip) and run for nothing.
 */
interface Parameters {
  index: string;
  getQueryParams: () => object;
}

const requestBuilder = {
  _getQueries: (index: string, state: Parameters) => [{ indexName: index, params: state.getQueryParams() }],
};

export { requestBuilder as 'module.exports' };
