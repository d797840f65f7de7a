import { expect, it } from 'vitest';
import { distanceKm } from './distance.ts';
import { pointOf, positionOf } from './point.ts';

it('a place is a word and comes back from it, to the ten metres', () => {
  const place = { lat: 49.879049, lng: -97.15 };
  expect(pointOf(place)).toBe('49.8790,-97.1500');
  expect(positionOf(pointOf(place))).toEqual({ lat: 49.879, lng: -97.15 });
  expect(distanceKm(place, positionOf(pointOf(place)))).toBeLessThan(0.01);
});
