import { expect, test } from 'vitest';
import { standIns } from '../../vite.config.ts';

test('packages import what is replaced by the names that are replaced: another would bring the real parts back', async () => {
  const { default: main } = await import('instantsearch.js/es/lib/InstantSearch.js?raw');
  const { default: widget } = await import('instantsearch.js/es/widgets/index/index.js?raw');
  const { default: configure } =
    await import('instantsearch.js/es/connectors/configure/connectConfigure.js?raw');
  const { default: index } = await import('algoliasearch-helper/index.js?raw');
  const { default: helper } = await import('algoliasearch-helper/src/algoliasearch.helper.js?raw');
  const { default: parameters } = await import('algoliasearch-helper/src/SearchParameters/index.js?raw');
  const imported = [main, widget, configure, index, helper, parameters].flatMap((source) =>
    [...source.matchAll(/(?:from |require\()'(\.[^']+)'/g)].map(([, path]) => path ?? ''),
  );
  const isReplaced = (path: string) =>
    standIns.some(({ find }) => (find instanceof RegExp ? find.test(path) : find === path));
  expect(imported.filter(isReplaced)).toEqual([
    '../middlewares/createInsightsMiddleware.js',
    '../middlewares/createMetadataMiddleware.js',
    '../middlewares/createRouterMiddleware.js',
    './createHelpers.js',
    './utils/hydrateSearchClient.js',
    './utils/hydrateRecommendCache.js',
    './utils/documentation.js',
    '../../lib/utils/addInsightsToRecommendParameters.js',
    '../../lib/utils/documentation.js',
    '../../lib/utils/mergeSearchParameters.js',
    '../../lib/utils/documentation.js',
    '../../lib/utils/mergeSearchParameters.js',
    './src/RecommendParameters',
    './src/RecommendResults',
    './src/SearchResults',
    './RecommendParameters',
    './RecommendResults',
    './requestBuilder',
    './SearchResults',
    './utils/sortAndMergeRecommendations',
    './RefinementList',
  ]);
});
