import { expect, it } from 'vitest';
import { calendarDay, factDay, shortFactDay } from './days.ts';

const DAY = 24 * 60 * 60;

it('names the day by one clock, wherever the page is made', () => {
  // Half past eleven in the evening of November 3 in the middle of the country is November 4 by universal time.
  expect(factDay('2026-11-04T05:30:00Z', 'en')).toBe('November\u00a03,\u00a02026');
  // Whether clocks are put forward in summer is not known to each browser alike.
  expect(factDay('2026-07-04T05:30:00Z', 'en')).toBe('July\u00a03,\u00a02026');
  const late = Date.UTC(2020, 10, 4, 5, 30) / 1000;
  expect(shortFactDay(late, 'en')).toMatch(/^Nov\.? 3, 2020$/);
  expect(shortFactDay(late, 'fr')).toBe('3 nov. 2020');
});

it('says the first of a month as French does', () => {
  const first = '2020-11-01T18:00:00Z';
  expect(factDay(first, 'fr')).toBe('1er\u00a0novembre\u00a02020');
  expect(shortFactDay(Date.parse(first) / 1000, 'fr')).toBe('1er nov. 2020');
  expect(factDay('2020-11-11T18:00:00Z', 'fr')).toBe('11\u00a0novembre\u00a02020');
  expect(calendarDay('2020-11-01', 'fr')).toBe('1er\u00a0novembre\u00a02020');
  expect(calendarDay('2020-11-01', 'en')).toBe('November\u00a01,\u00a02020');
});

it('leaves the year out while the day can only be one', () => {
  const now = Math.floor(Date.now() / 1000);
  const year = /20\d\d/;
  expect(shortFactDay(now - 45 * DAY, 'en')).not.toMatch(year);
  expect(shortFactDay(now - 364 * DAY, 'en')).toMatch(year);
});
