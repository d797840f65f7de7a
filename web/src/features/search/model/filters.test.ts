import type { ConditionKind } from '@directory/domain/query/condition';
import type { NamedCondition, Understood } from '@directory/domain/contracts/search-answer';
import { describe, expect, it } from 'vitest';
import { facetsOf, firstFacets, type Menu, MENUS, saidFilters, shownChips, shownFacets } from './filters.ts';
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
    said('under 120', ['price', '<=120']),
  ]);
  expect(chips['concerns:Anxiety']).toEqual(['anxious']);
  expect(chips['fee:sliding']).toEqual(['cheap']);
  expect(chips['fee:150']).toEqual(['under 150']);
  expect(chips['accepting:yes']).toEqual(['free']);
  expect([chips['concerns:Grief'], chips['fee:120']]).toEqual([undefined, undefined]);
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

const values = Array.from({ length: 48 }, (_, index) => `Therapy ${index + 1}`);

it('shows what is chosen, thirty in all', () => {
  const shown = shownChips(values, ['Therapy 2', 'Therapy 40', 'Therapy 48']);
  expect(shown).toHaveLength(30);
  expect(shown.slice(-2)).toEqual(['Therapy 40', 'Therapy 48']);
  expect(shown).toContain('Therapy 2');
});

describe('what is counted', () => {
  it('is nothing while nothing stands open', () =>
    expect(shownFacets(null, { ...EMPTY_SEARCH, wait: ['Immediate'] }, { therapies: true })).toEqual([]));

  it('is all that an open menu holds, and no other', () => {
    expect(shownFacets('concern', EMPTY_SEARCH)).toEqual(['concerns']);
    expect(shownFacets('clients', EMPTY_SEARCH)).toEqual(['accepting', 'opening_within', 'wait']);
  });

  it('is, of the drawer, the places, the groups with a choice, and those that the visitor opened', () => {
    expect(shownFacets('more', EMPTY_SEARCH)).toEqual(['province']);
    const named = { province: 'MB', city: '' } as const;
    expect(shownFacets('more', { ...EMPTY_SEARCH, ...named })).toEqual(['province', 'city']);
    const chosen = { ...EMPTY_SEARCH, genders: ['Female'], wait: ['Immediate'] };
    expect(shownFacets('more', chosen)).toEqual(['gender', 'province']);
    expect(shownFacets('more', chosen, { therapies: true, genders: false })).toEqual([
      'therapies',
      'province',
    ]);
  });

  it('is at first what each menu begins with, and what is chosen from', () => {
    expect(firstFacets(EMPTY_SEARCH)).toEqual(['concerns', 'accepting', 'fee_bands', 'session_types']);
    expect(firstFacets({ ...EMPTY_SEARCH, insurers: ['Blue Cross'] })).toContain('insurers');
  });
});

it('every facet is in one menu or in the drawer, how to meet in both', () => {
  const all = [...(Object.keys(MENUS) as Menu[]), 'more' as const].flatMap((panel) => facetsOf(panel));
  expect(new Set(all)).toEqual(new Set(CHIP_FACETS));
  expect(all).toHaveLength(CHIP_FACETS.length + 1);
});
