import { describe, expect, it } from 'vitest';
import type { Nearest, NamedCondition } from '@directory/domain/query/understood';
import { byNearness } from './by-nearness.ts';
import { offerOf } from './nearest-offers.ts';
import { EMPTY_SEARCH } from './search-state.ts';

const said = (kind: NamedCondition['kind'], value: string, ...words: string[]): NamedCondition => ({
  kind,
  anyOf: [{ kind, values: [value] }],
  words,
  names: [{ en: value, fr: value }],
});

const emdr = said('therapy', 'EMDR', 'emdr');
const inPerson = said('session', 'In Person', 'in person');
const toronto = said('place', 'ON/toronto', 'Toronto');
const state = { ...EMPTY_SEARCH, search: 'emdr in person Toronto', page: 2 };
const understood = { conditions: [emdr, inPerson, toronto], rest: '', danger: false };
const near = (how: Partial<Nearest>): Nearest => ({
  without: [],
  wider: false,
  online: false,
  kindred: false,
  count: 12,
  shown: 0,
  ...how,
});

describe('offerOf', () => {
  it('leaves a condition out by taking its words back', () => {
    expect(offerOf(near({ without: [0] }), understood, state)).toEqual({
      count: 12,
      how: { kind: 'without', conditions: [emdr] },
      state: { ...state, literal: ['emdr'], page: 1 },
    });
  });

  it('puts the province in place of the city, and sessions online in place of others', () => {
    expect(offerOf(near({ wider: true }), understood, state)?.state).toEqual({
      ...state,
      literal: ['Toronto'],
      province: 'ON',
      page: 1,
    });
    expect(offerOf(near({ wider: true, online: true }), understood, state)?.state).toMatchObject({
      literal: ['in person', 'Toronto'],
      province: 'ON',
      sessionTypes: ['Online'],
    });
  });

  it('keeps a place that was chosen, and leads nowhere where no address says the same', () => {
    const chosen = { ...state, province: 'ON', city: 'Ottawa' } as const;
    expect(offerOf(near({ wider: true }), understood, chosen)?.state).toMatchObject({ city: 'Ottawa' });
    const online = near({ wider: true, online: true });
    expect(offerOf(online, understood, { ...state, sessionTypes: ['Phone'] })?.state).toBeNull();
    const twice = { ...understood, conditions: [said('group', 'Children', 'emdr'), emdr] };
    expect(offerOf(near({ without: [1] }), twice, state)?.state).toBeNull();
    const montreal = said('place', 'QC/montreal', 'montreal');
    const both = {
      ...understood,
      conditions: [{ ...toronto, anyOf: [...toronto.anyOf, ...montreal.anyOf] }],
    };
    expect(offerOf(near({ wider: true }), both, state)).toBeNull();
  });

  it('leads nowhere with what is akin, whose people are shown', () => {
    expect(offerOf(near({ kindred: true }), understood, state)).toEqual({
      count: 12,
      how: { kind: 'kindred' },
      state: null,
    });
  });

  it('calls the whole country by its name', () => {
    const ontario = said('place', 'ON', 'ontario');
    const asked = { ...understood, conditions: [emdr, ontario] };
    expect(offerOf(near({ without: [1] }), asked, state)?.how).toEqual({ kind: 'canada' });
    const online = near({ without: [1], online: true });
    expect(offerOf(online, asked, { ...state, search: 'emdr ontario' })).toMatchObject({
      how: { kind: 'canadaOnline' },
      state: { literal: ['ontario'], sessionTypes: ['Online'] },
    });
    expect(offerOf(online, asked, { ...state, sessionTypes: ['Phone'] })?.state).toBeNull();
  });
});

describe('byNearness', () => {
  it('parts those who meet all from each group that follows', () => {
    const steps = [near({ shown: 1 }), near({ shown: 0 }), near({ shown: 2 })];
    expect(byNearness(['a', 'b', 'c', 'd'], steps)).toEqual({
      strict: ['a'],
      groups: [
        { near: steps[0], hits: ['b'] },
        { near: steps[2], hits: ['c', 'd'] },
      ],
    });
    expect(byNearness(['a'])).toEqual({ strict: ['a'], groups: [] });
  });
});
