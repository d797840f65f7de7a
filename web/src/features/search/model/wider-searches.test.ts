import { expect, it } from 'vitest';
import type { MultiSearchRequest } from '@directory/domain/directory';
import { EMPTY_SEARCH } from './search-state.ts';
import { widerCountsQuery, widerSearches } from './wider-searches.ts';

const asked = {
  ...EMPTY_SEARCH,
  search: 'grief',
  literal: ['grief'],
  province: 'MB',
  city: 'Winnipeg',
  languages: ['French'],
  genders: ['Female'],
  page: 2,
} as const;

it('takes each thing that was asked for back in turn', () => {
  const kinds = widerSearches(asked).map(({ without }) =>
    typeof without === 'string' ? without : without.param,
  );
  expect(kinds).toEqual(['keyword', 'languages', 'genders', 'filters', 'city', 'province']);
  const [keyword, language] = widerSearches(asked);
  expect(keyword?.state).toEqual({ ...asked, search: '', literal: [], page: 1 });
  expect(language?.state).toEqual({ ...asked, languages: [], page: 1 });
  expect(widerSearches(EMPTY_SEARCH)).toEqual([]);
});

it('counts them in one call, whichever facets the screen shows', async () => {
  const calls: MultiSearchRequest[] = [];
  const directory = {
    multiSearch: (request: MultiSearchRequest) => {
      calls.push(request);
      return Promise.resolve({ results: request.queries.map((_, index) => ({ totalHits: index })) });
    },
  };
  const { queryFn } = widerCountsQuery(directory, { ...asked, near: 'R3C', byDistance: true });
  const count = queryFn as (context: { signal: AbortSignal }) => Promise<number[]>;
  await expect(count({ signal: new AbortController().signal })).resolves.toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(calls).toHaveLength(1);
  const [withoutKeyword, withoutLanguage] = calls[0]?.queries ?? [];
  expect(withoutKeyword).toMatchObject({ q: '', hitsPerPage: 0, page: 1, near: { place: 'R3C' } });
  expect(withoutLanguage).toMatchObject({ q: 'grief', literal: ['grief'] });
  expect(JSON.stringify(withoutLanguage?.['filter'])).not.toContain('French');
  expect(withoutLanguage).not.toHaveProperty('order');
});
