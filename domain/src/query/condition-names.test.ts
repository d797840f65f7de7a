import { expect, it } from 'vitest';
import type { ConditionKind, Want } from './condition.ts';
import { conditionNames, readingLabel } from './condition-names.ts';
import type { NamedCondition } from '../contracts/search-answer.ts';

it.each<[Want['kind'], string, string, string]>([
  ['concern', 'Grief and Loss', 'Grief and Loss', 'Deuil et perte'],
  ['gender', 'Female', 'Women', 'Femmes'],
  ['session', 'Online', 'Online', 'En ligne'],
  ['online', 'MB', 'Online in Manitoba', 'En ligne au Manitoba'],
  ['price', '<=150', 'Up to $150', 'Jusqu’à 150\u00a0$'],
  ['price', 'sliding', 'Sliding scale', 'Tarif selon le revenu'],
  ['place', 'QC', 'Quebec', 'Québec'],
  ['place', 'QC/montreal', 'Montréal', 'Montréal'],
  ['place', 'QC/nowhere', 'QC/nowhere', 'QC/nowhere'],
  ['concern', 'Own words', 'Own words', 'Own words'],
])('a %s that is %s is called %s and %s', (kind, value, en, fr) => {
  const cityName = (place: string) => (place === 'QC/montreal' ? 'Montréal' : undefined);
  expect(conditionNames({ anyOf: [{ kind, values: [value] }] }, cityName)).toEqual([{ en, fr }]);
});

const cities: Readonly<Record<string, string>> = { 'ON/toronto': 'Toronto', 'QC/montreal': 'Montréal' };
const meaning = (
  kind: ConditionKind,
  anyOf: readonly Want[],
  words: readonly string[] = [],
): NamedCondition => ({
  kind,
  anyOf,
  names: conditionNames({ anyOf }, (place) => cities[place]),
  words,
});
const said = (kind: ConditionKind, values: readonly string[], words?: readonly string[]) =>
  meaning(kind, [{ kind, values }], words);

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
  expect(readingLabel(conditions, 'en')).toBe(
    'Online · EMDR · Anxiety · Toronto · women · Spanish · up to $150 · takes new clients',
  );
  expect(readingLabel(conditions, 'fr')).toBe(
    'En ligne · EMDR · Anxiété · Toronto · femmes · Espagnol · jusqu’à 150\u00a0$ · accepte de nouveaux clients',
  );
});

it('names both of two values, and a place by its province where it is one', () => {
  expect(readingLabel([said('concern', ['Trauma', 'PTSD'])], 'fr')).toBe('Trauma ou TSPT');
  expect(readingLabel([said('place', ['QC'])], 'fr')).toBe('Québec');
  const either = meaning('place', [
    { kind: 'place', values: ['QC/montreal'] },
    { kind: 'session', values: ['Online'] },
  ]);
  expect(readingLabel([either], 'en')).toBe('Montréal or online');
});

it('says more values than two in the words that were typed', () => {
  const region = said('place', ['BC/victoria', 'BC/saanich', 'BC/nanaimo'], ['vancouver island']);
  expect(readingLabel([region, said('concern', ['Depression'])], 'en')).toBe('Vancouver island · Depression');
});
