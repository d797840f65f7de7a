import { expect, it } from 'vitest';
import { findPlace } from './town.ts';
import { nearLabel } from './near-label.ts';

it.each([
  ['laval', 'en', 'Within 10 km of Laval, Quebec'],
  ['laval', 'fr', 'À 10 km ou moins de Laval, Québec'],
  ['ottawa', 'fr', 'À 10 km ou moins d’Ottawa, Ontario'],
  ['E1C', 'fr', 'À 10 km ou moins de E1C'],
  ['49.89,-97.14', 'fr', 'À 10 km ou moins de vous'],
] as const)('says near %s in %s', (asked, language, label) => {
  const place = findPlace(asked);
  expect(place && nearLabel(place, 10, language).replaceAll('\u00a0', ' ')).toBe(label);
});
