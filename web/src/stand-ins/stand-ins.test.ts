import { expect, test } from 'vitest';
import { standIns } from '../../vite.config.ts';

test('supabase-js makes its client without the real-time part', async () => {
  const { RealtimeClient } = await import('./realtime-js.ts');
  await expect(new RealtimeClient().setAuth()).resolves.toBeUndefined();
});

test('InstantSearch’s middlewares and its router fail loudly when something calls them after all', async () => {
  const {
    default: qs,
    isMetadataEnabled,
    hydrateSearchClient,
    ...middlewares
  } = await import('./instantsearch.ts');
  expect(isMetadataEnabled()).toBe(false);
  expect(hydrateSearchClient).not.toThrow();
  for (const call of [qs.parse, qs.stringify, ...Object.values(middlewares)])
    expect(call).toThrow('not part of this site');
});

test('packages import what is replaced by the names that are replaced: another would bring the real parts back', async () => {
  const { default: main } = await import('instantsearch.js/es/lib/InstantSearch.js?raw');
  const { default: index } = await import('algoliasearch-helper/index.js?raw');
  const { default: helper } = await import('algoliasearch-helper/src/algoliasearch.helper.js?raw');
  const { default: parameters } = await import('algoliasearch-helper/src/SearchParameters/index.js?raw');
  const imported = [main, index, helper, parameters].flatMap((source) =>
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
