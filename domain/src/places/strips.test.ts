import { describe, expect, it } from 'vitest';
import { distanceKm } from './distance.ts';
import { frameAround, isInFrame } from './frame.ts';
import { stripsOf } from './strips.ts';

describe('stripsOf', () => {
  it.each([
    [{ lat: 43.65, lng: -79.38 }, 5],
    [{ lat: 45.5, lng: -73.57 }, 100],
    [{ lat: 63.75, lng: -68.52 }, 100],
  ])('holds the circle between its outer and its inner strips, %j within %i km', (centre, km) => {
    const { around, within } = stripsOf(centre, km);
    const box = frameAround(centre, km * 1.05);
    const counts = { around: 0, circle: 0, within: 0 };
    for (let row = 0; row <= 300; row++) {
      for (let column = 0; column <= 300; column++) {
        const at = {
          lat: box.south + ((box.north - box.south) * row) / 300,
          lng: box.west + ((box.east - box.west) * column) / 300,
        };
        const isNear = distanceKm(centre, at) <= km;
        const isAround = around.some((frame) => isInFrame(at, frame));
        const isWithin = within.some((frame) => isInFrame(at, frame));
        if ((isNear && !isAround) || (isWithin && !isNear)) throw new Error(`wrong at ${JSON.stringify(at)}`);
        counts.around += Number(isAround);
        counts.circle += Number(isNear);
        counts.within += Number(isWithin);
      }
    }
    expect(counts.around / counts.circle).toBeLessThan(1.08);
    expect(counts.within / counts.circle).toBeGreaterThan(0.92);
  });
});
