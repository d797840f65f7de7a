import { searchInput, type SearchRequest } from '@directory/domain/contracts/search-state';
import type { NamedCondition } from '@directory/domain/contracts/search-answer';
import { describe, expect, it, vi } from 'vitest';
import type { Found } from './find.ts';
import { offersOf, worthOffering } from './present.ts';
import { relax } from './relax.ts';

const toronto: NamedCondition = {
  kind: 'place',
  anyOf: [{ kind: 'place', values: ['ON/toronto'] }],
  words: ['Toronto'],
  names: [{ en: 'Toronto', fr: 'Toronto' }],
};

/** A search without words that finds so many. */
const foundBy = (total: number, asked: SearchRequest = {}): Found => ({
  read: { state: searchInput.parse(asked), words: '', reading: null, near: null, isPlaced: false },
  plan: { main: { q: '', offset: 0, limit: 0, attributesToRetrieve: [] }, counts: [] },
  main: { hits: [], totalHits: total },
  strict: total,
  ...{ counts: [], understood: null, reading: null },
});

describe('what else to search for', () => {
  const kinds = (...given: Parameters<typeof offersOf>) => offersOf(...given).map(({ way }) => way.kind);
  /** How many other searches are made, and what is offered. */
  async function triedFrom(total: number, asked: SearchRequest) {
    const find = vi.fn((state: SearchRequest) => Promise.resolve(foundBy(50, state)));
    const found = foundBy(total, asked);
    const departures = await relax(() => Promise.resolve([]), find, found);
    return [find.mock.calls.length, ...kinds(found, departures)];
  }

  it('is asked only where it is offered', async () => {
    expect(await triedFrom(4, { genders: ['Male'] })).toEqual([1, 'withoutFacet']);
    expect(await triedFrom(5, { genders: ['Male'] })).toEqual([0]);
  });

  it('has as many as its address finds', async () => {
    const grief: NamedCondition = {
      ...{ kind: 'concern', anyOf: [{ kind: 'concern', values: ['Grief and Loss'] }], names: [] },
      words: ['grief'],
    };
    const understood = understoodOf(grief, toronto);
    const { conditions } = understood;
    const none = foundBy(0, { search: 'grief Toronto' });
    const reading = {
      ...{ conditions: conditions.map((one) => ({ ...one, ranges: [] })), understood },
      ...{ isWords: false, isErrand: false },
    };
    const departures = await relax(
      (queries) => Promise.resolve(queries.map(() => ({ hits: [], totalHits: 3 }))),
      () => Promise.resolve(foundBy(7)),
      { ...none, read: { ...none.read, reading }, reading, understood },
    );
    const counts = departures.map(({ way: { way, state }, found }) => [
      ...[way.kind, state ? 7 : 3],
      found.main.totalHits,
    ]);
    expect(counts.map(([kind]) => kind)).toEqual(expect.arrayContaining(['kindred', 'province']));
    for (const [, expected, count] of counts) expect(count).toBe(expected);
  });

  it('is who is nearest, however few, and then who meets online in the province', async () => {
    const place = { lat: 43.96, lng: -78.16, kind: 'city', name: 'Cobourg', province: 'ON' } as const;
    const alone = foundBy(0, { near: 'Cobourg' });
    const near = { asked: 'Cobourg', place, within: 25 };
    const waysWith = async (within: Record<number, number>) => {
      const departures = await relax(
        () => Promise.resolve([]),
        (state) => Promise.resolve(foundBy(within[state.within ?? 0] ?? 24)),
        { ...alone, read: { ...alone.read, near } },
      );
      return departures.flatMap(({ way: { way, without }, found }) =>
        without === null ? [['km' in way ? way.km : way.kind, found.main.totalHits]] : [],
      );
    };
    expect(await waysWith({ 50: 3, 100: 3 })).toEqual([
      [50, 3],
      ['online', 24],
    ]);
    expect(await waysWith({ 50: 3, 100: 12 })).toEqual([[100, 12]]);
    expect(await waysWith({ 50: 0, 100: 0 })).toEqual([['online', 24]]);
  });

  it('is everyone where nobody is found, at last and once', async () => {
    const [chosen, words] = [{ languageFirst: 'fr', genders: ['Male'] } as const, { search: 'sleep' }];
    const without = [2, 'withoutWords', 'withoutFacet'];
    expect(await triedFrom(0, { ...chosen, ...words })).toEqual([...without, 'everyone']);
    expect(await triedFrom(1, { ...chosen, ...words })).toEqual(without);
    expect(await triedFrom(0, chosen)).toEqual([1, 'withoutFacet']);
  });

  it('is everyone online, however many may see people in a province', () => {
    const [offer, ...others] = offersOf(foundBy(50, { online: ['MB'], page: 2 }), []);
    expect([offer, others]).toEqual([
      { way: { kind: 'allOnline', provinces: ['MB'] }, count: null, state: { sessionTypes: ['Online'] } },
      [],
    ]);
    const said: NamedCondition = {
      ...{ kind: 'online', anyOf: [{ kind: 'online', values: ['YT'] }], names: [] },
      words: ['online in Yukon'],
    };
    const words = { ...foundBy(50, { search: 'emdr online in Yukon' }), understood: understoodOf(said) };
    expect(offersOf(words, [])).toMatchObject([
      { way: { provinces: ['YT'] }, state: { literal: ['online in Yukon'], sessionTypes: ['Online'] } },
    ]);
  });
});

const understoodOf = (...conditions: NamedCondition[]) => ({ conditions, rest: '', danger: [] });

describe('worthOffering', () => {
  const departure = (count: number, search: string | null, ...without: string[]) => ({
    way: {
      way: { kind: 'withoutWords' } as const,
      state: search === null ? null : searchInput.parse({ search }),
      without,
    },
    found: foundBy(count),
  });
  const worth = (...departures: ReturnType<typeof departure>[]) =>
    worthOffering(departures, 3).map(({ way }) => way.state?.search ?? null);

  it('has those that find more, the one that finds most first', () => {
    expect(worth(departure(3, 'a', 'x'), departure(5, 'b', 'y'), departure(9, 'c', 'z'))).toEqual(['c', 'b']);
  });

  it('leaves out what gives up more than another and finds no more', () => {
    expect(worth(departure(9, 'a', 'x', 'y'), departure(9, 'b', 'x'))).toEqual(['b']);
    expect(worth(departure(10, 'a', 'x', 'y'), departure(9, 'b', 'x'))).toEqual(['a', 'b']);
  });

  it('has each search once, but for those that no address says', () => {
    expect(worth(departure(9, 'a', 'x'), departure(8, 'a', 'y'))).toEqual(['a']);
    expect(worth(departure(9, null, 'x'), departure(8, null, 'y'))).toEqual([null, null]);
  });
});
