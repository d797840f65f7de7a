import algoliasearchHelper from 'algoliasearch-helper';
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
    hydrateRecommendCache,
    createDocumentationMessageGenerator,
    addInsightsToRecommendParameters,
    mergeSearchParameters,
    ...middlewares
  } = await import('./instantsearch.ts');
  expect(isMetadataEnabled()).toBe(false);
  for (const call of [hydrateSearchClient, hydrateRecommendCache]) expect(call).not.toThrow();
  expect(createDocumentationMessageGenerator()('Why.')).toBe('Why.');
  const { SearchParameters } = algoliasearchHelper;
  const asked = new SearchParameters({ index: 'x', query: 'a' });
  expect(addInsightsToRecommendParameters(asked)).toBe(asked);
  expect(mergeSearchParameters(asked, new SearchParameters({ query: 'b' }))).toMatchObject({
    index: 'x',
    query: 'b',
  });
  for (const call of [qs.parse, qs.stringify, ...Object.values(middlewares)])
    expect(call).toThrow('not part of this site');
});

test('an emitter tells who listens by then, in their order, also one that took the methods over', async () => {
  const { default: EventEmitter } = await import('./algolia-events.ts');
  const emitter = Object.create(EventEmitter.prototype) as InstanceType<typeof EventEmitter>;
  const told: string[] = [];
  const listener = (what: unknown) => void told.push(`on ${String(what)}`);
  emitter.once('result', (what) => void told.push(`once ${String(what)}`)).addListener('result', listener);
  expect([emitter.emit('result', 1), emitter.emit('result', 2), emitter.emit('error', 3)]).toEqual([
    true,
    true,
    false,
  ]);
  emitter.removeListener('result', listener).emit('result', 4);
  emitter.on('result', listener).removeAllListeners('result').emit('result', 5);
  emitter.on('result', listener).removeAllListeners().emit('result', 6);
  expect(told).toEqual(['once 1', 'on 1', 'on 2']);
});

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
