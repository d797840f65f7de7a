import { searchInput, type SearchRequest } from '@directory/domain/contracts/search-state';
import type { NamedCondition } from '@directory/domain/query/understood';
import { describe, expect, it } from 'vitest';
import { type Candidate, widerSearches, worthOffering } from './relax.ts';

const toronto: NamedCondition = {
  kind: 'place',
  anyOf: [{ kind: 'place', values: ['ON/toronto'] }],
  words: ['Toronto'],
  names: [{ en: 'Toronto', fr: 'Toronto' }],
};

describe('worthOffering', () => {
  const candidate = (count: number, search: string | null, ...without: string[]): Candidate => ({
    offer: { way: { kind: 'withoutWords' }, count, state: search === null ? null : { search } },
    without,
  });
  const worth = (...candidates: Candidate[]) =>
    worthOffering(candidates, 3).map(({ offer }) => offer.state?.search ?? null);

  it('has those that find more, the one that finds most first', () => {
    expect(worth(candidate(3, 'a', 'x'), candidate(5, 'b', 'y'), candidate(9, 'c', 'z'))).toEqual(['c', 'b']);
  });

  it('leaves out what gives up more than another and finds no more', () => {
    expect(worth(candidate(9, 'a', 'x', 'y'), candidate(9, 'b', 'x'))).toEqual(['b']);
    expect(worth(candidate(10, 'a', 'x', 'y'), candidate(9, 'b', 'x'))).toEqual(['a', 'b']);
  });

  it('has each search once, but for those that no address says', () => {
    expect(worth(candidate(9, 'a', 'x'), candidate(8, 'a', 'y'))).toEqual(['a']);
    expect(worth(candidate(9, null, 'x'), candidate(8, null, 'y'))).toEqual([null, null]);
  });
});

describe('widerSearches', () => {
  const waysOf = (asked: SearchRequest, conditions: NamedCondition[] = [], words?: string) => {
    const state = searchInput.parse({ ...asked, page: 3 });
    const isNear = state.near !== '' || words !== undefined;
    const near = isNear ? { asked: 'R3C', place: null, within: 25, ...(words && { words }) } : null;
    return widerSearches({ state, near }, conditions);
  };
  const kinds = (...asked: Parameters<typeof waysOf>) => waysOf(...asked).map(({ way }) => way.kind);

  it('take each thing that was asked for back in turn, on the first page', () => {
    const [words, languages, genders, facets, near, city, province] = waysOf({
      search: 'sleep',
      literal: ['sleep'],
      province: 'QC',
      city: 'Québec',
      languages: ['French'],
      genders: ['Male'],
      near: 'G1R',
      within: 10,
    });
    expect(words?.state).toMatchObject({ search: '', literal: [], languages: ['French'], page: 1 });
    expect([languages, genders].map((one) => one?.without)).toEqual([['languages'], ['genders']]);
    expect(facets?.state).toMatchObject({ search: 'sleep', languages: [], genders: [] });
    expect(near?.state).toMatchObject({ near: '', within: null });
    expect(city?.state).toMatchObject({ province: 'QC', city: '' });
    expect(province?.state).toMatchObject({ province: null, city: '' });
    expect(waysOf({})).toEqual([]);
  });

  it('are all of a place only where no other place holds them', () => {
    const inQuebec = { province: 'QC', city: 'Québec' } as const;
    expect(kinds(inQuebec)).toEqual(['beyondCity', 'everywhere']);
    const held = ['withoutPlace', 'withoutPlace'];
    expect(kinds(inQuebec, [toronto])).toEqual(held);
    expect(kinds(inQuebec, [], 'near R3C')).toEqual(held);
    expect(kinds({ ...inQuebec, near: 'G1R' })).toEqual(['withoutNear', ...held]);
  });
});
