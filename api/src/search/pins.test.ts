import { HITS_PER_PAGE } from '@directory/search-config/limits';
import { expect, it } from 'vitest';
import { onTheList } from './pins.ts';

const answer = (hits: number, nearby: number) => ({
  hits: Array.from({ length: hits }, (_, index) => ({ id: String(index) })),
  understood: { conditions: [], near: nearby > 0 ? [{ count: nearby, shown: nearby }] : [] },
});

it('are all whom a search finds, and of those who only come near what the first page has room for', () => {
  expect(onTheList(answer(90, 0))).toHaveLength(90);
  expect(onTheList(answer(90, 88))).toHaveLength(HITS_PER_PAGE);
  expect(onTheList(answer(90, 50))).toHaveLength(40);
  expect(onTheList(undefined)).toEqual([]);
});
