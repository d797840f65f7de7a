import { expect, test } from 'vitest';
import { standIns } from '../../vite.config.ts';

test('supabase-js makes its client without the real-time part', async () => {
  const { RealtimeClient } = await import('./realtime-js.ts');
  await expect(new RealtimeClient().setAuth()).resolves.toBeUndefined();
});

test('InstantSearch’s middlewares and its router fail loudly when something calls them after all', async () => {
  const { default: qs, isMetadataEnabled, ...middlewares } = await import('./instantsearch.ts');
  expect(isMetadataEnabled()).toBe(false);
  for (const call of [...Object.values(qs), ...Object.values(middlewares)])
    expect(call).toThrow('not part of this site');
});

test('InstantSearch imports its middlewares by the names that are replaced: another would bring the real ones back', async () => {
  const source = await import('instantsearch.js/es/lib/InstantSearch.js?raw');
  const imported = [...source.default.matchAll(/from '(\.\.\/middlewares\/[^']+)'/g)].map(
    ([, path]) => path ?? '',
  );
  expect(imported).toHaveLength(3);
  const isReplaced = (path: string) => standIns.some(({ find }) => find instanceof RegExp && find.test(path));
  expect(imported.every(isReplaced)).toBe(true);
});
