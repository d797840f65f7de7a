import { expect, it } from 'vitest';
import { deliveredLater } from './route.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const told = (minutes: number, language: 'en' | 'fr') =>
  deliveredLater(new Date(NOW + minutes * 60_000), language, NOW);

it.each([
  [0, 'in about an hour', 'dans environ une heure'],
  [60, 'in about an hour', 'dans environ une heure'],
  [61, 'in about 2 hours', 'dans environ 2 heures'],
  [24 * 60, 'in about 24 hours', 'dans environ 24 heures'],
])('after %i minutes, says about when, and never too early', (minutes, english, french) => {
  expect(told(minutes, 'en')).toContain(english);
  expect(told(minutes, 'fr')).toContain(french);
});
