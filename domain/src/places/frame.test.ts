import { describe, expect, it } from 'vitest';
import { distanceKm } from './distance.ts';
import { frameAround, isInFrame } from './frame.ts';

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
