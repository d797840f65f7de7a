import { searchInput } from '@directory/domain/contracts/search-state';
import type { NamedCondition } from '@directory/domain/query/understood';
import { describe, expect, it } from 'vitest';
import { type Candidate, offerOf, widerSearches, worthOffering } from './offers.ts';
import type { Way } from './ways-away.ts';

const said = (kind: NamedCondition['kind'], value: string, ...words: string[]): NamedCondition => ({
  kind,
  anyOf: [{ kind, values: [value] }],
  words,
  names: [{ en: value, fr: value }],
});

const emdr = said('therapy', 'EMDR', 'emdr');
const inPerson = said('session', 'In Person', 'in person');
const toronto = said('place', 'ON/toronto', 'Toronto');
const ontario = said('place', 'ON', 'ontario');

/** Where a way leads from words that ask for these. */
function offered(
  way: Partial<Way>,
  chosen: object = {},
  conditions = [emdr, inPerson, toronto],
  isNear = false,
) {
  const state = searchInput.parse({ search: 'emdr in person Toronto', page: 2, ...chosen });
  const offer = offerOf({ way: { asked: [], loss: 0, ...way }, count: 12 }, { conditions }, state, isNear);
  return offer && { way: offer.way, state: offer.state };
}

describe('offerOf', () => {
  it('leaves a condition out by taking its words back', () => {
    expect(offered({ without: [0] })).toEqual({
      way: { kind: 'withoutConditions', conditions: [0] },
      state: { search: 'emdr in person Toronto', literal: ['emdr'] },
    });
  });

  it('puts the province in place of the city, and sessions online in place of others', () => {
    expect(offered({ wider: true })?.state).toMatchObject({ literal: ['Toronto'], province: 'ON' });
    expect(offered({ wider: true, online: true })?.state).toMatchObject({
      literal: ['in person', 'Toronto'],
      province: 'ON',
      sessionTypes: ['Online'],
    });
  });

  it('is called by what it counts where a place was chosen beside the words', () => {
    const wayOf = (chosen: object) => offered({ without: [2] }, chosen)?.way;
    expect(wayOf({})).toEqual({ kind: 'canada' });
    expect(wayOf({ province: 'MB' })).toEqual({ kind: 'province', province: 'MB' });
    expect(wayOf({ province: 'MB', city: 'Winnipeg' })).toEqual({
      kind: 'withoutConditions',
      conditions: [2],
    });
  });

  it('leads to everyone who works online from those who may see people in a province', () => {
    const inOntario = said('online', 'ON', 'online', 'Ontario');
    expect(offered({ without: [1], online: true }, {}, [emdr, inOntario])).toMatchObject({
      way: { kind: 'canadaOnline' },
      state: { literal: ['online', 'Ontario'], sessionTypes: ['Online'] },
    });
  });

  it('keeps a place that was chosen, and leads nowhere where no address says the same', () => {
    expect(offered({ wider: true }, { province: 'ON', city: 'Ottawa' })).toMatchObject({
      way: { kind: 'withoutConditions', conditions: [2] },
      state: { city: 'Ottawa' },
    });
    expect(offered({ wider: true, online: true }, { province: 'ON', city: 'Ottawa' })).toBeNull();
    expect(offered({ without: [2], online: true }, { near: 'R3C' })).toBeNull();
    expect(offered({ wider: true }, { province: 'MB' })?.way).toEqual({
      kind: 'withoutConditions',
      conditions: [2],
    });
    expect(offered({ wider: true, online: true }, { sessionTypes: ['Phone'] })?.state).toBeNull();
    const twice = [said('group', 'Children', 'emdr'), emdr];
    expect(offered({ without: [1] }, {}, twice)?.state).toBeNull();
    const montreal = said('place', 'QC/montreal', 'montreal');
    const both = { ...toronto, anyOf: [...toronto.anyOf, ...montreal.anyOf] };
    expect(offered({ wider: true }, {}, [both])).toBeNull();
  });

  it('leads nowhere with what is akin, whose people are shown', () => {
    expect(offered({ kindred: true })).toEqual({ way: { kind: 'kindred' }, state: null });
  });

  it('calls the whole country by its name, unless another place in the words still holds the search', () => {
    const conditions = [emdr, ontario];
    const without = { kind: 'withoutConditions', conditions: [1] };
    expect(offered({ without: [1] }, {}, conditions, true)?.way).toEqual(without);
    const inOntario = said('online', 'ON', 'online', 'Ontario');
    expect(offered({ without: [1] }, {}, [...conditions, inOntario])?.way).toEqual(without);
    expect(offered({ without: [1] }, {}, conditions)?.way).toEqual({ kind: 'canada' });
    expect(offered({ without: [1], online: true }, {}, conditions)).toMatchObject({
      way: { kind: 'canadaOnline' },
      state: { literal: ['ontario'], sessionTypes: ['Online'] },
    });
  });
});

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
  const waysOf = (asked: object, conditions: NamedCondition[] = [], isNear = false) =>
    widerSearches(searchInput.parse({ ...asked, page: 3 }), conditions, isNear);
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
    const inQuebec = { province: 'QC', city: 'Québec' };
    expect(kinds(inQuebec)).toEqual(['beyondCity', 'everywhere']);
    const held = ['withoutPlace', 'withoutPlace'];
    expect(kinds(inQuebec, [toronto])).toEqual(held);
    expect(kinds(inQuebec, [], true)).toEqual(held);
    expect(kinds({ ...inQuebec, near: 'G1R' })).toEqual(['withoutNear', ...held]);
  });
});
