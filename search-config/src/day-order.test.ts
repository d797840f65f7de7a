import { describe, expect, it } from 'vitest';
import { dayIn, sortOfDay, sortOnDay, TURN_FIELDS } from './day-order.ts';

/** Ids that are the same in every run: another set for each `group`. */
const people = (count: number, group = 0) =>
  Array.from({ length: count }, (_, index) => ({ id: `${group}-${index}` }));

const days = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  );

describe('the order of a day', () => {
  it.each([3, 20])('puts each of %i equals first about equally often', (count) => {
    const group = people(count, count);
    const all = days(count * 100);
    const firsts = all.map((day) => sortOnDay(group, day)[0]?.id);
    for (const { id } of group) {
      const times = firsts.filter((first) => first === id).length;
      expect(times).toBeGreaterThan(50);
      expect(times).toBeLessThan(160);
    }
  });

  it('is another one on each of a thousand days, and the same whenever it is asked for', () => {
    const orders = days(1000).map((day) => sortOfDay(day).join());
    expect(new Set(orders).size).toBe(1000);
    expect(days(1000).map((day) => sortOfDay(day).join())).toEqual(orders);
  });

  it('is a whole order: who tossed all the same stand by their ids', () => {
    const group = people(200);
    const sorted = sortOnDay(group, '2026-11-22');
    expect(sorted).not.toEqual(group);
    expect(sortOnDay(group.toReversed(), '2026-11-22')).toEqual(sorted);
    expect(sortOfDay('2026-11-22').at(-1)).toMatch(/^id:(?:asc|desc)$/);
    expect(sortOfDay('2026-11-22')).toHaveLength(TURN_FIELDS.length + 1);
  });
});

it.each([
  ['2026-11-22T04:59:59Z', '2026-11-21T06:00:00Z', true],
  ['2026-11-22T05:00:00Z', '2026-11-22T04:59:59Z', false],
  ['2026-07-02T03:59:59Z', '2026-07-01T04:00:00Z', true],
  ['2026-07-02T04:00:00Z', '2026-07-02T03:59:59Z', false],
])('a day begins at midnight in Toronto: %s and %s', (one, other, same) => {
  expect(dayIn(new Date(one)) === dayIn(new Date(other))).toBe(same);
});
