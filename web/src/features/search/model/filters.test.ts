import type { ConditionKind } from '@directory/domain/query/condition';
import type { NamedCondition, Understood } from '@directory/domain/query/understood';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MOST_CHIPS, isGroupOpen, ownProvince, saidFilters, shownChips, shownFacets } from './filters.ts';
import { memoryStorage } from '../../device/memory-storage.ts';
import { keepProvince, rememberProvince } from '../../crisis/known-province.ts';
import { DEVICE_MARK } from '../../device/device-storage.ts';
import { CHIP_FACETS } from '@directory/domain/facets';
import { EMPTY_SEARCH } from './search-state.ts';

const said = (word: string, ...anyOf: [ConditionKind, string][]): NamedCondition => ({
  kind: anyOf[0]?.[0] ?? 'concern',
  anyOf: anyOf.map(([kind, value]) => ({ kind, values: [value] })),
  names: anyOf.map(([, value]) => ({ en: value.slice(value.indexOf('/') + 1), fr: value })),
  words: [word],
});
const read = (conditions: NamedCondition[], danger: Understood['danger'] = []) =>
  saidFilters({ conditions, rest: '', danger });

it('has what the words ask for as the filters have it', () => {
  const { chips } = read([
    said('anxious', ['concern', 'Anxiety']),
    said('cheap', ['price', 'sliding']),
    said('under 150', ['price', '<=150']),
    said('free', ['availability', 'now']),
  ]);
  expect(chips['concerns:Anxiety']).toEqual(['anxious']);
  expect(chips['fee:sliding']).toEqual(['cheap']);
  expect(chips['fee:150']).toEqual(['under 150']);
  expect(chips['accepting:yes']).toEqual(['free']);
  expect(chips['concerns:Grief']).toBeUndefined();
});

it('has the one place that they name', () => {
  expect(read([said('peg', ['place', 'MB/Winnipeg'])]).place).toEqual({
    province: 'MB',
    city: 'Winnipeg',
    words: ['peg'],
  });
  expect(read([said('Manitoba', ['place', 'MB'])]).place).toMatchObject({ province: 'MB', city: '' });
  expect(saidFilters(null).place).toBeNull();
});

it('has nothing that asks for another thing than a filter would: one of two, what is not wanted, words of danger', () => {
  const either = read([said('Winnipeg or online', ['place', 'MB/Winnipeg'], ['session', 'Online'])]);
  expect([either.place, either.chips['sessionTypes:Online']]).toEqual([null, undefined]);
  const anxious = said('anxious', ['concern', 'Anxiety']);
  expect(read([{ ...anxious, isExcluded: true }]).chips['concerns:Anxiety']).toBeUndefined();
  expect(read([anxious], ['suicide']).chips['concerns:Anxiety']).toBeUndefined();
});

afterEach(() => vi.unstubAllGlobals());

it('is the province that the visitor chose, wherever that was remembered', () => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  expect(ownProvince()).toBeNull();
  rememberProvince('NT');
  expect(localStorage.getItem('visitor_province')).toBeNull();
  expect(ownProvince()).toBe('NT');
  keepProvince();
  expect(sessionStorage.getItem('visitor_province')).toBeNull();
  expect(ownProvince()).toBe('NT');
  localStorage.setItem('visitor_province', 'no JSON');
  expect(ownProvince()).toBeNull();
});

it('is none of a tab whose device has forgotten everything since', () => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  rememberProvince('NT');
  localStorage.removeItem(DEVICE_MARK);
  expect(ownProvince()).toBeNull();
});

it('is none where the browser refuses storage', () => {
  vi.stubGlobal('localStorage', memoryStorage({ refuse: true }));
  expect(ownProvince()).toBeNull();
});

const values = Array.from({ length: 48 }, (_, index) => `Therapy ${index + 1}`);

it('shows the first thirty, and all where there are fewer', () => {
  expect(MOST_CHIPS).toBe(30);
  expect(shownChips(values, [])).toEqual(values.slice(0, 30));
  expect(shownChips(values.slice(0, 7), [])).toEqual(values.slice(0, 7));
});

it('shows what is chosen, thirty in all', () => {
  const shown = shownChips(values, ['Therapy 2', 'Therapy 40', 'Therapy 48']);
  expect(shown).toHaveLength(30);
  expect(shown.slice(-2)).toEqual(['Therapy 40', 'Therapy 48']);
  expect(shown).toContain('Therapy 2');
});

describe('shownFacets', () => {
  it('is the places alone while the drawer is closed, cities within a province', () => {
    const chosen = { ...EMPTY_SEARCH, wait: ['Immediate'] };
    expect(shownFacets(null, chosen, { therapies: true })).toEqual(['province']);
    expect(shownFacets(null, { ...chosen, province: 'MB' })).toEqual(['province', 'city']);
  });

  it('is what stands open: the first groups, those with a choice, and as the visitor left them', () => {
    expect(shownFacets('drawer', EMPTY_SEARCH)).toEqual(['concerns', 'accepting', 'province']);
    expect(shownFacets('drawer', { ...EMPTY_SEARCH, wait: ['Immediate'] })).toContain('wait');
    const left = { concerns: false, therapies: true, wait: false };
    expect(shownFacets('drawer', { ...EMPTY_SEARCH, wait: ['Immediate'] }, left)).toEqual([
      'accepting',
      'therapies',
      'province',
    ]);
  });

  it('holds every group that stands open and no other', () => {
    const open = CHIP_FACETS.filter((facet) => isGroupOpen(facet, 'beside', EMPTY_SEARCH));
    expect(shownFacets('beside', EMPTY_SEARCH)).toEqual([...open.map(({ field }) => field), 'province']);
    expect(open).toHaveLength(5);
  });
});
