import { expect, test } from 'vitest';
import { shownMoments } from './result-series.ts';

/** The same moment wherever the test runs: without a zone it is the reader's own time. */
const at = (local: string) => new Date(local).toISOString();
const plain = (text: string) => text.replace(/\s/gu, ' ');

test('results of one day are told apart by the time, those of one minute by the second', () => {
  const moments = ['2026-03-12T09:05:10', '2026-03-12T09:05:40', '2026-03-12T16:30:00'].map(at);
  const named = moments.map(shownMoments(moments, 'en-CA')).map(plain);
  expect(named).toEqual([
    'March 12, 2026 at 9:05:10 a.m.',
    'March 12, 2026 at 9:05:40 a.m.',
    'March 12, 2026 at 4:30 p.m.',
  ]);
  expect(moments.map(shownMoments(moments, 'fr-CA')).map(plain)).toEqual([
    '12 mars 2026 à 9 h 05 min 10 s',
    '12 mars 2026 à 9 h 05 min 40 s',
    '12 mars 2026 à 16 h 30',
  ]);
});

test('a moment that is named twice is one', () => {
  const moment = at('2026-03-12T09:05:10');
  expect(plain(shownMoments([moment, moment], 'en-CA')(moment))).toBe('March 12, 2026 at 9:05 a.m.');
});

test('a line breaks neither in a day nor in a time', () => {
  const moments = [at('2026-02-21T17:46:00')];
  const partsOf = (locale: string) => moments.map(shownMoments(moments, locale))[0]?.split(/[ \n]/);
  expect(partsOf('fr-CA')).toEqual(['21\u00a0février\u00a02026', 'à', '17\u00a0h\u00a046']);
  expect(partsOf('en-CA')?.slice(0, 2)).toEqual(['February\u00a021,\u00a02026', 'at']);
});
