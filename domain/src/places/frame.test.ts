import { describe, expect, it } from 'vitest';
import { distanceKm } from './distance.ts';
import { frameAround, isInFrame, stripsWithin } from './frame.ts';

const IQALUIT = { lat: 63.7467, lng: -68.517 };

describe('frameAround', () => {
  it.each([5, 25, 100])('holds all that is within %i km, and touches it on each side', (km) => {
    const frame = frameAround(IQALUIT, km);
    let north = -90;
    let east = -180;
    for (let step = 0; step < 3600; step++) {
      const at = onCircle(IQALUIT, km * 0.999, (step * Math.PI) / 1800);
      expect(isInFrame(at, frame)).toBe(true);
      north = Math.max(north, at.lat);
      east = Math.max(east, at.lng);
    }
    expect(frame.north - north).toBeLessThan(0.002);
    expect(frame.east - east).toBeLessThan(0.004);
  });

  it('leaves out what lies beyond', () => {
    const frame = frameAround(IQALUIT, 10);
    expect(isInFrame({ ...IQALUIT, lat: IQALUIT.lat + 0.1 }, frame)).toBe(false);
    expect(isInFrame({ ...IQALUIT, lng: IQALUIT.lng - 0.25 }, frame)).toBe(false);
  });

  it('ends at the poles and at the date line', () => {
    expect(frameAround({ lat: 89.9, lng: 10 }, 100)).toMatchObject({ north: 90, west: -180, east: 180 });
  });
});

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

/** The place so far from the centre in a direction, in radians from north. */
function onCircle(centre: { lat: number; lng: number }, km: number, bearing: number) {
  const angle = km / 6371.0088;
  const lat1 = (centre.lat * Math.PI) / 180;
  const lat2 = Math.asin(
    Math.sin(lat1) * Math.cos(angle) + Math.cos(lat1) * Math.sin(angle) * Math.cos(bearing),
  );
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(lat1),
    Math.cos(angle) - Math.sin(lat1) * Math.sin(lat2),
  );
  const at = { lat: (lat2 * 180) / Math.PI, lng: centre.lng + (turn * 180) / Math.PI };
  expect(distanceKm(centre, at)).toBeCloseTo(km, 6);
  return at;
}
