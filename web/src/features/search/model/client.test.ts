import type { SearchAnswer } from '@directory/domain/contracts/search-answer';
import type { SearchRequest } from '@directory/domain/contracts/search-state';
import { expect, it } from 'vitest';
import type { Directory } from '@directory/domain/site/directory';
import { QueryClient } from '../../../site/query-client.ts';
import { createSearchClient, NOBODY_FOUND, type SearchParameters, searchesIn } from './client.ts';
import { EMPTY_SEARCH } from './search-state.ts';

/** A directory that finds 41 people, counts one in each facet that it is asked to count, and keeps what it was asked. */
function recordingDirectory(total = 41) {
  const calls: SearchRequest[] = [];
  let isDown = false;
  return {
    calls,
    counted: () => calls.map(({ count }) => count),
    fail: (fails: boolean) => (isDown = fails),
    search: (asked: SearchRequest): Promise<SearchAnswer> => {
      if (isDown) return Promise.reject(new Error('down'));
      calls.push(asked);
      const has = total > 0 ? { one: 1 } : {};
      const facets = Object.fromEntries((asked.count ?? []).map((field) => [field, has]));
      return Promise.resolve({ ...NOBODY_FOUND, total, pages: 3, facets });
    },
  };
}

const visit = () => new QueryClient({} as Directory);

const state = { ...EMPTY_SEARCH, search: 'ada', page: 2 };

it('asks for what the address says, once, and tells InstantSearch what was found', async () => {
  const directory = recordingDirectory();
  const client = createSearchClient(directory, visit());
  const { results } = await client.search([{ params: { asked: state, count: ['therapies', 'province'] } }]);
  expect(directory.calls).toEqual([{ ...state, count: ['therapies', 'province'] }]);
  expect(results).toMatchObject([{ asked: state, answer: { total: 41, pages: 3 } }]);
});

it('asks again for counts that an answer lacks, stands by it where that fails, and forgets it when it may be old', async () => {
  const { counted, fail, search } = recordingDirectory();
  const client = createSearchClient({ search }, visit());
  const ask = async (count: SearchParameters['count'] = ['province', 'therapies']) =>
    (await client.search([{ params: { asked: state, count } }])).results[0]?.answer;
  client.keep(state, { ...NOBODY_FOUND, total: 7, facets: { province: { QC: 7 } } });
  expect((await ask(['province']))?.total).toBe(7);
  expect(counted()).toEqual([]);
  fail(true);
  expect((await ask())?.total).toBe(7);
  expect((await ask())?.total).toBe(7);
  fail(false);
  expect((await ask())?.facets).toMatchObject({ therapies: { one: 1 } });
  client.clearCache();
  fail(true);
  await expect(ask()).rejects.toThrow('down');
});

it('does not ask again on the way back, whichever of the counts are shown by then', async () => {
  for (const total of [41, 0]) {
    const { counted, search } = recordingDirectory(total);
    const queries = visit();
    const client = createSearchClient({ search }, queries);
    await client.search([{ params: { asked: state, count: ['province'] } }]);
    await client.search([{ params: { asked: state, count: ['province', 'therapies'] } }]);
    expect(counted()).toEqual([['province'], ['province', 'therapies']]);
    // The screen that is come back to is another, and shows at first no more than a phone does.
    const back = createSearchClient({ search }, queries);
    for (const count of [[], ['therapies'], ['province', 'therapies']] as const) {
      const { results } = await back.search([{ params: { asked: state, count } }]);
      const has = total > 0 ? { one: 1 } : {};
      expect(results[0]?.answer).toMatchObject({ total, facets: { province: has, therapies: has } });
    }
    expect(counted()).toHaveLength(2);
  }
});

it('rejects with the directory’s own error', async () => {
  const down = { search: () => Promise.reject(new Error('Search did not answer.')) };
  const client = createSearchClient(down, visit());
  await expect(client.search([{ params: { asked: state, count: [] } }])).rejects.toThrow(
    'Search did not answer.',
  );
});

it('searches in the page’s language, and has those first who speak French on a French page, unless that was taken back', async () => {
  const directory = recordingDirectory();
  await searchesIn('en', directory)(state);
  await searchesIn('fr', directory)(state);
  await searchesIn('fr', directory)({ ...state, languageFirst: 'none' });
  expect(directory.calls.map(({ language, languageFirst }) => [language, languageFirst])).toEqual([
    ['en', null],
    ['fr', 'fr'],
    ['fr', 'none'],
  ]);
});
