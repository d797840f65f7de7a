import { expect, test } from 'vitest';
import { questionOf } from './question-of.ts';
import { EMPTY_SEARCH } from './search-state.ts';

test('what is asked beside the list is what the list asks, and counts nothing', async () => {
  const frame = { south: 49.7, west: -97.4, north: 50, east: -96.9 };
  const question = await questionOf({
    ...EMPTY_SEARCH,
    search: 'sleep',
    literal: ['sleep'],
    city: 'Québec',
    province: 'QC',
    languages: ['French'],
    frame,
    page: 3,
  });
  expect(question).toMatchObject({ indexUid: 'psychologists', q: 'sleep', literal: ['sleep'], facets: [] });
  expect(question['filter']).toEqual(
    expect.arrayContaining([
      'lat >= 49.7 AND lat <= 50 AND lng >= -97.4 AND lng <= -96.9',
      ['"languages"="French"'],
      ['"province"="QC"'],
      ['"city_slug"="quebec"'],
    ]),
  );
});
