import { describe, expect, it } from 'vitest';
import { distanceKm } from './distance.ts';
import { frameAround, isInFrame } from './frame.ts';
import { stripsWithin } from './strips.ts';

describe('stripsWithin', () => {
  it.each([
    [{ lat: 43.65, lng: -79.38 }, 5],
    [{ lat: 45.5, lng: -73.57 }, 100],
    [{ lat: 63.75, lng: -68.52 }, 100],
  ])('fills the circle and leaves none of it, %j within %i km', (centre, km) => {
    const within = stripsWithin(centre, km);
    const box = frameAround(centre, km * 1.05);
    const counts = { circle: 0, within: 0 };
    for (let row = 0; row <= 300; row++) {
      for (let column = 0; column <= 300; column++) {
        const at = {
          lat: box.south + ((box.north - box.south) * row) / 300,
          lng: box.west + ((box.east - box.west) * column) / 300,
        };
        const isNear = distanceKm(centre, at) <= km;
        const isWithin = within.some((frame) => isInFrame(at, frame));
        if (isWithin && !isNear) throw new Error(`wrong at ${JSON.stringify(at)}`);
        counts.circle += Number(isNear);
        counts.within += Number(isWithin);
      }
    }
    expect(counts.within / counts.circle).toBeGreaterThan(0.92);
  });
});
