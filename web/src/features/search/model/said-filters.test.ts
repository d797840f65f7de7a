import type { ConditionKind } from '@directory/domain/query/condition';
import type { NamedCondition, Understood } from '@directory/domain/query/understood';
import { expect, it } from 'vitest';
import { saidFilters } from './said-filters.ts';

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
