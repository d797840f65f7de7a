import { describe, expect, it } from 'vitest';
import { distanceKm, pointOf, positionOf } from './distance.ts';

const WINNIPEG = { lat: 49.8951, lng: -97.1384 };
const TORONTO = { lat: 43.6532, lng: -79.3832 };

describe('distanceKm', () => {
  it('is nothing from a place to itself, and the same both ways', () => {
    expect(distanceKm(WINNIPEG, WINNIPEG)).toBe(0);
    expect(distanceKm(WINNIPEG, TORONTO)).toBe(distanceKm(TORONTO, WINNIPEG));
  });

  it('is what maps say', () => {
    expect(distanceKm(WINNIPEG, TORONTO)).toBeGreaterThan(1500);
    expect(distanceKm(WINNIPEG, TORONTO)).toBeLessThan(1520);
    // A degree of latitude.
    expect(distanceKm({ lat: 45, lng: -75 }, { lat: 46, lng: -75 })).toBeCloseTo(111.195, 2);
    // Half around the earth.
    expect(distanceKm({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(20015.1, 0);
  });
});

it('a place is a word and comes back from it, to the ten metres', () => {
  const place = { lat: 49.879049, lng: -97.15 };
  expect(pointOf(place)).toBe('49.8790,-97.1500');
  expect(positionOf(pointOf(place))).toEqual({ lat: 49.879, lng: -97.15 });
  expect(distanceKm(place, positionOf(pointOf(place)))).toBeLessThan(0.01);
});
