import { expect, it } from 'vitest';
import type { Want } from './condition.ts';
import { conditionNames } from './condition-names.ts';

it.each<[Want['kind'], string, string, string]>([
  ['concern', 'Grief and Loss', 'Grief and Loss', 'Deuil et perte'],
  ['group', 'Children', 'Children', 'Enfants'],
  ['language', 'French', 'French', 'Français'],
  ['gender', 'Female', 'Women', 'Femmes'],
  ['session', 'Online', 'Online', 'En ligne'],
  ['online', 'MB', 'Online in Manitoba', 'En ligne au Manitoba'],
  ['price', '<=150', 'Up to $150', 'Jusqu’à 150\u00a0$'],
  ['price', 'sliding', 'Sliding scale', 'Tarif selon le revenu'],
  ['availability', 'now', 'Takes new clients', 'Accepte de nouveaux clients'],
  ['place', 'QC', 'Quebec', 'Québec'],
  ['place', 'QC/montreal', 'Montréal', 'Montréal'],
  ['place', 'QC/nowhere', 'QC/nowhere', 'QC/nowhere'],
  ['concern', 'Own words', 'Own words', 'Own words'],
])('a %s that is %s is called %s and %s', (kind, value, en, fr) => {
  const cityName = (place: string) => (place === 'QC/montreal' ? 'Montréal' : undefined);
  expect(conditionNames({ anyOf: [{ kind, values: [value] }] }, cityName)).toEqual([{ en, fr }]);
});
