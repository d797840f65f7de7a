import { expect, it } from 'vitest';
import { readingLabel } from './reading-label.ts';
import type { UnderstoodCondition } from './understood.ts';

const cities: Readonly<Record<string, string>> = { 'ON/toronto': 'Toronto', 'QC/montreal': 'Montréal' };
const cityName = (place: string) => cities[place];
const said = (
  kind: UnderstoodCondition['kind'],
  values: readonly string[],
  words: readonly string[] = [],
): UnderstoodCondition => ({ kind, anyOf: [{ kind, values }], words });

it('says in either language what was understood', () => {
  const conditions = [
    said('session', ['Online']),
    said('therapy', ['EMDR']),
    said('concern', ['Anxiety']),
    said('place', ['ON/toronto']),
    said('gender', ['Female']),
    said('language', ['Spanish']),
    said('price', ['<=150']),
    said('availability', ['now']),
  ];
  expect(readingLabel(conditions, 'en', cityName)).toBe(
    'Online · EMDR · Anxiety · Toronto · women · Spanish · up to $150 · taking new clients',
  );
  expect(readingLabel(conditions, 'fr', cityName)).toBe(
    'En ligne · Désensibilisation et retraitement par les mouvements oculaires · Anxiété · Toronto · femmes · Espagnol · jusqu’à 150\u00a0$ · accepte de nouveaux clients',
  );
});

it('names both of two values, and a place by its province where it is one', () => {
  expect(readingLabel([said('concern', ['Trauma', 'PTSD'])], 'fr', cityName)).toBe('Trauma ou TSPT');
  expect(readingLabel([said('place', ['QC'])], 'fr', cityName)).toBe('Québec');
  const either: UnderstoodCondition = {
    kind: 'place',
    anyOf: [
      { kind: 'place', values: ['QC/montreal'] },
      { kind: 'session', values: ['Online'] },
    ],
    words: [],
  };
  expect(readingLabel([either], 'en', cityName)).toBe('Montréal or online');
});

it('says more values than two in the words that were typed', () => {
  const region = said('place', ['BC/victoria', 'BC/saanich', 'BC/nanaimo'], ['vancouver island']);
  expect(readingLabel([region, said('concern', ['Depression'])], 'en', cityName)).toBe(
    'Vancouver island · Depression',
  );
});
